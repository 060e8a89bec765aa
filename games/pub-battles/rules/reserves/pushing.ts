import { type Body, eastOf, type Heading, headingOf, northOf, overlapShare, SAME } from '@grognard/field';
import { placesAlong } from '../../ground/along.ts';
import { bodyOn, footprint } from '../../ground/board.ts';
import { bodyOfPiece, bodyPlaced, type Standing, standing } from '../../ground/standing.ts';
import type { Event } from '../../model/events.ts';
import type { Leg, Place } from '../../model/march.ts';
import { pieceOf, sideOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { Piece, Stand, State } from '../../model/state.ts';
import { standOf } from '../../model/state.ts';
import { isStaff } from '../../model/vocabulary.ts';
import { kindFacts } from '../../tables/piece-facts.ts';
import { isFree, moved, takenGround } from './room.ts';

/** Staff is in the way when more than a hair of it lies under the block. */
const HAIR = 0.002;

/**
 * PB-R091: enemy staff over which a piece has marched, or on which it has come to stand, is pushed clear of it. Whom it
 * meets on its way it carries before its front.
 */
export const pushedHqEvents = (
  setting: Setting,
  state: State,
  piece: number,
  legs: readonly Leg[] = [],
): readonly Event[] => {
  const mover = pieceOf(state, piece);
  if (mover.where !== 'map' || isStaff(mover.kind)) return [];
  const body = bodyOfPiece(setting, mover);
  const us = sideOf(state, piece);
  const pushed: Event[] = [];
  for (const staff of standing(setting, state)) {
    if (staff.side === us || !isStaff(staff.kind)) continue;
    const met = legs.filter((leg) => goesOver(setting, leg, bodyPlaced(setting, staff)));
    const isUnder = overlapShare(bodyPlaced(setting, staff), body) > HAIR;
    if (met.length === 0 && !isUnder) continue;
    const to =
      setting.switches.hqPush === 'toOwnLine'
        ? toOwnLine(setting, state, [...met.flatMap((leg) => bodiesOn(setting, leg)), body], mover, staff)
        : beforeTheFront(setting, state, mover, staff, legs);
    pushed.push({ kind: 'pushed', piece: staff.index, to, why: 'gives-way-to-troops', rules: ['PB-R091'] });
  }
  return pushed;
};

/** A piece as it goes along a leg. */
const asOn = ({ heading, road }: Leg, { x, y }: Place) => ({
  x,
  y,
  heading,
  column: road ? (true as const) : undefined,
});

const bodiesOn = (setting: Setting, leg: Leg): readonly Body[] =>
  placesAlong(leg).map((place) => bodyOn(setting, asOn(leg, place)));

const goesOver = (setting: Setting, leg: Leg, staff: Body): boolean => {
  const { measures } = setting;
  const reach = Math.max(measures.front, measures.column);
  const isAside =
    staff.minX > Math.max(leg.from.x, leg.to.x) + reach ||
    staff.maxX < Math.min(leg.from.x, leg.to.x) - reach ||
    staff.minY > Math.max(leg.from.y, leg.to.y) + reach ||
    staff.maxY < Math.min(leg.from.y, leg.to.y) - reach;
  return !isAside && bodiesOn(setting, leg).some((body) => overlapShare(staff, body) > HAIR);
};

/** Leg by leg it is carried before the front; from under the block at the end it goes by the shortest way. */
const beforeTheFront = (
  setting: Setting,
  state: State,
  mover: Piece,
  { piece: staff }: Pick<Standing, 'piece'>,
  legs: readonly Leg[],
): Stand => {
  let at = standOf(staff);
  let ways: readonly Stand[] = [at];
  for (const leg of legs) {
    if (!goesOver(setting, leg, bodyOn(setting, { ...at, arm: 'staff' }))) continue;
    ways = carried(setting, asOn(leg, leg.to), at);
    at = ways[0] ?? at;
  }
  if (isOn(setting, at, bodyOfPiece(setting, mover)))
    ways = shortestFirst(setting, { ...mover, arm: kindFacts[mover.kind].arm }, at);
  const taken = takenGround(setting, state);
  return ways.find((to) => isFree(setting, taken, { ...to, arm: 'staff' })) ?? ways[0] ?? at;
};

type Block = Parameters<typeof footprint>[1];

/** Before the front of the block where it ends, and if there is no room, off one of its flanks. */
const carried = ({ measures }: Setting, mover: Block, staff: Stand): readonly Stand[] => {
  const { halfFront, halfDepth } = footprint(measures, mover);
  const { right } = offsets(mover, staff);
  const half = spanOf(measures.staff, staff.heading - mover.heading);
  const flank = halfFront + half + SAME;
  const sides = right < 0 ? [-flank, flank] : [flank, -flank];
  const places: readonly (readonly [number, number])[] = [
    [halfDepth + half + SAME, Math.min(halfFront, Math.max(-halfFront, right))],
    ...sides.map((side) => [0, side] as const),
  ];
  return places.map(([ahead, aside]) =>
    moved(
      moved({ x: mover.x, y: mover.y, heading: staff.heading }, mover.heading, ahead),
      (mover.heading + RIGHT) % 36_000,
      aside,
    ),
  );
};

/** How far one is ahead of the middle of another, and to its right. */
const offsets = (mover: Block, { x, y }: Place): { readonly ahead: number; readonly right: number } => {
  const [dx, dy] = [x - mover.x, y - mover.y];
  return {
    ahead: dx * eastOf(mover.heading) + dy * northOf(mover.heading),
    right: dx * northOf(mover.heading) - dy * eastOf(mover.heading),
  };
};

const RIGHT = 9_000;

/** Before the front of the mover or off one of its flanks, never into its rear: the shortest way first. */
const shortestFirst = ({ measures }: Setting, mover: Block, staff: Stand): readonly Stand[] => {
  const { halfFront, halfDepth } = footprint(measures, mover);
  const half = spanOf(measures.staff, staff.heading - mover.heading);
  const { ahead, right } = offsets(mover, staff);
  return [
    { turn: 0, by: halfDepth + half - ahead },
    { turn: RIGHT, by: halfFront + half - right },
    { turn: 3 * RIGHT, by: halfFront + half + right },
  ]
    .sort((a, b) => a.by - b.by)
    .map(({ turn, by }) => moved(staff, (mover.heading + turn) % 36_000, by + SAME));
};

/** Half of what a cube takes up along the axes of a block to which it stands askew. */
const spanOf = (edge: number, askew: Heading): number =>
  (edge / 2) * (Math.abs(northOf(askew)) + Math.abs(eastOf(askew)));

const STEP = 50;

/** By the other reading: straight towards the nearest of its own troops, until it is clear of all those places. */
const toOwnLine = (
  setting: Setting,
  state: State,
  places: readonly Body[],
  mover: Piece,
  { index, piece: staff }: Pick<Standing, 'index' | 'piece'>,
): Stand => {
  const home = nearestFriend(setting, state, index, staff);
  const towards = home === undefined ? mover.heading : headingOf(home.x - staff.x, home.y - staff.y);
  let to = standOf(staff);
  for (let by = STEP; places.some((body) => isOn(setting, to, body)); by += STEP)
    to = moved(standOf(staff), towards, by);
  return to;
};

const isOn = (setting: Setting, stand: Stand, body: Body): boolean =>
  overlapShare(bodyOn(setting, { ...stand, arm: 'staff' }), body) > 0;

const nearestFriend = (setting: Setting, state: State, staff: number, { x, y }: Piece): Piece | undefined => {
  const far = (piece: Piece): number => (piece.x - x) * (piece.x - x) + (piece.y - y) * (piece.y - y);
  const friends = standing(setting, state).filter(
    ({ index, side, piece }) => index !== staff && side === sideOf(state, staff) && !isStaff(piece.kind),
  );
  return friends.map(({ piece }) => piece).sort((a, b) => far(a) - far(b))[0];
};
