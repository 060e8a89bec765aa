import { flat, isPlayer, type Seat, type Side } from '@grognard/engine';
import { standsHere } from '../ground/kept.ts';
import type { BoardBlock } from '../model/board.ts';
import { topic } from '../model/memory.ts';
import { pieceOf } from '../model/piece-change.ts';
import type { Setting } from '../model/setting.ts';
import type { Piece, Sighting, State } from '../model/state.ts';
import { areSame } from '../model/state.ts';
import type { OwnPiece, View } from '../model/view.ts';
import { isStaff, type PieceKind, pieceKinds } from '../model/vocabulary.ts';
import { kindFacts } from '../tables/piece-facts.ts';
import { aliasName, isPrivy, watcherOf } from './names.ts';

/** The pieces of a side as it was last asked for them. */
interface Roll {
  readonly all: readonly Piece[];
  readonly formations: State['formations'];
  readonly own: readonly OwnPiece[];
  /** Of each piece its place among its side's; of those of the other side none. */
  readonly places: readonly number[];
}

const rollCalls = topic(() => new Map<Side, Roll>());

/** By id. From one order to the next few pieces change: the others are not looked at again. */
export const ownPieces = (setting: Setting, state: State, side: Side): readonly OwnPiece[] => {
  const rolls = setting.memory(rollCalls);
  const all = flat(state.pieces);
  const before = rolls.get(side);
  if (before?.all === all && before.formations === state.formations) return before.own;
  const roll =
    (before === undefined ? undefined : rolledOn(setting, state, side, before)) ??
    rolled(setting, state, side);
  rolls.set(side, roll);
  return roll.own;
};

const NOT_OURS = -1;

const rolled = (setting: Setting, state: State, side: Side): Roll => {
  const all = flat(state.pieces);
  const listed = all.flatMap((piece, index) =>
    state.formations[piece.formation]?.side === side
      ? [{ index, own: ownPiece(setting, state, side, piece) }]
      : [],
  );
  listed.sort((a, b) => (a.own.ref < b.own.ref ? -1 : 1));
  const places = all.map(() => NOT_OURS);
  listed.forEach(({ index }, place) => {
    places[index] = place;
  });
  return { all, formations: state.formations, own: listed.map(({ own }) => own), places };
};

/** The roll as it was but for the pieces that changed; undefined if it must be called anew. */
const rolledOn = (setting: Setting, state: State, side: Side, before: Roll): Roll | undefined => {
  const all = flat(state.pieces);
  if (before.all.length !== all.length || !areSame(before.formations, state.formations)) return undefined;
  let own: OwnPiece[] | undefined;
  for (let index = 0; index < all.length; index += 1) {
    const [was, piece] = [before.all[index], all[index]];
    if (was === piece || was === undefined || piece === undefined) continue;
    if (was.id !== piece.id || was.formation !== piece.formation) return undefined;
    const place = before.places[index] ?? NOT_OURS;
    if (place === NOT_OURS) continue;
    own ??= before.own.slice();
    own[place] = ownPiece(setting, state, side, piece);
  }
  return { all, formations: state.formations, own: own ?? before.own, places: before.places };
};

const ownedPieces = topic(() => new WeakMap<Piece, OwnPiece>());

/** Most pieces stand as they did in the last view. */
const ownPiece = (setting: Setting, state: State, side: Side, piece: Piece): OwnPiece => {
  const owned = setting.memory(ownedPieces);
  const formation = state.formations[piece.formation]?.id ?? '';
  const known = owned.get(piece);
  if (known?.formation === formation && known.side === side) return known;
  const own = standsHere(setting, ownPieceOf(formation, side, piece));
  owned.set(piece, own);
  return own;
};

