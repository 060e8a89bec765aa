import { withAt } from '@grognard/engine';
import { neighbourOf, OFF_BOARD } from '@grognard/field/hex';
import { unitOf } from '../../model/evolve.ts';
import { type Reading, readingOf } from '../../model/reading.ts';
import type { Unit } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { groundAt, hasCounter, hexesOf } from '../map/board.ts';
import { couldCross } from '../map/engagement.ts';
import { restingProblems, stackingProblems } from '../movement/stacking.ts';

/** Units that are pushed, or press on, one hex without a move of their own. */

/** The table with a group gone across a side. */
export const afterShift = (reading: Reading, group: readonly number[], side: number): Reading => {
  const { setting, view } = reading;
  const { board } = setting.terrain;
  let { units } = view;
  for (const index of group) {
    const { and, ...unit } = unitOf(view, index);
    const hex = neighbourOf(board, unit.hex, side);
    const next = and === undefined ? { ...unit, hex } : { ...unit, hex, and: neighbourOf(board, and, side) };
    units = withAt(units, index, next);
  }
  return readingOf(setting, { ...view, units });
};

const couldGo = (reading: Reading, unit: Unit, side: number): boolean =>
  hexesOf(unit).every((own) => {
    const next = neighbourOf(reading.setting.terrain.board, own, side);
    return (
      next !== OFF_BOARD &&
      !hasCounter(reading, next, 'blaze') &&
      couldCross(reading, unit, own, next) &&
      (unit.formed === undefined || groundAt(reading, next) === 'clear')
    );
  });

/** Whether a group can go across a side together: over the ground, beside whoever is there, within the stacking. */
export const canShift = (reading: Reading, group: readonly number[], side: number): boolean => {
  const { view } = reading;
  if (!group.every((index) => couldGo(reading, unitOf(view, index), side))) return false;
  const after = afterShift(reading, group, side);
  return group.every(
    (index) =>
      stackingProblems(after, index, hexesOf(unitOf(after.view, index))).length === 0 &&
      restingProblems(after, index).length === 0,
  );
};

/** A unit goes across a side as it stands; what its new hex does to it follows with `enterHexes`. */
export const shift = (story: Story, index: number, side: number, rules: readonly string[]): void => {
  const { board } = story.setting.terrain;
  const { hex, and, facing } = unitOf(story.state, index);
  const to = neighbourOf(board, hex, side);
  if (and === undefined) happen(story, { kind: 'stepped', unit: index, hex: to, facing, cost: 0, rules });
  else
    happen(story, {
      kind: 'changed',
      unit: index,
      to: { hex: to, and: neighbourOf(board, and, side) },
      rules,
    });
};
