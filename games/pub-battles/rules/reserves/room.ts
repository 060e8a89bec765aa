import {
  type Body,
  boxesMeet,
  eastOf,
  type Heading,
  northOf,
  overlapShare,
  roundUnit,
} from '@grognard/field';
import { bodyOn } from '../../ground/board.ts';
import { isClosedTo } from '../../ground/ground-quickly.ts';
import { isMostlyOnSheet } from '../../ground/sheet.ts';
import { bodyPlaced, standing } from '../../ground/standing.ts';
import type { Setting } from '../../model/setting.ts';
import type { Stand, State } from '../../model/state.ts';
import { isStaff } from '../../model/vocabulary.ts';

/** Where a piece is to stand, and how. */
export interface FreeSpot extends Stand {
  readonly column?: true;
  readonly arm?: 'staff';
}

/** Two pieces overlap when more than a hair of one lies on the other. */
const HAIR = 0.002;

/** The ground that is taken by pieces; staff takes none. */
export const takenGround = (setting: Setting, state: State): readonly Body[] =>
  standing(setting, state)
    .filter(({ kind }) => !isStaff(kind))
    .map((each) => bodyPlaced(setting, each));

/** PB-R081, PB-R082: on the map, on dry ground, on nobody. */
export const isFree = (
  setting: Setting,
  taken: readonly Body[],
  spot: Parameters<typeof bodyOn>[1],
): boolean => {
  const body = bodyOn(setting, spot);
  return (
    taken.every((other) => !boxesMeet(body, other, 0) || overlapShare(body, other) <= HAIR) &&
    isMostlyOnSheet(setting, body) &&
    !isClosedTo(setting, body, 'foot', true)
  );
};

export const moved = <T extends Stand>(spot: T, towards: Heading, by: number): T => ({
  ...spot,
  x: roundUnit(spot.x + eastOf(towards) * by),
  y: roundUnit(spot.y + northOf(towards) * by),
});

const FARTHEST = 30_000;
const FAN: readonly number[] = [
  0, 1_500, -1_500, 3_000, -3_000, 4_500, -4_500, 6_000, -6_000, 7_500, -7_500, 9_000, -9_000,
];

/** Ahead, for whoever has the edge of the map behind him. */
const AHEAD: readonly number[] = [
  10_500, -10_500, 12_000, -12_000, 13_500, -13_500, 15_000, -15_000, 16_500, -16_500, 18_000,
];

/** PB-R102: the spot, or the nearest free place towards a heading and to both sides of it; if there is none, ahead. */
export const nearestFree = (
  setting: Setting,
  taken: readonly Body[],
  spot: FreeSpot,
  towards: Heading,
): FreeSpot =>
  freeIn(setting, taken, spot, towards, FAN) ?? freeIn(setting, taken, spot, towards, AHEAD) ?? spot;

const freeIn = (
  setting: Setting,
  taken: readonly Body[],
  spot: FreeSpot,
  towards: Heading,
  turns: readonly number[],
): FreeSpot | undefined => {
  const { heading, column, arm } = spot;
  const step = setting.measures.depth / 2;
  for (let by = 0; by <= FARTHEST; by += step) {
    for (const turn of by === 0 ? [0] : turns) {
      const way = (towards + turn + 36_000) % 36_000;
      // Hundreds of places may be tried for the one that is free: they are laid down alike.
      const x = roundUnit(spot.x + eastOf(way) * by);
      const y = roundUnit(spot.y + northOf(way) * by);
      if (isFree(setting, taken, { x, y, heading, column, arm })) return { ...spot, x, y };
    }
  }
  return undefined;
};