const ownPieceOf = (formation: string, side: Side, piece: Piece): OwnPiece => {
  const { id, kind, where, x, y, heading, spent, column, unpacked, enters, lostOn, recovered, mustered } =
    piece;
  const { ground, horse, from } = piece;
  const { arm } = kindFacts[kind];
  const own: Draft<OwnPiece> = { ref: id, side, kind, where, x, y, heading, spent, arm, formation };
  if (ground !== undefined) own.ground = ground;
  if (horse !== undefined) own.horse = horse;
  if (from !== undefined) own.from = from;
  if (column !== undefined) own.column = column;
  if (unpacked !== undefined) own.unpacked = unpacked;
  if (lostOn !== undefined) own.lostOn = lostOn;
  if (recovered !== undefined) own.recovered = recovered;
  if (mustered !== undefined) own.mustered = mustered;
  if (enters !== undefined) own.enters = enters;
  return own;
};

/** Laid down field by field, as a view is. */
type Draft<Whole> = { -readonly [Key in keyof Whole]: Whole[Key] };

/** The blocks of a side as its enemy knows them, in the order of their aliases, as they were last asked for. */
interface Seen {
  readonly sightings: readonly Sighting[];
  readonly pieces: readonly Piece[];
  readonly side: Side;
  /** By alias: the piece, and its block; none of those that left the map. */
  readonly whose: readonly number[];
  readonly blocks: readonly (BoardBlock | undefined)[];
  readonly list: readonly BoardBlock[];
}

const lastSights = topic(() => new Map<string, Seen>());

const blocksSeen = (setting: Setting, state: State, seat: Seat, side: Side): readonly BoardBlock[] => {
  const sightings = flat(state.known[watcherOf(state, side)] ?? []);
  const pieces = flat(state.pieces);
  if (setting.switches.reserveAsked !== 'no') return blocksAsked(setting, state, seat, side);
  const name = isPlayer(seat) ? seat.side : `${side} ${seat}`;
  const sights = setting.memory(lastSights);
  const last = sights.get(name);
  const before = last?.side === side ? last : undefined;
  if (before?.sightings === sightings && before.pieces === pieces) return before.list;
  const seen = seenOn(setting, state, seat, side, before ?? NOTHING);
  sights.set(name, seen);
  return seen.list;
};

const NOTHING: Seen = { sightings: [], pieces: [], side: '', whose: [], blocks: [], list: [] };

/** Most stand as they stood, and are known as they were: nothing of them is read again. */
const seenOn = (setting: Setting, state: State, seat: Seat, side: Side, before: Seen): Seen => {
  const sightings = flat(state.known[watcherOf(state, side)] ?? []);
  const pieces = flat(state.pieces);
  const isAsLong = before.whose.length === sightings.length;
  let whose = isAsLong ? undefined : before.whose.slice(0, sightings.length);
  let blocks = isAsLong ? undefined : before.blocks.slice(0, sightings.length);
  for (let alias = 0; alias < sightings.length; alias += 1) {
    const sighting = sightings[alias] as Sighting;
    const was = before.whose[alias] ?? -1;
    if (before.sightings[alias] === sighting && before.pieces[was] === pieces[was]) continue;
    whose ??= before.whose.slice();
    blocks ??= before.blocks.slice();
    whose[alias] = sighting.piece;
    blocks[alias] =
      sighting.off === undefined
        ? blockOf(setting, state, sighting, { side, ref: aliasName(seat, side, alias) })
        : undefined;
  }
  if (whose === undefined || blocks === undefined)
    return { sightings, pieces, side, whose: before.whose, blocks: before.blocks, list: before.list };
  return { sightings, pieces, side, whose, blocks, list: listOf(blocks, before) };
};

/** Those on the map; the same list as before, if they are the same. */
const listOf = (blocks: Seen['blocks'], before: Seen): readonly BoardBlock[] => {
  const isAsBefore =
    before.blocks.length === blocks.length && blocks.every((block, alias) => block === before.blocks[alias]);
  return isAsBefore ? before.list : blocks.filter((block) => block !== undefined);
};

/** PB-R104, as a club may read it: what an HQ answers may change while it stands as it stood. */
const blocksAsked = (setting: Setting, state: State, seat: Seat, side: Side): readonly BoardBlock[] =>
  flat(state.known[watcherOf(state, side)] ?? []).flatMap((sighting, alias) => {
    if (sighting.off !== undefined) return [];
    const block = blockOf(setting, state, sighting, { side, ref: aliasName(seat, side, alias) });
    const holds = answerOf(state, sighting.piece);
    return [holds === undefined ? block : { ...block, holds }];
  });

