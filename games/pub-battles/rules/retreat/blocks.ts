import { flat, type Side } from '@grognard/engine';
import { type Body, normalHeading } from '@grognard/field';
import { type Board, type BoardBlock, bodyOn } from '../../board.ts';
import { standsHere } from '../../kept.ts';
import { kindFacts } from '../../kinds.ts';
import { lately } from '../../recent.ts';
import type { Setting } from '../../setting.ts';
import { pieceOf } from '../../state.ts';
import type { Piece, Stand, State } from '../../state-types.ts';
import type { PieceKind } from '../../vocabulary.ts';

/** A piece as it really is: happenings are judged on the whole table, and refs are places in the list of pieces. */
export type TrueBlock = BoardBlock & { readonly kind: PieceKind };

interface Known {
  readonly side: Side;
  readonly of: string;
  readonly index: number;
  readonly block: TrueBlock;
}

const known = new WeakMap<Piece, Known>();

export const blockOf = (state: State, index: number): TrueBlock => {
  const piece = pieceOf(state, index);
  const { side = '', id: of = '' } = state.formations[piece.formation] ?? {};
  const found = known.get(piece);
  if (found?.index === index && found.side === side && found.of === of) return found.block;
  const block = standsHere(blockAt(piece, index, side, of));
  known.set(piece, { side, of, index, block });
  return block;
};

const blockAt = (piece: Piece, index: number, side: Side, formation: string): TrueBlock => {
  const { kind, x, y, heading, spent, from, horse, column, ground, unpacked } = piece;
  const { arm } = kindFacts[kind];
  const block: { -readonly [Key in keyof TrueBlock]: TrueBlock[Key] } = {
    ref: String(index),
    side,
    kind,
    x,
    y,
    heading,
    spent,
    arm,
    formation,
  };
  if (from !== undefined) block.from = from;
  if (horse !== undefined) block.horse = horse;
  if (column !== undefined) block.column = column;
  if (ground !== undefined) block.ground = ground;
  if (unpacked !== undefined) block.unpacked = unpacked;
  return block;
};

export const isOnMap = (state: State, index: number): boolean => pieceOf(state, index).where === 'map';

/** All that stands on the map. */
export const onMap = ({ pieces }: Pick<State, 'pieces'>): readonly number[] => {
  const found = onMaps.get(pieces);
  if (found !== undefined) return found;
  const indices: number[] = [];
  flat(pieces).forEach(({ where }, index) => {
    if (where === 'map') indices.push(index);
  });
  onMaps.set(pieces, indices);
  return indices;
};

const onMaps = new WeakMap<State['pieces'], readonly number[]>();

interface Laid {
  readonly formations: State['formations'];
  readonly blocks: readonly TrueBlock[];
}

const laid = lately<State['pieces'], Laid>(4);

/** The blocks of all that stands on the map, in the same order. */
const blocksOnMap = (state: State): readonly TrueBlock[] => {
  const { pieces, formations } = state;
  const known = laid.of(pieces);
  if (known?.formations === formations) return known.blocks;
  const blocks = onMap(state).map((index) => blockOf(state, index));
  laid.keep(pieces, { formations, blocks });
  return blocks;
};

export const trueBoard = (state: State, us: Side): Board => ({
  us,
  blocks: blocksOnMap(state),
  contacts: [],
  supports: [],
});

export const bodyOfPiece = ({ measures }: Setting, state: State, index: number): Body =>
  bodyOn(measures, blockOf(state, index));

/** The ground a piece takes up elsewhere, in line. */
export const bodyAt = ({ measures }: Setting, state: State, index: number, { x, y, heading }: Stand): Body =>
  bodyOn(measures, { x, y, heading, arm: kindFacts[pieceOf(state, index).kind].arm });

export const about = (heading: number): number => normalHeading(heading + 18_000);
