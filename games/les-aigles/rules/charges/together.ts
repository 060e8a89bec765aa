/** What stands against charges because of each other: judged over a whole plan. */
import { at, flat, type Refusal, refuse } from '@grognard/engine';
import { isThere } from '../../model/evolve.ts';
import type { PartPlan } from '../../model/orders.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import type { View } from '../../model/view.ts';
import type { Facing } from '../../model/vocabulary.ts';
import { sideMet } from './contact.ts';
import { writtenTarget } from './riders.ts';

interface Aim {
  readonly part?: number;
  readonly target: number;
  readonly side: Facing;
}

const aimOf = (setting: Memories, view: View, part: number, target: number): readonly Aim[] => {
  const charger = at(view.parts, part);
  const enemy = at(view.parts, target);
  if (charger === undefined || enemy === undefined || !isThere(enemy)) return [];
  return [{ part, target, side: sideMet(setting, view, charger, target) }];
};

/** LA-M5.5-10: of two on the same side of the same enemy, the second is refused, where a club plays it so. */
export const judgeTogether = (
  setting: Setting,
  view: View,
  plans: readonly PartPlan[],
): readonly Refusal[] => {
  if (setting.switches.secondCharge !== 'refused') return [];
  const underWay = flat(view.parts).flatMap((part, index) => {
    const target =
      part.charge === undefined || !isThere(part) ? undefined : part.secret && writtenTarget(part);
    return target === undefined ? [] : aimOf(setting, view, index, target);
  });
  const planned = plans.flatMap(({ part, tasks: [task] }) =>
    task?.do === 'charge' ? aimOf(setting, view, part, task.target) : [],
  );
  const aims: readonly Aim[] = [...view.charged, ...underWay, ...planned];
  return planned.flatMap((aim) => {
    const earlier = aims.slice(0, aims.indexOf(aim));
    const isTwice = earlier.some(({ target, side }) => target === aim.target && side === aim.side);
    const [unit, target] = [aim.part ?? -1, aim.target].map((part) => nameOf(view, part));
    return isTwice ? [refuse('LA-M5.5-10', 'charge-twice', { unit: unit ?? '', target: target ?? '' })] : [];
  });
};

const nameOf = ({ parts, units }: View, index: number): string | undefined => {
  const part = at(parts, index);
  return part === undefined ? undefined : at(units, part.unit)?.id;
};
