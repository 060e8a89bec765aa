import { flat, type Side } from '@grognard/engine';
import { type Body, type Box, normalHeading } from '@grognard/field';
import type { Board, BoardBlock } from '../model/board.ts';
import { topic } from '../model/memory.ts';
import { pieceOf } from '../model/piece-change.ts';
import { lately } from '../model/recent.ts';
import type { Setting } from '../model/setting.ts';
import type { Piece, Stand, State } from '../model/state.ts';
import { areSame } from '../model/state.ts';
import type { PieceKind } from '../model/vocabulary.ts';
import { kindFacts } from '../tables/piece-facts.ts';
import { blocksNear, bodyOn } from './board.ts';
import { type Remembering, standsHere } from './kept.ts';

/** A piece as it really is: happenings are judged on the whole table, and refs are places in the list of pieces. */
export type TrueBlock = BoardBlock & { readonly kind: PieceKind };

/** Laid down alike, be it that nothing stands in a field: nobody but the rules sees these blocks, and they see many. */
type Whole<Block> = {
  -readonly [Key in keyof Block]-?: Partial<Pick<Block, Key>> extends Pick<Block, Key>
    ? Block[Key] | undefined
    : Block[Key];
};

interface Known {
  readonly side: Side;
  readonly of: string;
  readonly index: number;
  readonly block: TrueBlock;
}

const blocksOf = topic(() => new WeakMap<Piece, Known>());

export const blockOf = (setting: Remembering, state: State, index: number): TrueBlock => {
  const piece = pieceOf(state, index);
  const { side = '', id: of = '' } = state.formations[piece.formation] ?? {};
  const known = setting.memory(blocksOf);
  const found = known.get(piece);
  if (found?.index === index && found.side === side && found.of === of) return found.block;
  const block = standsHere(setting, blockAt(piece, index, side, of));
  known.set(piece, { side, of, index, block });
  return block;
};

const blockAt = (piece: Piece, index: number, side: Side, formation: string): TrueBlock => {
  const { kind, x, y, heading, spent, from, horse, column, ground, unpacked } = piece;
  const { arm } = kindFacts[kind];
  const block: Whole<TrueBlock> = {
    ref: String(index),
    side,
    kind,
    x,
    y,
    heading,
    spent,
    arm,
    formation,
    from,
    horse,
    column,
    ground,
    unpacked,
    holds: undefined,
  };
  return block as TrueBlock;
};

export const isPieceOnMap = (state: State, index: number): boolean => pieceOf(state, index).where === 'map';

/** All that stands on the map. */
export const onMap = ({ pieces }: Pick<State, 'pieces'>): readonly number[] => {
  const indices: number[] = [];
  flat(pieces).forEach(({ where }, index) => {
    if (where === 'map') indices.push(index);
  });
  return indices;
};

interface Laid {
  readonly formations: State['formations'];
  readonly all: readonly Piece[];
  /** By piece; none of those that are not on the map. */
  readonly byPiece: readonly (TrueBlock | undefined)[];
  readonly blocks: readonly TrueBlock[];
}

const lastLaid = topic(() => ({
  byPieces: lately<State['pieces'], Laid>(4),
  newest: undefined as Laid | undefined,
}));

/** The blocks of all that stands on the map, in the same order. */
const blocksOnMap = (setting: Remembering, state: State): readonly TrueBlock[] => {
  const { pieces, formations } = state;
  const last = setting.memory(lastLaid);
  const known = last.byPieces.of(pieces);
  if (known?.formations === formations) return known.blocks;
  const { newest } = last;
  const isLike = newest !== undefined && areSame(newest.formations, formations);
  const laid = laidOn(setting, state, isLike ? newest : undefined);
  last.newest = laid;
  last.byPieces.keep(pieces, laid);
  return laid.blocks;
};

/** Whoever stands as he stood before is not looked at. */
const laidOn = (setting: Remembering, state: State, before: Laid | undefined): Laid => {
  const all = flat(state.pieces);
  const byPiece: (TrueBlock | undefined)[] = [];
  const blocks: TrueBlock[] = [];
  for (let index = 0; index < all.length; index += 1) {
    const piece = all[index] as Piece;
    const isSame = before !== undefined && before.all[index] === piece;
    const block = isSame
      ? before.byPiece[index]
      : piece.where === 'map'
        ? blockOf(setting, state, index)
        : undefined;
    byPiece.push(block);
    if (block !== undefined) blocks.push(block);
  }
  return { formations: state.formations, all, byPiece, blocks };
};

export const trueBoard = (setting: Remembering, state: State, us: Side): Board => ({
  us,
  blocks: blocksOnMap(setting, state),
  contacts: [],
  supports: [],
});

/** All that stands so near to a box; whatever is further off can neither be met nor lain upon. */
export const trueBlocksNear = (
  setting: Setting,
  state: State,
  box: Box,
  margin: number,
): readonly TrueBlock[] =>
  blocksNear(setting, trueBoard(setting, state, ''), box, margin) as readonly TrueBlock[];

export const bodyOfIndex = (setting: Setting, state: State, index: number): Body =>
  bodyOn(setting, blockOf(setting, state, index));

/** The ground a piece takes up elsewhere, in line. */
export const bodyAt = (setting: Setting, state: State, index: number, { x, y, heading }: Stand): Body =>
  bodyOn(setting, { x, y, heading, arm: kindFacts[pieceOf(state, index).kind].arm });

export const about = (heading: number): number => normalHeading(heading + 18_000);
