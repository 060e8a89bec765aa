import { type Refusal, refuse } from '@grognard/engine';
import { isEngaged, partOf, unitOf } from '../../model/evolve.ts';
import type { FollowOrder, RallyOrder } from '../../model/orders.ts';
import type { Setting } from '../../model/setting.ts';
import type { View } from '../../model/view.ts';
import { followBars, rallyBars } from './bars.ts';

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

export const judgeFollows = (_setting: Setting, view: View, { parts }: FollowOrder): readonly Refusal[] =>
  parts.flatMap((part) => followBars(view, part));
