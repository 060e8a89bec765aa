import { type HexBoard, OFF_BOARD } from './board.ts';
import { type HexSide, hexSides, SIDE_Q, SIDE_R, sextantOf, sideAfter } from './sides.ts';

/**
 * Twelve facings, 30 degrees apart, clockwise from the east: an even facing looks across side `facing / 2`, an
 * odd one at the corner between that side (rounded down) and the next.
 */
export const facings = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

export type Facing = (typeof facings)[number];

export const zones = ['front', 'flank', 'rear'] as const;

export type Zone = (typeof zones)[number];

/** A set of sides as six bits, bit n for side n. */
export type SideSet = number;

export const ALL_SIDES: SideSet = 0b111111;

export const hasSide = (set: SideSet, side: number): boolean => ((set >> side) & 1) === 1;

export const facingAfter = (facing: number, by: number): Facing =>
  ((((facing + by) % 12) + 12) % 12) as Facing;

/** How far a unit must turn from one facing to the other, the short way, in steps of 30 degrees: 0 to 6. */
export const turnBetweenFacings = (from: number, to: number): number => {
  const turn = Math.abs(from - to) % 12;
  return Math.min(turn, 12 - turn);
};

export const facesCorner = (facing: number): boolean => (facing & 1) === 1;

const zoneAt = (facing: number, side: number): Zone => {
  const turn = turnBetweenFacings(facing, side * 2);
  if (facesCorner(facing)) return turn === 1 ? 'front' : turn === 3 ? 'flank' : 'rear';
  return turn <= 2 ? 'front' : 'rear';
};

const setOf = (facing: number, zone: Zone): SideSet =>
  hexSides.reduce((set: SideSet, side) => (zoneAt(facing, side) === zone ? set | (1 << side) : set), 0);

const table: Readonly<Record<Zone, Uint8Array>> = {
  front: Uint8Array.from(facings, (facing) => setOf(facing, 'front')),
  flank: Uint8Array.from(facings, (facing) => setOf(facing, 'flank')),
  rear: Uint8Array.from(facings, (facing) => setOf(facing, 'rear')),
};

/**
 * The sides in a zone. Facing a side: three front, three rear, no flank; facing a corner: two of each. The same
 * sets hold for each hex of a body of two hexes that faces square to the line between them.
 */
export const zoneSides = (facing: number, zone: Zone): SideSet => table[zone][facing];

export const zoneOf = (facing: number, side: number): Zone => {
  if (hasSide(table.front[facing], side)) return 'front';
  return hasSide(table.flank[facing], side) ? 'flank' : 'rear';
};

/** For a corner facing, the sides square to it, right hand first: where the second hex of a formation stands. */
export const besides = (facing: number): readonly [right: HexSide, left: HexSide] => {
  const first = facing >> 1;
  return [sideAfter(first, 2), sideAfter(first, 5)];
};

/**
 * Writes the hexes in a zone of whoever stands on `hexes` (one hex, or the two of a formation) and returns how
 * many: each once, none of those stood upon, none beyond the edge. `out` must hold ten.
 */
export const zoneInto = (
  board: HexBoard,
  hexes: ArrayLike<number>,
  facing: number,
  zone: Zone,
  out: Int32Array,
): number => {
  const set = zoneSides(facing, zone);
  let count = 0;
  for (let i = 0; i < hexes.length; i += 1) {
    for (let side = 0; side < 6; side += 1) {
      if (!hasSide(set, side)) continue;
      const hex = board.neighbours[hexes[i] * 6 + side];
      if (hex === OFF_BOARD || holds(hexes, hexes.length, hex) || holds(out, count, hex)) continue;
      out[count] = hex;
      count += 1;
    }
  }
  return count;
};

const holds = (list: ArrayLike<number>, count: number, hex: number): boolean => {
  for (let i = 0; i < count; i += 1) if (list[i] === hex) return true;
  return false;
};

/**
 * The sides by which a straight line to a distant hex leaves: one if it runs square across a side, otherwise the
 * two neighbouring sides it runs between; none if the hexes are the same.
 */
export const sidesTowards = (board: HexBoard, from: number, to: number): SideSet => {
  const q = board.q[to] - board.q[from];
  const r = board.r[to] - board.r[from];
  if (q === 0 && r === 0) return 0;
  const first = sextantOf(q, r);
  const second = sideAfter(first, 1);
  if (SIDE_Q[first] * r === SIDE_R[first] * q) return 1 << first;
  if (SIDE_Q[second] * r === SIDE_R[second] * q) return 1 << second;
  return (1 << first) | (1 << second);
};
