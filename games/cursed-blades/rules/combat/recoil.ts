import { type Refusal, type RuleId, refuse } from '@grognard/engine';
import { distanceBetween, hexSides, neighbourOf } from '@grognard/field/hex';
import { isStanding, unitOf } from '../../model/evolve.ts';
import { type Reading, readStory } from '../../model/reading.ts';
import type { Blow } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';
import { hexesOf, unitsAt } from '../map/board.ts';
import { engagersOf, palisadeAcross, zoneTowards } from '../map/engagement.ts';
import { enterHexes } from '../movement/entering.ts';
import { walkerOf } from '../movement/walker.ts';
import { disorder } from '../units/condition.ts';
import { afterShift, canShift, shift } from './shifting.ts';

const groupOf = (reading: Reading, index: number): readonly number[] => [
  ...new Set(hexesOf(unitOf(reading.view, index)).flatMap((hex) => unitsAt(reading, hex))),
];

/** Whether everybody who engages a unit does so from its front. */
const isFrontOnly = (reading: Reading, index: number): boolean => {
  const { view, setting } = reading;
  const unit = unitOf(view, index);
  return engagersOf(reading, index)
    .flatMap((enemy) => hexesOf(unitOf(view, enemy)))
    .every((hex) => {
      const zone = zoneTowards(setting, unit, hex);
      return zone === undefined || zone === 'front';
    });
};

/** CB-Q38: whether somebody of a group would have to climb over a palisade, which takes a minimal move. */
const wouldClimb = (reading: Reading, group: readonly number[], side: number): boolean =>
  group
    .map((index) => unitOf(reading.view, index))
    .filter((unit) => !walkerOf(unit).slips)
    .flatMap(hexesOf)
    .some((hex) => {
      const next = neighbourOf(reading.setting.terrain.board, hex, side);
      return next >= 0 && palisadeAcross(reading, hex, next) !== undefined;
    });

/** CB-B4.9-3: why the unit that was struck may not recoil at all. */
const mayNotRecoil = (reading: Reading, { defender }: Blow): boolean => {
  const { view } = reading;
  const unit = unitOf(view, defender);
  return (
    !isStanding(unit) ||
    unit.cohesion === 'routed' ||
    unit.marker === 'charge' ||
    (unit.formed !== undefined && unit.cohesion === 'shaken') ||
    !isFrontOnly(reading, defender)
  );
};

/** The sides across which whoever was struck can recoil: away from the attack, to where it is engaged in front only. */
export const recoilSides = (reading: Reading, blow: Blow): readonly number[] => {
  const { setting, view } = reading;
  if (blow.by === 'trap' || mayNotRecoil(reading, blow)) return [];
  const { board } = setting.terrain;
  const group = groupOf(reading, blow.defender);
  const upon = blow.upon ?? unitOf(view, blow.defender).hex;
  const far = distanceBetween(board, blow.from, upon);
  return hexSides.filter((side) => {
    const next = neighbourOf(board, upon, side);
    return (
      next >= 0 &&
      distanceBetween(board, blow.from, next) > far &&
      canShift(reading, group, side) &&
      !wouldClimb(reading, group, side) &&
      isFrontOnly(afterShift(reading, group, side), blow.defender)
    );
  });
};

/** The rule that a recoil across a side would break. */
const againstRecoil = (reading: Reading, defender: number, side: number): RuleId =>
  wouldClimb(reading, groupOf(reading, defender), side) ? 'CB-Q38' : 'CB-B4.9-3';

/** Every breach of the rules by taking the last loss as a recoil, or as a step. */
export const lossRefusals = (
  reading: Reading,
  order: { readonly kind: 'lose-step' } | { readonly kind: 'recoil'; readonly side: number },
): readonly Refusal[] => {
  const { view } = reading;
  const { blow } = view;
  if (blow === undefined) return [];
  const unit = unitOf(view, blow.defender);
  const ways = recoilSides(reading, blow);
  if (order.kind === 'recoil')
    return ways.includes(order.side)
      ? []
      : [refuse(againstRecoil(reading, blow.defender, order.side), 'no-recoil', { unit: unit.id })];
  return unit.steps <= 1 && ways.length > 0 ? [refuse('CB-B4.9-5', 'must-recoil', { unit: unit.id })] : [];
};

/** CB-B4.9-4: all units of the hex go back together, and each loses a level of cohesion. */
export const recoil = (story: Story, blow: Blow, side: number): void => {
  const rules = ['CB-B4.9-4'];
  const group = groupOf(readStory(story), blow.defender);
  for (const index of group) shift(story, index, side, rules);
  for (const index of group) disorder(story, index, rules);
  for (const index of group)
    if (isStanding(unitOf(story.state, index))) enterHexes(story, index, hexesOf(unitOf(story.state, index)));
};
