import type { RuleId, Side } from '@grognard/engine';
import { type Body, type Box, roundUnit, sweep } from '@grognard/field';
import { bodyOn } from '../../ground/board.ts';
import { overlaps } from '../../ground/overlap.ts';
import { bodyAt, bodyOfIndex, type TrueBlock, trueBlocksNear } from '../../ground/true-blocks.ts';
import type { Event } from '../../model/events.ts';
import { after } from '../../model/events.ts';
import { pieceOf, sideOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { standOf } from '../../model/state.ts';
import { isStaff } from '../../model/vocabulary.ts';
import { barOn, isInContact } from './bars.ts';
import { isClear, SLACK, sweptBox, type Way } from './way.ts';

/** What a piece on its way back does to friends. */
export interface Pushes {
  readonly events: readonly Event[];
  /** A friend that stops it: when, from 0 to 1 of the way, and what that does to the friend. */
  readonly stuck?: {
    readonly time: number;
    readonly spent: readonly Event[];
    readonly rules: readonly RuleId[];
  };
}

interface Shove {
  readonly dx: number;
  readonly dy: number;
}

/** A piece that goes back: as it stood, how far it goes, and as it will stand. */
interface Backing {
  readonly mover: number;
  readonly body: Body;
  readonly shove: Shove;
  readonly end: Body;
}

interface Met {
  readonly friend: number;
  readonly time: number;
}

const RULES: readonly RuleId[] = ['PB-R189', 'PB-R190'];

/** PB-R189: friends in the path, but not its support, nor staff, nor trains, which are passed through. */
const isPushed = (side: Side, exempt: readonly number[], block: TrueBlock): boolean =>
  block.side === side &&
  !isStaff(block.kind) &&
  block.kind !== 'baggage' &&
  !exempt.includes(Number(block.ref));

/** Around the way and its end: who stands outside of it is not met. */
const boxAround = (one: Box, other: Box): Box => ({
  minX: Math.min(one.minX, other.minX),
  minY: Math.min(one.minY, other.minY),
  maxX: Math.max(one.maxX, other.maxX),
  maxY: Math.max(one.maxY, other.maxY),
});

/** The friend that is met first; of two met at once the one whose name comes first. */
const firstMet = (
  setting: Setting,
  state: State,
  { mover, body, shove: { dx, dy }, end }: Backing,
  exempt: readonly number[],
): Met | undefined => {
  const side = sideOf(state, mover);
  const met: Met[] = [];
  for (const block of trueBlocksNear(setting, state, boxAround(sweptBox(body, dx, dy), end), SLACK)) {
    if (!isPushed(side, exempt, block)) continue;
    const other = bodyOn(setting, block);
    const swept = sweep(body, dx, dy, other);
    const time = swept > 1 && overlaps(end, other) ? 0 : swept;
    if (time < 1) met.push({ friend: Number(block.ref), time });
  }
  return met.sort(
    (a, b) => a.time - b.time || (pieceOf(state, a.friend).id < pieceOf(state, b.friend).id ? -1 : 1),
  )[0];
};

/** PB-R189, PB-R190: every friend in the way is Spent and goes just far enough to clear, and pushes chain. */
export const pushFriends = (
  setting: Setting,
  state: State,
  backing: Backing,
  exempt: readonly number[],
  settled: readonly number[] = [],
): Pushes => {
  const met = firstMet(setting, state, backing, exempt);
  if (met === undefined) return { events: [] };
  const { friend, time } = met;
  const left = clearOf(setting, state, friend, backing, 1 - time, settled);
  const known = [...exempt, friend];
  const one = pushOne(setting, state, friend, left, known, settled);
  if (one.stuck !== undefined) return { events: [], stuck: { ...one.stuck, time } };
  const now = after(state, one.events);
  const others = pushFriends(setting, now, backing, known, [...settled, ...pushedBy(one.events)]);
  return { ...others, events: [...one.events, ...others.events] };
};

/** How closely the place is looked for at which a pushed piece is clear, in parts of the way. */
const GRAIN = 1 / 64;

/**
 * The rest of the way, and as much more as it takes to lie clear of who pushes, who may have turned into the friend,
 * of those who have been pushed already, and of trains, which stay where they are.
 */
const clearOf = (
  setting: Setting,
  state: State,
  friend: number,
  { shove: { dx, dy }, end }: Backing,
  rest: number,
  settled: readonly number[],
): Shove => {
  const { x, y, heading } = pieceOf(state, friend);
  const { front, depth } = setting.measures;
  const most = 1 + (2 * (front + depth)) / Math.max(1, Math.sqrt(dx * dx + dy * dy));
  const isFree = (part: number): boolean => {
    const to = { x: roundUnit(x + dx * part), y: roundUnit(y + dy * part), heading };
    const body = bodyAt(setting, state, friend, to);
    return (
      !overlaps(end, body) &&
      !settled.some((each) => overlaps(body, bodyOfIndex(setting, state, each))) &&
      isClear(setting, state, friend, { to })
    );
  };
  let part = rest;
  while (part < most && !isFree(part)) part += GRAIN;
  return { dx: dx * part, dy: dy * part };
};

const pushedBy = (events: readonly Event[]): readonly number[] =>
  events.flatMap((event) => (event.kind === 'pushed' ? [event.piece] : []));

/** A detachment has no Spent state: PB-R172b. */
const spends = (state: State, piece: number): readonly Event[] => {
  const { spent, kind } = pieceOf(state, piece);
  return spent || kind === 'detachment' ? [] : [{ kind: 'spent', piece, rules: ['PB-R189'] }];
};

const pushOne = (
  setting: Setting,
  state: State,
  piece: number,
  { dx, dy }: Shove,
  exempt: readonly number[],
  settled: readonly number[],
): Pushes => {
  const from = standOf(pieceOf(state, piece));
  const to = { ...from, x: roundUnit(from.x + dx), y: roundUnit(from.y + dy) };
  const way: Way = { from, to, length: Math.sqrt(dx * dx + dy * dy) };
  const spent = spends(state, piece);
  const stuck = { time: 0, spent, rules: isInContact(state, piece) ? [...RULES, 'PB-R166e'] : RULES };
  if (isInContact(state, piece) || barOn(setting, state, piece, way) !== undefined)
    return { events: [], stuck };
  const moved: readonly Event[] = [
    ...spent,
    ...state.supports
      .filter(({ lead, support }) => lead === piece || support === piece)
      .map(({ support }): Event => ({ kind: 'unsupported', support, rules: RULES })),
    { kind: 'pushed', piece, to, why: 'driven-by-a-retreat', rules: RULES },
  ];
  const now = after(state, moved);
  const body = bodyAt(setting, state, piece, from);
  const backing = { mover: piece, body, shove: { dx, dy }, end: bodyOfIndex(setting, now, piece) };
  const chain = pushFriends(setting, now, backing, exempt, [...settled, piece]);
  return chain.stuck === undefined ? { events: [...moved, ...chain.events] } : { events: [], stuck };
};
