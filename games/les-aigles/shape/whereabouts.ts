/** Who stands about a place: most chunks of the list are far from it, and hardly one changes from event to event. */
import type { Side } from '@grognard/engine';
import { type Body, type Box, boxesMeet } from '@grognard/field';
import type { Part } from '../part-types.ts';
import { isThere, unitOf } from '../state.ts';
import type { State } from '../state-types.ts';
import { bodyOfPart } from './blocks.ts';

type Pieces = Pick<State, 'parts' | 'units'>;

/** A chunk of the list as it stands on the table. */
interface Crowd {
  chunk: readonly Part[];
  /** In its order; nothing for whoever is gone. */
  readonly bodies: (Body | undefined)[];
  readonly sides: Side[];
  /** The ground about all of them. */
  box: Box;
  /** The side that all of them are on, if they are on one. */
  side: Side | undefined;
}

const NOWHERE: Box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };

/** As last asked: only those who have changed since are looked at again. */
const crowds: Crowd[] = [];

const boxAbout = (bodies: readonly (Body | undefined)[]): Box => {
  let { minX, minY, maxX, maxY } = NOWHERE;
  for (const body of bodies) {
    if (body === undefined) continue;
    if (body.minX < minX) minX = body.minX;
    if (body.minY < minY) minY = body.minY;
    if (body.maxX > maxX) maxX = body.maxX;
    if (body.maxY > maxY) maxY = body.maxY;
  }
  return { minX, minY, maxX, maxY };
};

const renew = (state: Pieces, crowd: Crowd, chunk: readonly Part[]): void => {
  const { bodies, sides } = crowd;
  for (let place = 0; place < chunk.length; place += 1) {
    const part = chunk[place] as Part;
    if (part === crowd.chunk[place]) continue;
    const unit = unitOf(state, part.unit);
    bodies[place] = isThere(part) ? bodyOfPart(part, unit.arm) : undefined;
    sides[place] = unit.side;
  }
  bodies.length = chunk.length;
  sides.length = chunk.length;
  crowd.chunk = chunk;
  crowd.box = boxAbout(bodies);
  const [first] = sides;
  crowd.side = sides.every((side) => side === first) ? first : undefined;
};

const crowdAt = (state: Pieces, place: number, chunk: readonly Part[]): Crowd => {
  const known = crowds[place];
  if (known?.chunk === chunk) return known;
  const crowd = known ?? { chunk: [], bodies: [], sides: [], box: NOWHERE, side: undefined };
  if (known === undefined) crowds[place] = crowd;
  renew(state, crowd, chunk);
  return crowd;
};

const lookThrough = (
  { bodies, sides }: Crowd,
  mayBe: (box: Box) => boolean,
  besides: Side | undefined,
  show: (place: number) => void,
): void => {
  for (let place = 0; place < bodies.length; place += 1) {
    const body = bodies[place];
    if (body !== undefined && sides[place] !== besides && mayBe(body)) show(place);
  }
};

/**
 * In the order of the list, everybody on the table whose box may be such as is asked for, but for those of a side.
 * What may be of a box must be so of a larger one about it.
 */
export const standingWhere = (
  state: Pieces,
  mayBe: (box: Box) => boolean,
  besides?: Side,
): readonly number[] => {
  const found: number[] = [];
  let first = 0;
  state.parts.forEach((chunk, place) => {
    const crowd = crowdAt(state, place, chunk);
    const isAsked = besides === undefined || crowd.side !== besides;
    if (isAsked && mayBe(crowd.box)) lookThrough(crowd, mayBe, besides, (at) => found.push(first + at));
    first += chunk.length;
  });
  return found;
};

/** In the order of the list, everybody on the table whose box comes within a margin of another, but for a side. */
export const standingAbout = (state: Pieces, about: Box, margin: number, besides?: Side): readonly number[] =>
  standingWhere(state, (box) => boxesMeet(about, box, margin), besides);
