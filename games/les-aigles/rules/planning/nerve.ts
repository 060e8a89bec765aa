/** What those whose nerve has gone cannot be told. */
import { type Refusal, refuse } from '@grognard/engine';
import { hourOf } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Unit } from '../../model/unit.ts';
import type { View } from '../../model/view.ts';

/** Whether morale still keeps a part where it is. */
export const isHeldFast = (view: View, { halted }: Part): boolean =>
  halted !== undefined && halted >= hourOf(view);

export const heldFast = ({ id }: Unit): readonly Refusal[] => [
  refuse('LA-S3.6-8', 'nerve-held', { unit: id }),
];

/** What morale has against a charge or a counter-charge. */
export const unnerved = (view: View, part: Part, unit: Unit): readonly Refusal[] => {
  if (part.routing === true) return [refuse('LA-S3.6-10', 'nerve-routs', { unit: unit.id })];
  return isHeldFast(view, part) ? heldFast(unit) : [];
};
