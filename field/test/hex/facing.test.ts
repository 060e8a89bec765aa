import {
  ALL_SIDES,
  besides,
  facesCorner,
  facingAfter,
  facings,
  hasSide,
  hexBoard,
  hexSides,
  neighbourOf,
  sidesTowards,
  turnBetweenFacings,
  type Zone,
  zoneInto,
  zoneOf,
  zoneSides,
  zones,
} from '@grognard/field/hex';
import { describe, expect, it } from 'vitest';
import { written } from './cases.ts';

const board = hexBoard(9, 9);
const middle = 4 * 9 + 4;
const listOf = (set: number) => hexSides.filter((side) => hasSide(set, side));
const zoneHexes = (hexes: readonly number[], facing: number, zone: Zone) =>
  written((out) => zoneInto(board, hexes, facing, zone, out), 10);

describe('facings', () => {
  it('look across a side when even and at a corner when odd', () => {
    expect(facings.filter(facesCorner)).toEqual([1, 3, 5, 7, 9, 11]);
    expect([facingAfter(11, 2), facingAfter(1, -2)]).toEqual([1, 11]);
    expect([turnBetweenFacings(0, 11), turnBetweenFacings(2, 8), turnBetweenFacings(5, 5)]).toEqual([
      1, 6, 0,
    ]);
  });

  it('towards a side have three front, three rear and no flank', () => {
    expect(zones.map((zone) => listOf(zoneSides(0, zone)))).toEqual([[0, 1, 5], [], [2, 3, 4]]);
    expect(zones.map((zone) => listOf(zoneSides(6, zone)))).toEqual([[2, 3, 4], [], [0, 1, 5]]);
  });

  it('towards a corner have two front, two flank and two rear', () => {
    expect(zones.map((zone) => listOf(zoneSides(1, zone)))).toEqual([
      [0, 1],
      [2, 5],
      [3, 4],
    ]);
  });

  it('turn their zones with them', () => {
    for (const facing of facings) {
      for (const side of hexSides) {
        expect(zoneOf(facingAfter(facing, 2), (side + 1) % 6)).toBe(zoneOf(facing, side));
        expect(hasSide(zoneSides(facing, zoneOf(facing, side)), side)).toBe(true);
      }
      const all = zones.map((zone) => zoneSides(facing, zone));
      expect(all.reduce((a, b) => a + b)).toBe(ALL_SIDES);
    }
  });

  it('give one hex its neighbours by zone, clipped to the board', () => {
    expect(zoneHexes([middle], 0, 'front')).toEqual(
      [0, 1, 5].map((side) => neighbourOf(board, middle, side)),
    );
    expect(zoneHexes([middle], 0, 'flank')).toEqual([]);
    expect(zoneHexes([0], 6, 'front')).toEqual([]);
  });

  it('give a formation over two hexes three front, two flank and three rear', () => {
    for (const facing of facings.filter(facesCorner)) {
      for (const beside of besides(facing)) {
        const second = neighbourOf(board, middle, beside);
        const found = zones.map((zone) => zoneHexes([middle, second], facing, zone));
        expect(found.map((hexes) => hexes.length)).toEqual([3, 2, 3]);
        const around = new Set(
          [middle, second].flatMap((hex) => hexSides.map((side) => neighbourOf(board, hex, side))),
        );
        around.delete(middle);
        around.delete(second);
        expect(new Set(found.flat())).toEqual(around);
      }
    }
  });

  it('see a distant hex through the one or two sides its line leaves by', () => {
    expect(listOf(sidesTowards(board, middle, middle))).toEqual([]);
    expect(listOf(sidesTowards(board, middle, middle + 3))).toEqual([0]);
    for (const side of hexSides) {
      const far = neighbourOf(board, neighbourOf(board, middle, side), side);
      expect(listOf(sidesTowards(board, middle, far))).toEqual([side]);
    }
    expect(listOf(sidesTowards(board, middle, middle + 18))).toEqual([1, 2]);
    expect(listOf(sidesTowards(board, middle, middle - 9 + 2))).toEqual([0, 5]);
  });
});
