/** Who stands about a place: most chunks of the list are far from it, and hardly one changes from event to event. */

import type { Side } from '@grognard/engine';
import { type Box, boxesMeet } from '@grognard/field';
import { isThere, unitOf } from '../../model/evolve.ts';
import type { Drawer } from '../../model/memory.ts';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { bodyOfPart } from './blocks.ts';

type Pieces = Pick<State, 'parts' | 'units'>;

/** A chunk of the list as it stands on the table. */
interface Crowd {
  chunk: readonly Part[];
  /** The box of each, one after the other in one array; no numbers for whoever is gone, so that nothing meets him. */
  readonly boxes: Float64Array;
  readonly sides: Side[];
  /** The ground about all of them. */
  box: Box;
  /** The side that all of them are on, if they are on one. */
  side: Side | undefined;
}

type Corners = { -readonly [Key in keyof Box]: Box[Key] };

const NOWHERE: Box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
const GONE: Box = { minX: Number.NaN, minY: Number.NaN, maxX: Number.NaN, maxY: Number.NaN };

/** As last asked: only those who have changed since are looked at again. */
const CROWDS: Drawer<Crowd[]> = { empty: () => [] };

const readBox = (boxes: Float64Array, place: number, into: Corners): Box => {
  into.minX = boxes[4 * place] as number;
  into.minY = boxes[4 * place + 1] as number;
  into.maxX = boxes[4 * place + 2] as number;
  into.maxY = boxes[4 * place + 3] as number;
  return into;
};

/** Writes down where somebody stands; says whether that is news. */
const writeBox = (boxes: Float64Array, place: number, { minX, minY, maxX, maxY }: Box): boolean => {
  const from = 4 * place;
  const isSame =
    boxes[from] === minX && boxes[from + 1] === minY && boxes[from + 2] === maxX && boxes[from + 3] === maxY;
  if (isSame) return false;
  boxes[from] = minX;
  boxes[from + 1] = minY;
  boxes[from + 2] = maxX;
  boxes[from + 3] = maxY;
  return true;
};

const boxAbout = (boxes: Float64Array): Box => {
  const about = { ...NOWHERE };
  const each = { ...NOWHERE };
  for (let place = 0; 4 * place < boxes.length; place += 1) {
    readBox(boxes, place, each);
    if (each.minX < about.minX) about.minX = each.minX;
    if (each.minY < about.minY) about.minY = each.minY;
    if (each.maxX > about.maxX) about.maxX = each.maxX;
    if (each.maxY > about.maxY) about.maxY = each.maxY;
  }
  return about;
};

const oneSide = (sides: readonly Side[]): Side | undefined =>
  sides.every((each) => each === sides[0]) ? sides[0] : undefined;

/** Looks again at those of a crowd who have changed. */
const renew = (setting: Memories, state: Pieces, crowd: Crowd, chunk: readonly Part[]): void => {
  const { chunk: before, boxes, sides } = crowd;
  // Until all is written down it is nobody's.
  crowd.chunk = [];
  let hasMoved = false;
  for (let place = 0; place < chunk.length; place += 1) {
    const part = chunk[place] as Part;
    if (part === before[place]) continue;
    const { arm, side } = unitOf(state, part.unit);
    hasMoved = writeBox(boxes, place, isThere(part) ? bodyOfPart(setting, part, arm) : GONE) || hasMoved;
    if (sides[place] === side) continue;
    sides[place] = side;
    crowd.side = oneSide(sides);
  }
  if (hasMoved) crowd.box = boxAbout(boxes);
  crowd.chunk = chunk;
};

const nobody = (size: number): Crowd => ({
  ...{ chunk: [], boxes: new Float64Array(4 * size).fill(Number.NaN), sides: [] },
  ...{ box: NOWHERE, side: undefined },
});

const crowdAt = (setting: Memories, state: Pieces, place: number, chunk: readonly Part[]): Crowd => {
  const crowds = setting.memory(CROWDS);
  const known = crowds[place];
  if (known?.chunk === chunk) return known;
  const crowd = known?.chunk.length === chunk.length ? known : nobody(chunk.length);
  crowds[place] = crowd;
  renew(setting, state, crowd, chunk);
  return crowd;
};

type Visit = (crowd: Crowd, first: number) => void;

/** Every crowd but those of a side, with the number of the first in it. */
const visitCrowds = (setting: Memories, state: Pieces, besides: Side | undefined, visit: Visit): void => {
  let first = 0;
  state.parts.forEach((chunk, place) => {
    const crowd = crowdAt(setting, state, place, chunk);
    if (besides === undefined || crowd.side !== besides) visit(crowd, first);
    first += chunk.length;
  });
};

/** In the order of the list, everybody on the table whose box comes within a margin of another, but for a side. */
export const standingAbout = (
  setting: Memories,
  state: Pieces,
  about: Box,
  margin: number,
  besides?: Side,
): readonly number[] => {
  const found: number[] = [];
  const { minX, minY, maxX, maxY } = about;
  visitCrowds(setting, state, besides, ({ boxes, sides, box }, first) => {
    if (!boxesMeet(about, box, margin)) return;
    for (let place = 0, at = 0; place < sides.length; place += 1, at += 4) {
      const isNear =
        minX - margin <= (boxes[at + 2] as number) &&
        (boxes[at] as number) - margin <= maxX &&
        minY - margin <= (boxes[at + 3] as number) &&
        (boxes[at + 1] as number) - margin <= maxY;
      if (isNear && sides[place] !== besides) found.push(first + place);
    }
  });
  return found;
};

/**
 * In the order of the list, everybody on the table whose box may be such as is asked for, but for a side. What may be
 * of a box must be so of a larger one about it.
 */
export const standingWhere = (
  setting: Memories,
  state: Pieces,
  mayBe: (box: Box) => boolean,
  besides?: Side,
): readonly number[] => {
  const found: number[] = [];
  const each = { ...NOWHERE };
  visitCrowds(setting, state, besides, ({ boxes, sides, box }, first) => {
    if (!mayBe(box)) return;
    sides.forEach((side, place) => {
      const isGone = Number.isNaN(readBox(boxes, place, each).minX);
      if (!isGone && side !== besides && mayBe(each)) found.push(first + place);
    });
  });
  return found;
};
