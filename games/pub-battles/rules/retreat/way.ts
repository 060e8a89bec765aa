import type { Side } from '@grognard/engine';
import { type Box, eastOf, northOf, roundUnit, sweep } from '@grognard/field';
import { bodyOn } from '../../ground/board.ts';
import { overlaps } from '../../ground/overlap.ts';
import { bodyAt, type TrueBlock, trueBlocksNear } from '../../ground/true-blocks.ts';
import { legOf, type March, type Place } from '../../model/march.ts';
import { pieceOf, sideOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { Stand, State } from '../../model/state.ts';
import { isStaff } from '../../model/vocabulary.ts';

/** A way back: from a place straight to another, where the piece then faces as it went. */
export interface Way {
  readonly from: Place;
  readonly to: Stand;
  readonly length: number;
}

/** More than a sweep or an overlap can be off by. */
export const SLACK = 10;

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

const isTrainOf = (side: Side, piece: number, block: TrueBlock): boolean =>
  block.kind === 'baggage' && block.side === side && block.ref !== String(piece);

const isEnemyOf = (side: Side, block: TrueBlock): boolean => block.side !== side && !isStaff(block.kind);

/** Whether a piece would stand on no train of its own and on no enemy. */
export const isClear = (setting: Setting, state: State, piece: number, { to }: Pick<Way, 'to'>): boolean => {
  const body = bodyAt(setting, state, piece, to);
  const side = sideOf(state, piece);
  return !trueBlocksNear(setting, state, body, SLACK).some(
    (block) =>
      (isTrainOf(side, piece, block) || isEnemyOf(side, block)) && overlaps(body, bodyOn(setting, block)),
  );
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
  const side = sideOf(state, piece);
  return trueBlocksNear(setting, state, body, SLACK).some(
    (block) => isEnemyOf(side, block) && overlaps(body, bodyOn(setting, block)),
  );
};

/** The box around a body on its way. */
export const sweptBox = ({ minX, minY, maxX, maxY }: Box, dx: number, dy: number): Box => ({
  minX: minX + Math.min(0, dx),
  minY: minY + Math.min(0, dy),
  maxX: maxX + Math.max(0, dx),
  maxY: maxY + Math.max(0, dy),
});

export const passesTrain = (setting: Setting, state: State, piece: number, { from, to }: Way): boolean => {
  const body = bodyAt(setting, state, piece, { ...to, x: from.x, y: from.y });
  const side = sideOf(state, piece);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return trueBlocksNear(setting, state, sweptBox(body, dx, dy), SLACK).some(
    (block) => isTrainOf(side, piece, block) && sweep(body, dx, dy, bodyOn(setting, block)) <= 1,
  );
};

/** The way as a march, for the rules on what bars one. */
export const marchBack = ({ from, to, length }: Way): March => ({
  legs: [legOf(from, to, to.heading, length, false)],
  pivots: 0,
  changes: 0,
  end: { x: to.x, y: to.y, heading: to.heading, column: false },
  attacks: undefined,
});
