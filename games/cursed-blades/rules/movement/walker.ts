import type { RuleId } from '@grognard/engine';
import type { Unit } from '../../model/state.ts';
import type { CounterKind, MoveClass } from '../../model/vocabulary.ts';
import { counterFacts } from '../../tables/counters.ts';
import { isOfFamily } from '../../tables/units.ts';
import { typeOf } from '../map/board.ts';

/** Whoever moves, as far as the ground is concerned. */
export interface Walker {
  readonly class: MoveClass;
  /** CB-PALISADE-6 lets infantry over, by a minimal move. */
  readonly infantry: boolean;
  /** Flyers and infiltrators pass a palisade as if it were not there. */
  readonly slips: boolean;
  readonly formed: boolean;
  /** What it carries along. */
  readonly carries: readonly CounterKind[];
}

export const walkerOf = (unit: Unit, carries: readonly CounterKind[] = []): Walker => {
  const type = typeOf(unit);
  return {
    class: type.move.class,
    infantry: isOfFamily(type, 'infantry'),
    slips: type.move.class === 'flying' || type.abilities.includes('infiltration'),
    formed: unit.formed !== undefined,
    carries,
  };
};

/** A cart, a wagon, a crowd or a herd on its way; anything else goes nowhere. */
export const drivenWalker = (kind: CounterKind): Walker => ({
  ...{ infantry: false, slips: false, formed: false, carries: [] },
  class: counterFacts[kind].driven?.move ?? 'wheeled',
});

export const carriesBoat = ({ carries }: Walker): boolean =>
  carries.some((kind) => counterFacts[kind].carried?.boat === true);

/** The line of the movement table. */
export const classRule: Readonly<Record<MoveClass, RuleId>> = {
  foot: 'CB-B4.4-1',
  mounted: 'CB-B4.4-2',
  animal: 'CB-B4.4-3',
  wheeled: 'CB-B4.4-4',
  flying: 'CB-B4.4-5',
  naval: 'CB-B4.4-6',
};
