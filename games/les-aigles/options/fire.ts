/** What there is to choose about the fire of a part. Distances are for the hand to write: none is offered. */
import { pickFrom, type Random } from '@grognard/engine';
import { standing, unitOfPart } from '../model/evolve.ts';
import { exposures, type FireOrder, marks, shots } from '../model/fire-order.ts';
import type { Part } from '../model/part.ts';
import type { Setting } from '../model/setting.ts';
import type { Unit } from '../model/unit.ts';
import type { View } from '../model/view.ts';
import { isArtillery } from '../model/vocabulary.ts';
import { hasFirearms } from '../rules/fire/check.ts';

/** Enemies in sight, whom a fire order may name. */
const enemiesOf = (view: View, { side }: Unit): readonly number[] =>
  standing(view).filter((index) => unitOfPart(view, index).side !== side);

/** The finite choices of a part; none, where nobody orders fire or it has nothing to fire with. */
export const fireChoices = (setting: Setting, view: View, part: Part, unit: Unit): readonly FireOrder[] => {
  if (setting.switches.fireOrders === 'off' || !hasFirearms(unit, part)) return [];
  return [
    'hold',
    ...marks.map((prefer) => ({ prefer })),
    ...(isArtillery(unit.arm) ? shots.map((shot) => ({ shot })) : []),
    ...exposures.map((at) => ({ at })),
    ...enemiesOf(view, unit).map((target) => ({ target })),
  ];
};

/** Now and then some fire order, foolish ones among them. */
export const someFire = (
  setting: Setting,
  view: View,
  part: Part,
  unit: Unit,
  random: Random,
): FireOrder | undefined => {
  if (random.below(5) > 0) return undefined;
  const chosen = pickFrom(random, fireChoices(setting, view, part, unit));
  if (chosen === undefined || chosen === 'hold') return chosen;
  const isMark = 'target' in chosen || 'prefer' in chosen;
  return {
    ...chosen,
    ...(random.below(3) === 0 && { within: 1_000 + random.below(20_000) }),
    ...(isMark && random.below(3) === 0 && { only: true as const }),
  };
};
