import type { RuleId } from '@grognard/engine';
import { unitOf } from '../../model/evolve.ts';
import type { Reading } from '../../model/reading.ts';
import { hexesOf } from '../map/board.ts';
import { engagedBy, engagersOf, isInFront } from '../map/engagement.ts';
import { mayRally } from '../recovery/rally.ts';
import type { ActionKind } from '../units/action.ts';

/** What a unit must do, and by which rule. */
export interface Forced {
  readonly kinds: readonly ActionKind[];
  readonly rule: RuleId;
}

/** CB-B4.3-8: whether all who engage a unit stand where it does not look. */
const facesNobody = (reading: Reading, index: number): boolean => {
  const { view, setting } = reading;
  const unit = unitOf(view, index);
  const engagers = engagersOf(reading, index);
  return (
    engagers.length > 0 &&
    engagers.every((enemy) => hexesOf(unitOf(view, enemy)).every((hex) => !isInFront(setting, unit, hex)))
  );
};

/** CB-B4.3-7 and on: the first that applies; nothing if the unit is free to choose. */
export const forcedOf = (reading: Reading, index: number): Forced | undefined => {
  const { view } = reading;
  const unit = unitOf(view, index);
  if ((view.active?.struck?.length ?? 0) > 0) return { kinds: ['shock', 'nothing'], rule: 'CB-B4.3-14' };
  // A formation does not flee: it breaks up instead.
  const run: ActionKind = unit.formed === undefined ? 'flee' : 'break';
  if (view.active?.fleeing === true) return { kinds: [run], rule: 'CB-B4.10-6' };
  if (unit.cohesion === 'routed')
    return { kinds: [mayRally(reading, index) ? 'rally' : run], rule: 'CB-B4.3-7' };
  if (facesNobody(reading, index)) return { kinds: ['face'], rule: 'CB-B4.3-8' };
  if (unit.marker !== 'charge') return undefined;
  return engagedBy(reading, index).length > 0
    ? { kinds: ['shock'], rule: 'CB-B4.3-9' }
    : { kinds: ['move'], rule: 'CB-B4.3-10' };
};

/** CB-B4.3-17: whether a unit that has not acted may not be left out. */
export const owesActivation = (reading: Reading, index: number): boolean => {
  const { view } = reading;
  const unit = unitOf(view, index);
  if (unit.activated) return false;
  return (
    unit.cohesion === 'routed' ||
    unit.marker === 'charge' ||
    engagersOf(reading, index).some((enemy) => unitOf(view, enemy).marker !== undefined)
  );
};

/** CB-B4.3-15: what an engaged unit may do at all; each action says so itself where it is more. */
export const whileEngaged: readonly ActionKind[] = [
  'shock',
  'withdraw',
  'flee',
  'face',
  'fire',
  'break',
  'nothing',
];
