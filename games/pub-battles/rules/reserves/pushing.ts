import { type Body, eastOf, type Heading, headingOf, northOf, overlapShare, SAME } from '@grognard/field';
import { bodyOn, footprint } from '../../board.ts';
import { isStaff, kindFacts } from '../../kinds.ts';
import type { Setting } from '../../setting.ts';
import { pieceOf, sideOf, standOf } from '../../state.ts';
import type { Event, Piece, Stand, State } from '../../state-types.ts';
import { bodyOfPiece, bodyPlaced, type Standing, standing } from '../spotting/bodies.ts';
import { isFree, moved, takenGround } from './room.ts';

/** Staff is in the way when more than a hair of it lies under the block. */
const HAIR = 0.002;

/** PB-R091: enemy staff on which a piece has come to stand is pushed clear of it. */
export const pushedHqs = (setting: Setting, state: State, piece: number): readonly Event[] => {
  const mover = pieceOf(state, piece);
  if (mover.where !== 'map' || isStaff(mover.kind)) return [];
  const body = bodyOfPiece(setting, mover);
  const us = sideOf(state, piece);
  const pushed: Event[] = [];
  for (const staff of standing(state)) {
    if (staff.side === us || !isStaff(staff.kind)) continue;
    if (overlapShare(bodyPlaced(setting, staff), body) <= HAIR) continue;
    const to = pushedTo(setting, state, mover, staff);
    pushed.push({ kind: 'pushed', piece: staff.index, to, rules: ['PB-R091'] });
  }
  return pushed;
};

const pushedTo = (
  setting: Setting,
  state: State,
  mover: Piece,
  staff: Pick<Standing, 'index' | 'piece'>,
): Stand => {
  const ways =
    setting.switches.hqPush === 'toOwnLine'
      ? [toOwnLine(setting, state, mover, staff)]
      : shortestFirst(setting, mover, staff.piece);
  const taken = takenGround(setting, state);
  const free = ways.find((to) => isFree(setting, taken, { ...to, arm: 'staff' }));
  return free ?? ways[0] ?? standOf(staff.piece);
};

const RIGHT = 9_000;

/** Before the front of the mover or off one of its flanks, never into its rear: the shortest way first. */
const shortestFirst = ({ measures }: Setting, mover: Piece, staff: Piece): readonly Stand[] => {
  const { halfFront, halfDepth } = footprint(measures, { ...mover, arm: kindFacts[mover.kind].arm });
  const half = spanOf(measures.staff, staff.heading - mover.heading);
  const [dx, dy] = [staff.x - mover.x, staff.y - mover.y];
  const ahead = dx * eastOf(mover.heading) + dy * northOf(mover.heading);
  const right = dx * northOf(mover.heading) - dy * eastOf(mover.heading);
  return [
    { turn: 0, by: halfDepth + half - ahead },
    { turn: RIGHT, by: halfFront + half - right },
    { turn: 3 * RIGHT, by: halfFront + half + right },
  ]
    .sort((a, b) => a.by - b.by)
    .map(({ turn, by }) => moved(standOf(staff), (mover.heading + turn) % 36_000, by + SAME));
};

/** Half of what a cube takes up along the axes of a block to which it stands askew. */
const spanOf = (edge: number, askew: Heading): number =>
  (edge / 2) * (Math.abs(northOf(askew)) + Math.abs(eastOf(askew)));

const STEP = 50;

/** By the other reading: straight towards the nearest of its own troops. */
const toOwnLine = (
  setting: Setting,
  state: State,
  mover: Piece,
  { index, piece: staff }: Pick<Standing, 'index' | 'piece'>,
): Stand => {
  const home = nearestFriend(state, index, staff);
  const towards = home === undefined ? mover.heading : headingOf(home.x - staff.x, home.y - staff.y);
  const body = bodyOfPiece(setting, mover);
  let to = standOf(staff);
  for (let by = STEP; isOn(setting, to, body); by += STEP) to = moved(standOf(staff), towards, by);
  return to;
};

const isOn = ({ measures }: Setting, stand: Stand, body: Body): boolean =>
  overlapShare(bodyOn(measures, { ...stand, arm: 'staff' }), body) > 0;

const nearestFriend = (state: State, staff: number, { x, y }: Piece): Piece | undefined => {
  const far = (piece: Piece): number => (piece.x - x) * (piece.x - x) + (piece.y - y) * (piece.y - y);
  const friends = standing(state).filter(
    ({ index, side, piece }) => index !== staff && side === sideOf(state, staff) && !isStaff(piece.kind),
  );
  return friends.map(({ piece }) => piece).sort((a, b) => far(a) - far(b))[0];
};
