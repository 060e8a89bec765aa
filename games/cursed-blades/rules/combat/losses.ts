import { sideTowards } from '@grognard/field/hex';
import { isStanding, unitOf } from '../../model/evolve.ts';
import { readStory } from '../../model/reading.ts';
import type { Blow } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { isOfFamily } from '../../tables/units.ts';
import { breakUp, FEWEST } from '../formations/breaking.ts';
import { hasCounter, hexesOf, typeOf, unitsAt } from '../map/board.ts';
import { isNextToEnemy, palisadeAcross } from '../map/engagement.ts';
import { enterHexes } from '../movement/entering.ts';
import { lossTest } from '../tests/loss.ts';
import { loseSteps, stopCharge, tire } from '../units/condition.ts';
import { recoil, recoilSides } from './recoil.ts';
import { canShift, shift } from './shifting.ts';

/**
 * The losses of a blow. All but the last are steps; the last is asked for if a recoil is possible, and taken as a step
 * if not.
 */
export const beginLosses = (story: Story): void => {
  const { blow } = story.state;
  if (blow === undefined) return;
  if (blow.losses > 1) loseSteps(story, blow.defender, blow.losses - 1, ['CB-B4.9-2']);
  if (blow.losses === 0 || !isStanding(unitOf(story.state, blow.defender))) settle(story, blow, 0);
  else if (recoilSides(readStory(story), blow).length === 0) loseLastStep(story);
};

/** The last loss is a step. */
export const loseLastStep = (story: Story): void => {
  const { blow } = story.state;
  if (blow === undefined) return;
  loseSteps(story, blow.defender, 1, ['CB-B4.9-2']);
  settle(story, blow, blow.losses);
};

/** The last loss is a recoil. */
export const recoilAsLastLoss = (story: Story, side: number): void => {
  const { blow } = story.state;
  if (blow !== undefined) settle(story, blow, blow.losses - 1, side);
};

/** What follows once the losses are taken: the recoil itself, nerve, a charge that is over, an advance. */
const settle = (story: Story, blow: Blow, steps: number, side?: number): void => {
  const { defender, losses } = blow;
  happen(story, { kind: 'settled', rules: ['CB-B4.9-2'] });
  if (side !== undefined) recoil(story, blow, side);
  if (losses > 0 && isStanding(unitOf(story.state, defender))) shake(story, defender, steps);
  advance(story, blow);
};

const shake = (story: Story, index: number, steps: number): void => {
  const { marker } = unitOf(story.state, index);
  if (marker === 'charge') endCharge(story, index);
  if (steps > 0) lossTest(story, index, steps);
  const unit = unitOf(story.state, index);
  if (isStanding(unit) && unit.formed !== undefined && unit.steps < FEWEST)
    breakUp(story, index, ['CB-B4.2-11']);
};

/** CB-B4.9-7: a charge that meets with a loss is over; still beside the enemy, the unit is in contact. */
const endCharge = (story: Story, index: number): void => {
  const rules = ['CB-B4.9-7'];
  stopCharge(story, index, rules);
  const unit = unitOf(story.state, index);
  if (hexesOf(unit).some((hex) => isNextToEnemy(readStory(story), hex, unit.side)))
    happen(story, { kind: 'changed', unit: index, to: { marker: 'contact' }, rules });
};

/** CB-B4.9-8: a supported shock that empties the hex takes the attacker into it. */
const advance = (story: Story, { attacker, by, supported, from, upon }: Blow): void => {
  if (by !== 'shock' || !supported || attacker === undefined || upon === undefined) return;
  const reading = readStory(story);
  const unit = unitOf(story.state, attacker);
  if (!isStanding(unit) || !hexesOf(unit).includes(from) || unitsAt(reading, upon).length > 0) return;
  const side = sideTowards(story.setting.terrain.board, from, upon);
  if (hasCounter(reading, upon, 'blaze') || !canShift(reading, [attacker], side)) return;
  const climbs = palisadeAcross(reading, from, upon) !== undefined;
  if (climbs && !mayClimb(story, attacker)) return;
  shift(story, attacker, side, ['CB-B4.9-8']);
  if (climbs) tire(story, attacker, ['CB-Q13']);
  enterHexes(story, attacker, hexesOf(unitOf(story.state, attacker)), { minimal: climbs });
};

/** CB-Q13: infantry with breath left climbs over a palisade; nobody else does. */
const mayClimb = ({ setting, state }: Story, attacker: number): boolean => {
  const unit = unitOf(state, attacker);
  return (
    setting.switches.advanceOverPalisade === 'infantry' &&
    isOfFamily(typeOf(unit), 'infantry') &&
    unit.breath !== 'out-of-breath'
  );
};