export const theirBlocks = (setting: Setting, state: State, seat: Seat): readonly BoardBlock[] => {
  let all: readonly BoardBlock[] | undefined;
  for (const { id } of setting.sides) {
    if (isPrivy(seat, id)) continue;
    const seen = blocksSeen(setting, state, seat, id);
    all = all === undefined ? seen : [...all, ...seen];
  }
  return all ?? [];
};

const blocksKnown = topic(() => new WeakMap<Sighting, { readonly of: Piece; readonly block: BoardBlock }>());

/** PB-R104: nobody is told whether a Reserve is empty; a club may have it that one answers to that. */
const answerOf = (state: State, piece: number): boolean | undefined => {
  const { kind, formation } = pieceOf(state, piece);
  return isStaff(kind)
    ? flat(state.pieces).some((each) => each.formation === formation && each.where === 'reserve')
    : undefined;
};

const blockOf = (
  setting: Setting,
  state: State,
  sighting: Sighting,
  { side, ref }: Pick<BoardBlock, 'side' | 'ref'>,
): BoardBlock => {
  const blocks = setting.memory(blocksKnown);
  const piece = pieceOf(state, sighting.piece);
  const known = blocks.get(sighting);
  if (known?.of === piece && known.block.ref === ref && known.block.side === side) return known.block;
  const block = standsHere(setting, blockSeen(piece, side, sighting, ref));
  blocks.set(sighting, { of: piece, block });
  return block;
};

const blockSeen = (piece: Piece, side: Side, sighting: Sighting, ref: string): BoardBlock => {
  const { x, y, heading, column, ground } = piece;
  const { kind, spent, unpacked } = sighting;
  const arm = kind === undefined ? sighting.arm : kindFacts[kind].arm;
  const block: Draft<BoardBlock> = { ref, side, x, y, heading };
  if (ground !== undefined) block.ground = ground;
  if (column !== undefined) block.column = column;
  if (arm !== undefined) block.arm = arm;
  if (kind !== undefined) block.kind = kind;
  if (spent !== undefined) block.spent = spent;
  if (unpacked !== undefined) block.unpacked = unpacked;
  return block;
};

/** Losses as they were last counted. */
interface Count {
  readonly formations: State['formations'];
  readonly all: readonly Piece[];
  readonly bySide: View['losses'];
}

const lastCount = topic((): { counted?: Count } => ({}));

/** What falls on the field is seen; in the order of the kinds, so that it does not tell who fell first. */
export const lossesOf = (setting: Setting, state: State): View['losses'] => {
  const all = flat(state.pieces);
  const { formations } = state;
  const last = setting.memory(lastCount);
  const { counted } = last;
  if (counted?.all === all && counted.formations === formations) return counted.bySide;
  const isSame =
    counted !== undefined && areSame(counted.formations, formations) && haveSameLosses(counted.all, all);
  const bySide = isSame ? counted.bySide : lossesBySide(setting, state, all);
  last.counted = { formations, all, bySide };
  return bySide;
};

/** Whether nobody has been lost since, nor come back: those who stand as they stood are not looked at. */
const haveSameLosses = (before: readonly Piece[], now: readonly Piece[]): boolean => {
  if (before.length !== now.length) return false;
  for (let index = 0; index < now.length; index += 1) {
    const [was, is] = [before[index] as Piece, now[index] as Piece];
    if (was !== is && (isLost(was) || isLost(is))) return false;
  }
  return true;
};

const lossesBySide = (setting: Setting, state: State, all: readonly Piece[]): View['losses'] => {
  const lost = all.filter(isLost);
  return Object.fromEntries(setting.sides.map(({ id }) => [id, lossesIn(state, id, lost)]));
};

const isLost = ({ where }: Piece): boolean => where === 'lost';

const lossesIn = (state: State, side: Side, lost: readonly Piece[]): readonly PieceKind[] =>
  lost
    .filter(({ formation }) => state.formations[formation]?.side === side)
    .map(({ kind }) => kind)
    .sort((a, b) => pieceKinds.indexOf(a) - pieceKinds.indexOf(b));
