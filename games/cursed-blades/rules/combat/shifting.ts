import { withAt } from '@grognard/engine';
import { neighbourOf, OFF_BOARD } from '@grognard/field/hex';
import { unitOf } from '../../model/evolve.ts';
import type { Setting } from '../../model/setting.ts';
import type { Unit } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { groundAt, hasCounter, hexesOf, type Table } from '../map/board.ts';
import { couldCross } from '../map/engagement.ts';
import { restingProblems, stackingProblems } from '../movement/stacking.ts';

/** Units that are pushed, or press on, one hex without a move of their own. */

/** The table with a group gone across a side. */
export const shifted = (setting: Setting, table: Table, group: readonly number[], side: number): Table => {
  const { board } = setting.terrain;
  let { units } = table;
  for (const index of group) {
    const { and, ...unit } = unitOf(table, index);
    const hex = neighbourOf(board, unit.hex, side);
    const next = and === undefined ? { ...unit, hex } : { ...unit, hex, and: neighbourOf(board, and, side) };
    units = withAt(units, index, next);
  }
  return { ...table, units };
};

const couldGo = (setting: Setting, table: Table, unit: Unit, side: number): boolean =>
  hexesOf(unit).every((own) => {
    const next = neighbourOf(setting.terrain.board, own, side);
    return (
      next !== OFF_BOARD &&
      !hasCounter(table, next, 'blaze') &&
      couldCross(setting, table, unit, own, next) &&
      (unit.formed === undefined || groundAt(setting, table, next) === 'clear')
    );
  });

/** Whether a group can go across a side together: over the ground, beside whoever is there, within the stacking. */
export const canShift = (setting: Setting, table: Table, group: readonly number[], side: number): boolean => {
  if (!group.every((index) => couldGo(setting, table, unitOf(table, index), side))) return false;
  const after = shifted(setting, table, group, side);
  return group.every(
    (index) =>
      stackingProblems(after, index, hexesOf(unitOf(after, index))).length === 0 &&
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
