import { chunksOf, flat, isPlayer, type Random, type Seat, type Side, shuffledBy } from '@grognard/engine';
import { sightingsOf } from './rules/sight.ts';
import { cellKey, isMarsh, steps } from './setting.ts';
import { evolve } from './state.ts';
import {
  type Cell,
  type Piece,
  postures,
  type Seen,
  type Setting,
  type Sighting,
  type State,
  type View,
} from './vocabulary.ts';

/** A piece dreamt up, with what its enemy is sure of about it. */
interface Dream {
  readonly piece: Piece;
  /** Its place in the enemy's list of sightings. */
  readonly alias?: number;
  readonly seen?: Seen;
}

/** A whole state that the seat cannot tell from the real one. */
export const imagine = (setting: Setting, view: View, seat: Seat, random: Random): State => {
  if (view.whole !== undefined) return view.whole;
  const watcher = isPlayer(seat) ? seat.side : undefined;
  const taken = new Set(view.mine.filter((piece) => piece.lost === undefined).map(({ at }) => cellKey(at)));
  const dreams: Dream[] = view.mine.map((piece) => ({ piece }));
  for (const side of Object.keys(setting.ground.counts)) {
    if (side !== watcher) dreams.push(...enemies(setting, view, side, taken, random));
  }
  const listed = shuffledBy(random, dreams);
  const { turn, phase, poster, seats } = view;
  const pieces = chunksOf(listed.map(({ piece }) => piece));
  const known = Object.fromEntries(
    Object.keys(setting.ground.counts).map((side) => [side, chunksOf(memoryOf(listed, side))]),
  );
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

const enemies = (
  setting: Setting,
  view: View,
  side: Side,
  taken: Set<number>,
  random: Random,
): readonly Dream[] => {
  const seen = view.seen[side] ?? [];
  // Those in sight stand where they are seen; they come first, so that nobody else is dreamt into their cell.
  const inSight = new Set(seen.filter((each) => isWatched(setting, view, each)));
  for (const each of inSight) taken.add(cellKey(each.at));
  const command = commandsOf(view, side);
  return Array.from({ length: setting.ground.counts[side] ?? 0 }, (_, alias): Dream => {
    const memory = seen[alias];
    const at =
      memory !== undefined && (memory.lost || inSight.has(memory))
        ? memory.at
        : hide(setting, view, taken, random);
    const piece: Piece = {
      name: `${side} ${random.below(1_000_000)} ${alias}`,
      side,
      at,
      strength: memory?.strength ?? 1 + random.below(3),
      posture: postures[setting.digging ? random.below(2) : 0] ?? 'standing',
      ...(command.length > 0 && { command: command[random.below(command.length)] ?? '' }),
      ...(memory?.lost !== undefined && { lost: memory.lost }),
    };
    return memory === undefined ? { piece } : { piece, alias, seen: memory };
  });
};

const commandsOf = ({ seats }: View, side: Side): readonly string[] =>
  seats.flatMap((seat) => (seat.side === side && seat.command !== undefined ? [seat.command] : []));

/** Whether the watcher's pieces see the cell now: what was seen there this turn still stands there. */
const isWatched = (setting: Setting, view: View, { at, turn, lost }: Seen): boolean =>
  lost === undefined && turn === view.turn && (isPlayerView(view) ? isSeenCell(setting, view, at) : true);

const isPlayerView = ({ mine }: View): boolean => mine.length > 0;

const isSeenCell = (setting: Setting, { mine }: View, cell: Cell): boolean =>
  mine.some((piece) => piece.lost === undefined && steps(piece.at, cell) <= setting.sight);

/** A free cell that the watcher does not see. */
const hide = (setting: Setting, view: View, taken: Set<number>, random: Random): Cell => {
  const { width, height } = setting.ground;
  const cells = Array.from({ length: width * height }, (_, place) => ({
    x: place % width,
    y: Math.floor(place / width),
  }));
  const free = cells.filter((cell) => !isMarsh(setting, cell) && !taken.has(cellKey(cell)));
  const hidden = free.filter((cell) => !isSeenCell(setting, view, cell));
  const cell = hidden[random.below(hidden.length)] ?? free[random.below(free.length)] ?? { x: 0, y: 0 };
  taken.add(cellKey(cell));
  return cell;
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
    .reduce((now, event) => evolve(setting, now, event), next);
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
        return [{ piece: index, at: piece.at, turn, strength: piece.strength, lost: true }];
      return random.below(2) === 0 ? [] : [{ piece: index, at: piece.at, turn: 1 + random.below(turn) }];
    }),
  );
