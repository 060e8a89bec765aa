/** Who is asked between two quarters: those before whom a charge has come up. What everybody can see decides. */
import type { Side } from '@grognard/engine';
import { isStraightAhead, middleOf } from '../../ground/shape/ahead.ts';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { zoneOf } from '../../ground/shape/zones.ts';
import { hourOf, isEngaged, partOf, standing, unitOf } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Unit } from '../../model/unit.ts';
import { hidingLand } from '../sight/sees.ts';

/** A charge that has been seen for a quarter. */
export interface Seen {
  readonly index: number;
  readonly part: Part;
  readonly unit: Unit;
  /** It began in the quarter that has just been played. */
  readonly isNew: boolean;
}

/** Every charge of one side that the other has had a quarter to see. */
export const chargesSeen = (state: State): readonly Seen[] =>
  standing(state).flatMap((index) => {
    const part = partOf(state, index);
    const { charge } = part;
    if (charge === undefined || charge.since >= hourOf(state)) return [];
    const isNew = charge.since === hourOf(state) - 1 && charge.counter !== true;
    return [{ index, part, unit: unitOf(state, part.unit), isNew }];
  });

/** LA-M6.1-4: whether a charge may be aimed at a part, for all that its enemy can tell. */
export const mayBeAimedAt = (setting: Memories, charge: Seen, part: Part, unit: Unit): boolean => {
  if (charge.unit.side === unit.side) return false;
  return (
    zoneOf(setting, charge.part, charge.unit.arm, middleOf(setting, part, unit.arm)) === 'front' ||
    isStraightAhead(setting, charge.part, charge.unit.arm, bodyOfPart(setting, part, unit.arm))
  );
};

/** Free to do something else than it does. */
export const isFree = (state: State, index: number): boolean => {
  const { doing, charge, rally, follow, evade, routing, retreat, inside } = partOf(state, index);
  const isBusy = [doing, charge, rally, follow, evade, routing, retreat, inside].some(
    (each) => each !== undefined,
  );
  return !isBusy && !isEngaged(state, index);
};

/** Sides that see an enemy evade. */
const sidesEvaded = (state: State): ReadonlySet<Side> => {
  const evading = standing(state).flatMap((index) => {
    const part = partOf(state, index);
    return part.evade === undefined ? [] : [unitOf(state, part.unit).side];
  });
  return new Set(state.seats.map(({ side }) => side).filter((side) => evading.some((each) => each !== side)));
};

/** Charges that their own side may break off, as far as everybody can see: an enemy evades, or a general is there. */
const mightStop = (state: State, index: number, evaded: ReadonlySet<Side>): boolean => {
  const { charge, unit } = partOf(state, index);
  if (charge === undefined || charge.stops !== undefined) return false;
  const isTouched = state.officers.some(
    (officer) => officer.rank === 'general' && officer.hit === undefined && officer.with === unit,
  );
  return isTouched || evaded.has(unitOf(state, unit).side);
};

/** Whether a window opens: where the ground hides troops, on the word of a charge, whoever sees it. */
export const isAsked = (setting: Setting, state: State): boolean =>
  hidingLand(setting, state) === undefined
    ? mayReact(setting, state).length > 0
    : chargesSeen(state).length > 0;

/** The parts to which the reaction window offers a choice; what everybody can see decides. */
export const mayReact = (setting: Memories, state: State): readonly number[] => {
  const seen = chargesSeen(state);
  if (seen.length === 0) return [];
  const evaded = sidesEvaded(state);
  return standing(state).filter((index) => {
    if (mightStop(state, index, evaded)) return true;
    const part = partOf(state, index);
    const unit = unitOf(state, part.unit);
    return isFree(state, index) && seen.some((charge) => mayBeAimedAt(setting, charge, part, unit));
  });
};
