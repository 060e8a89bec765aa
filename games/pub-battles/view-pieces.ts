import { flat, type Seat, type Side, seatName } from '@grognard/engine';
import type { BoardBlock } from './board.ts';
import { standsHere } from './kept.ts';
import { isStaff, kindFacts } from './kinds.ts';
import { aliasName, isPrivy, watcherOf } from './rules/spotting/names.ts';
import type { Setting } from './setting.ts';
import { pieceOf } from './state.ts';
import type { Piece, Sighting, State } from './state-types.ts';
import type { OwnPiece, View } from './view-types.ts';
import { type PieceKind, pieceKinds } from './vocabulary.ts';

/** What can be told from the pieces alone, for as long as none of them changes. */
interface Listed {
  readonly of: State['formations'];
  readonly mine: Map<Side, readonly OwnPiece[]>;
  readonly theirs: Map<string, Seen>;
  losses?: { readonly setting: Setting; readonly bySide: View['losses'] };
}

/** The blocks of the enemy, for as long as no more is known of them. */
interface Seen {
  readonly known: State['known'];
  readonly setting: Setting;
  readonly list: readonly BoardBlock[];
}

const lists = new WeakMap<State['pieces'], Listed>();

const listed = ({ pieces, formations }: State): Listed => {
  const known = lists.get(pieces);
  if (known?.of === formations) return known;
  const fresh = {
    of: formations,
    mine: new Map<Side, readonly OwnPiece[]>(),
    theirs: new Map<string, Seen>(),
  };
  lists.set(pieces, fresh);
  return fresh;
};

export const ownPieces = (state: State, side: Side): readonly OwnPiece[] => {
  const { mine } = listed(state);
  const known = mine.get(side);
  if (known !== undefined) return known;
  const own: OwnPiece[] = [];
  for (const piece of flat(state.pieces)) {
    if (state.formations[piece.formation]?.side === side) own.push(ownPiece(state, side, piece));
  }
  own.sort((a, b) => (a.ref < b.ref ? -1 : 1));
  mine.set(side, own);
  return own;
};

const owned = new WeakMap<Piece, OwnPiece>();

/** Most pieces stand as they did in the last view. */
const ownPiece = (state: State, side: Side, piece: Piece): OwnPiece => {
  const formation = state.formations[piece.formation]?.id ?? '';
  const known = owned.get(piece);
  if (known?.formation === formation && known.side === side) return known;
  const own = standsHere(ownPieceOf(formation, side, piece));
  owned.set(piece, own);
  return own;
};

const ownPieceOf = (formation: string, side: Side, piece: Piece): OwnPiece => {
  const { id, kind, where, x, y, heading, spent, column, unpacked, enters, lostOn, recovered, mustered } =
    piece;
  const { ground, horse, from } = piece;
  return {
    ref: id,
    side,
    ...{ kind, where, x, y, heading, spent },
    arm: kindFacts[kind].arm,
    formation,
    ...(ground !== undefined && { ground }),
    ...(horse !== undefined && { horse }),
    ...(from !== undefined && { from }),
    ...(column !== undefined && { column }),
    ...(unpacked !== undefined && { unpacked }),
    ...(lostOn !== undefined && { lostOn }),
    ...(recovered !== undefined && { recovered }),
    ...(mustered !== undefined && { mustered }),
    ...(enters !== undefined && { enters }),
  };
};

/** The blocks of a side as its enemy knows them, in the order of their aliases. */
const addBlocks = (setting: Setting, state: State, seat: Seat, side: Side, list: BoardBlock[]): void => {
  flat(state.known[watcherOf(state, side)] ?? []).forEach((sighting, alias) => {
    if (sighting.off !== undefined) return;
    const block = blockOf(state, side, sighting, aliasName(seat, side, alias));
    const holds = answerOf(setting, state, sighting.piece);
    list.push(holds === undefined ? block : { ...block, holds });
  });
};

export const theirBlocks = (setting: Setting, state: State, seat: Seat): readonly BoardBlock[] => {
  const { theirs } = listed(state);
  const name = seatName(seat);
  const before = theirs.get(name);
  if (before?.known === state.known && before.setting === setting) return before.list;
  const list: BoardBlock[] = [];
  for (const { id } of setting.sides) if (!isPrivy(seat, id)) addBlocks(setting, state, seat, id, list);
  theirs.set(name, { known: state.known, setting, list });
  return list;
};

const blocks = new WeakMap<Sighting, { readonly of: Piece; readonly block: BoardBlock }>();

/** PB-R104: nobody is told whether a Reserve is empty; a club may have it that one answers to that. */
const answerOf = ({ switches }: Setting, state: State, piece: number): boolean | undefined => {
  if (switches.reserveAsked === 'no') return undefined;
  const { kind, formation } = pieceOf(state, piece);
  return isStaff(kind)
    ? flat(state.pieces).some((each) => each.formation === formation && each.where === 'reserve')
    : undefined;
};

const blockOf = (state: State, side: Side, sighting: Sighting, ref: string): BoardBlock => {
  const piece = pieceOf(state, sighting.piece);
  const known = blocks.get(sighting);
  if (known?.of === piece && known.block.ref === ref && known.block.side === side) return known.block;
  const block = standsHere(blockSeen(piece, side, sighting, ref));
  blocks.set(sighting, { of: piece, block });
  return block;
};

const blockSeen = (piece: Piece, side: Side, sighting: Sighting, ref: string): BoardBlock => {
  const { x, y, heading, column, ground } = piece;
  const { kind, spent, unpacked } = sighting;
  const arm = kind === undefined ? sighting.arm : kindFacts[kind].arm;
  return {
    ...{ ref, side, x, y, heading },
    ...(ground !== undefined && { ground }),
    ...(column !== undefined && { column }),
    ...(arm !== undefined && { arm }),
    ...(kind !== undefined && { kind }),
    ...(spent !== undefined && { spent }),
    ...(unpacked !== undefined && { unpacked }),
  };
};

/** What falls on the field is seen; in the order of the kinds, so that it does not tell who fell first. */
export const lossesOf = (setting: Setting, state: State): View['losses'] => {
  const list = listed(state);
  if (list.losses?.setting === setting) return list.losses.bySide;
  const losses = Object.fromEntries(setting.sides.map(({ id }) => [id, lossesIn(state, id)]));
  list.losses = { setting, bySide: losses };
  return losses;
};

const lossesIn = (state: State, side: Side): readonly PieceKind[] =>
  flat(state.pieces)
    .filter(({ where, formation }) => where === 'lost' && state.formations[formation]?.side === side)
    .map(({ kind }) => kind)
    .sort((a, b) => pieceKinds.indexOf(a) - pieceKinds.indexOf(b));
