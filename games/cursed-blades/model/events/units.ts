import type { UnitChange } from '../evolve.ts';
import { type Evolvers, type Ruled, unchanged, withUnit } from '../evolve.ts';
import type { Roll } from '../state.ts';
import type { TestKind } from '../vocabulary.ts';

/**
 * What becomes of units. `changed` is the only way in which one changes but for its steps: whatever chapter it happens by, it lays
 * down what the unit is from then on, and the events around it say why.
 */
export type UnitEvent = Ruled &
  (
    | { readonly kind: 'changed'; readonly unit: number; readonly to: UnitChange }
    | {
        readonly kind: 'tested';
        readonly unit: number;
        readonly test: TestKind;
        readonly roll: Roll;
        readonly passed: boolean;
      }
  );

export const unitEvolvers: Evolvers<UnitEvent> = {
  changed: (state, { unit, to }) => withUnit(state, unit, to),
  // Whoever fails to rally must run.
  tested: (state, { test, passed }) =>
    test === 'rally' && !passed
      ? { ...state, active: { ...state.active, fleeing: true }, count: state.count + 1 }
      : unchanged(state),
};
