import { flat } from '@grognard/engine';
import {
  blockBetween,
  distanceBetween,
  hasSide,
  OFF_BOARD,
  sidesTowards,
  zoneSides,
} from '@grognard/field/hex';
import type { Reading } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import type { Unit } from '../../model/state.ts';
import type { Ground } from '../../model/vocabulary.ts';
import { groundAt, typeOf } from '../map/board.ts';

const WALL = 30_000;

/** CB-B4.1-7: how high a hex stands in half levels, with what lies on it. */
const heightOf = ({ terrain }: Setting, hex: number, ground: Ground): number =>
  2 * (terrain.altitude[hex] ?? 0) + (ground === 'clear' || ground === 'water' ? 0 : 1);

/** How high every hex is to look over; CB-B4.1-8: smoke and blazes are higher than anything. */
const heightsOf = (reading: Reading): Int16Array => {
  const { setting, view } = reading;
  const { board, ground } = setting.terrain;
  const heights = Int16Array.from({ length: board.size }, (_each, hex) =>
    heightOf(setting, hex, ground[hex] ?? 'clear'),
  );
  for (const { hex, kind, gone } of flat(view.counters)) {
    if (gone === true || heights[hex] === WALL) continue;
    heights[hex] = kind === 'blaze' ? WALL : heightOf(setting, hex, groundAt(reading, hex));
  }
  for (const { hex } of view.smoke) heights[hex] = WALL;
  return heights;
};

/** Whether a line of sight runs from centre to centre: a hex higher than both ends blocks it. */
export const isInSight = (reading: Reading, from: number, to: number): boolean => {
  const { setting } = reading;
  const { board } = setting.terrain;
  if (distanceBetween(board, from, to) <= 1) return true;
  // Whoever stands in smoke is as high as his hex is.
  const ends = [from, to].map((hex) => heightOf(setting, hex, groundAt(reading, hex)));
  return blockBetween(board, heightsOf(reading), Math.max(...ends), from, to) === OFF_BOARD;
};

/** CB-B4.8-1: the cone of a unit's front: every side by which a line leaves must be a front side. */
export const isInCone = ({ terrain }: Setting, unit: Unit, from: number, to: number): boolean => {
  if (typeOf(unit).small === true || unit.formed?.mode === 'hedgehog') return true;
  const towards = sidesTowards(terrain.board, from, to);
  const front = zoneSides(unit.facing, 'front');
  return [0, 1, 2, 3, 4, 5].every((side) => !hasSide(towards, side) || hasSide(front, side));
};
