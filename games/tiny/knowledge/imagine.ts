import { chunksOf, flat, isPlayer, type Random, type Seat, type Side, shuffledBy } from '@grognard/engine';
import { isClosed, sameCell, sees } from '../ground/cells.ts';
import { evolve } from '../model/events.ts';
import { type Setting, sidesOf } from '../model/setting.ts';
import type { Piece, Sighting, State } from '../model/state.ts';
import type { Seen, View } from '../model/view.ts';
import { type Cell, postures } from '../model/vocabulary.ts';
import { sightingsOf } from '../rules/sight/sight.ts';

/** A piece dreamt up, with what its enemy is sure of about it. */
interface Dream {
  readonly piece: Piece;
  /** Its place in the enemy's list of sightings. */
  readonly alias?: number;
  readonly seen?: Seen;
}

const TRIES = 50;

/** A whole state that the seat cannot tell from the real one. */
export const imagine = (setting: Setting, view: View, seat: Seat, random: Random): State => {
  if (view.whole !== undefined) return view.whole;
  const watcher = isPlayer(seat) ? seat.side : undefined;
  let dreams = dream(setting, view, watcher, random);
  for (let attempt = 1; dreams.crowded && attempt < TRIES; attempt += 1) {
    dreams = dream(setting, view, watcher, random);
  }
  const listed = shuffledBy(random, dreams.dreams);
  const { turn, phase, poster, seats } = view;
  const pieces = chunksOf(listed.map(({ piece }) => piece));
  const known = Object.fromEntries(sidesOf(setting).map((side) => [side, chunksOf(memoryOf(listed, side))]));
  const state: State = { turn, phase, poster, seats, pieces, known };
  return watcher === undefined ? state : enemyKnowledge(setting, state, watcher, random);
};

/** What a side remembers of the dreamt pieces, in the order of its aliases. */
const memoryOf = (listed: readonly Dream[], side: Side): readonly Sighting[] =>
  listed
    .flatMap(({ piece, alias, seen }, index) =>
      alias === undefined || seen === undefined || piece.side === side ? [] : [{ alias, piece: index, seen }],
    )
    .sort((a, b) => a.alias - b.alias)
    .map(({ piece, seen }) => ({ piece, ...seen }));

/** Every piece, the known ones where they are known to be, the others out of each other's sight. */
const dream = (
  setting: Setting,
  view: View,
  watcher: Side | undefined,
  random: Random,
): { readonly dreams: readonly Dream[]; readonly crowded: boolean } => {
  const dreams: Dream[] = view.mine.map((piece) => ({ piece }));
  const hidden: Dream[] = [];
  for (const side of sidesOf(setting).filter((each) => each !== watcher)) {
    for (let alias = 0; alias < (setting.source.counts[side] ?? 0); alias += 1) {
      const seen = view.seen[side]?.[alias];
      const dreamt = dreamOf(setting, view, side, alias, random);
      (seen !== undefined && isWhereSeen(setting, view, seen) ? dreams : hidden).push(dreamt);
    }
  }
  let crowded = false;
  for (const { piece, ...rest } of hidden) {
    const at = hide(setting, dreams, piece.side, random);
    crowded ||= at === undefined;
    dreams.push({ ...rest, piece: { ...piece, at: at ?? piece.at } });
  }
  return { dreams, crowded };
};

const dreamOf = (setting: Setting, view: View, side: Side, alias: number, random: Random): Dream => {
  const seen = view.seen[side]?.[alias];
  const command = commandsOf(view, side);
  const piece: Piece = {
    name: `${side} ${random.below(1_000_000)} ${alias}`,
    side,
    at: seen?.at ?? { x: 0, y: 0 },
    strength: seen?.strength ?? 1 + random.below(3),
    posture: postures[setting.digging ? random.below(2) : 0] ?? 'standing',
    ...(command.length > 0 && { command: command[random.below(command.length)] ?? '' }),
    ...(seen?.lost !== undefined && { lost: seen.lost }),
  };
  return seen === undefined ? { piece } : { piece, alias, seen };
};

const commandsOf = ({ seats }: View, side: Side): readonly string[] =>
  seats.flatMap((seat) => (seat.side === side && seat.command !== undefined ? [seat.command] : []));

/** What was seen since the last moves still stands there, if somebody still looks: a lookout may have fallen. */
const isWhereSeen = (setting: Setting, { phase, turn, mine }: View, seen: Seen): boolean => {
  if (seen.lost !== undefined) return true;
  if (seen.turn < (phase === 'post' ? turn : turn - 1)) return false;
  return mine.length === 0 || mine.some(({ at, lost }) => lost === undefined && sees(setting, at, seen.at));
};

/** A free cell that no enemy sees. */
const hide = (setting: Setting, others: readonly Dream[], side: Side, random: Random): Cell | undefined => {
  const { width, height } = setting.source;
  const standing = others.map(({ piece }) => piece).filter(({ lost }) => lost === undefined);
  const free = Array.from({ length: width * height }, (_, place) => ({
    x: place % width,
    y: Math.floor(place / width),
  })).filter(
    (cell) =>
      !isClosed(setting, cell) &&
      standing.every(
        (piece) => !sameCell(piece.at, cell) && (piece.side === side || !sees(setting, piece.at, cell)),
      ),
  );
  return free[random.below(free.length)];
};

/** What the enemy knows of the watcher: what it sees now, and perhaps what it saw before. */
const enemyKnowledge = (setting: Setting, state: State, watcher: Side, random: Random): State => {
  const pieces = flat(state.pieces);
  let next = state;
  for (const enemy of Object.keys(state.known).filter((side) => side !== watcher)) {
    const fought = remembered(pieces, watcher, state, random);
    next = { ...next, known: { ...next.known, [enemy]: chunksOf(fought) } };
  }
  return sightingsOf(setting, next)
    .filter((event) => event.kind === 'sighted' && event.side !== watcher)
    .reduce((now, event) => evolve(now, event), next);
};

const remembered = (
  pieces: readonly Piece[],
  watcher: Side,
  { turn }: State,
  random: Random,
): readonly Sighting[] =>
  shuffledBy(
    random,
    pieces.flatMap((piece, index): Sighting[] => {
      if (piece.side !== watcher) return [];
      if (piece.lost !== undefined)
        return [
          {
            piece: index,
            at: piece.at,
            turn,
            strength: piece.strength,
            posture: postures[random.below(2)] ?? 'standing',
            lost: true,
          },
        ];
      if (random.below(2) === 0) return [];
      // He may remember more of those he has fought.
      const fought =
        random.below(2) === 0
          ? {}
          : { strength: piece.strength, posture: postures[random.below(2)] ?? 'standing' };
      return [{ piece: index, at: piece.at, turn: 1 + random.below(turn), ...fought }];
    }),
  );
