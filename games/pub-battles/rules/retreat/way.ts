import { type Body, eastOf, northOf, overlapShare, roundUnit, sweep } from '@grognard/field';
import { isStaff } from '../../kinds.ts';
import type { Setting } from '../../setting.ts';
import { pieceOf, sideOf } from '../../state.ts';
import type { Stand, State } from '../../state-types.ts';
import { legOf, type March, type Place } from '../movement/march.ts';
import { bodyAt, bodyOfPiece, onMap } from './blocks.ts';

/** A way back: from a place straight to another, where the piece then faces as it went. */
export interface Way {
  readonly from: Place;
  readonly to: Stand;
  readonly length: number;
}

/** Blocks overlap when more than a hair of one lies on the other. */
const HAIR = 0.002;

/** How closely the end of a way is looked for when somebody lies under it. */
const GRAIN = 125;

export const straight = ({ x, y }: Place, heading: number, length: number): Way => ({
  from: { x, y },
  to: {
    x: roundUnit(x + eastOf(heading) * length),
    y: roundUnit(y + northOf(heading) * length),
    heading,
  },
  length,
});

export const overlaps = (one: Body, other: Body): boolean => overlapShare(one, other) > HAIR;

const trainsOf = (state: State, piece: number): readonly number[] => {
  const side = sideOf(state, piece);
  return onMap(state).filter(
    (each) => each !== piece && pieceOf(state, each).kind === 'baggage' && sideOf(state, each) === side,
  );
};

const enemiesOf = (state: State, piece: number): readonly number[] => {
  const side = sideOf(state, piece);
  return onMap(state).filter((each) => sideOf(state, each) !== side && !isStaff(pieceOf(state, each).kind));
};

/** Whether a piece would stand on no train of its own and on no enemy. */
export const isClear = (setting: Setting, state: State, piece: number, { to }: Pick<Way, 'to'>): boolean => {
  const body = bodyAt(setting, state, piece, to);
  const lies = (each: number): boolean => overlaps(body, bodyOfPiece(setting, state, each));
  return !trainsOf(state, piece).some(lies) && !enemiesOf(state, piece).some(lies);
};

/**
 * PB-R185: a foot third. It goes through a train (PB-R198g) and slips past enemies (PB-R188), and then as much further
 * as it takes to stand on none of them.
 */
export const wayBack = (setting: Setting, state: State, piece: number, away: number): Way => {
  const { footThird, front, depth } = setting.measures;
  const start = pieceOf(state, piece);
  let way = straight(start, away, footThird);
  // Aslant over a train that lies lengthwise takes more than a front and a depth.
  const farthest = footThird + 2 * (front + depth);
  while (way.length < farthest && !isClear(setting, state, piece, way))
    way = straight(start, away, way.length + GRAIN);
  return isClear(setting, state, piece, way) ? way : straight(start, away, footThird);
};

/** Whether most of it finds no room between enemies at the end. */
export const endsOnEnemy = (setting: Setting, state: State, piece: number, { to }: Way): boolean => {
  const body = bodyAt(setting, state, piece, to);
  return enemiesOf(state, piece).some((each) => overlaps(body, bodyOfPiece(setting, state, each)));
};

export const passesTrain = (setting: Setting, state: State, piece: number, { from, to }: Way): boolean => {
  const body = bodyAt(setting, state, piece, { ...to, x: from.x, y: from.y });
  return trainsOf(state, piece).some(
    (train) => sweep(body, to.x - from.x, to.y - from.y, bodyOfPiece(setting, state, train)) <= 1,
  );
};

/** The way as a march, for the rules on what bars one. */
export const marchOf = ({ from, to, length }: Way): March => ({
  legs: [legOf(from, to, to.heading, length, false)],
  pivots: 0,
  changes: 0,
  end: { x: to.x, y: to.y, heading: to.heading, column: false },
  attacks: undefined,
});
