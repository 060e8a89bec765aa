import { type Refusal, refuse } from '@grognard/engine';
import type { FollowOrder, RallyOrder } from '../../orders.ts';
import type { Setting } from '../../setting.ts';
import { isEngaged, partOf, unitOf } from '../../state.ts';
import type { View } from '../../view.ts';
import { rallyBars } from './bars.ts';
import { engagements } from './engaged.ts';
import { quarriesOf } from './who.ts';

/** LA-U2.3-11: only a chequer that is engaged sends back some of its squadrons and keeps the others. */
const chequerBars = (view: View, index: number): readonly Refusal[] => {
  const { formation, interval, ranks, unit } = partOf(view, index);
  const isWhole = formation === 'chequer' && interval === undefined && ranks.length > 1;
  if (isWhole && isEngaged(view, index)) return [];
  return [refuse('LA-U2.3-11', 'rally-no-chequer', { unit: unitOf(view, unit).id })];
};

export const judgeRallies = (_setting: Setting, view: View, { parts }: RallyOrder): readonly Refusal[] =>
  parts.flatMap(({ part, engagedOnly }) => [
    ...rallyBars(view, part),
    ...(engagedOnly === true ? chequerBars(view, part) : []),
  ]);

const followBars = (view: View, index: number): readonly Refusal[] => {
  const part = partOf(view, index);
  const { id, arm } = unitOf(view, part.unit);
  const who = { unit: id };
  if (arm !== 'cavalry') return [refuse('LA-M3.3-10', 'follow-not-cavalry', who)];
  if (part.rally !== undefined) return [refuse('LA-M3.5-1', 'follow-rallying', who)];
  if (part.follow !== undefined) return [refuse('LA-M3.3-7', 'follow-under-way', who)];
  const quarries = quarriesOf(view, index);
  if (quarries.length === 0) return [refuse('LA-M3.3-6', 'follow-no-contact', who)];
  const others = engagements(view, index).filter(({ enemy }) => partOf(view, enemy).rally === undefined);
  return others.length > 0 ? [refuse('LA-M3.3-1', 'follow-held', who)] : [];
};

export const judgeFollows = (_setting: Setting, view: View, { parts }: FollowOrder): readonly Refusal[] =>
  parts.flatMap((part) => followBars(view, part));
