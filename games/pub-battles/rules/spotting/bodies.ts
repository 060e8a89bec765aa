import { at, flat, type Side } from '@grognard/engine';
import type { Body } from '@grognard/field';
import { bodyOn } from '../../board.ts';
import { standsHere } from '../../kept.ts';
import { kindFacts } from '../../kinds.ts';
import type { Setting } from '../../setting.ts';
import type { Piece, State } from '../../state-types.ts';

/** A piece on the map, with its place among the pieces and the side it is of. */
export interface Standing {
  readonly index: number;
  readonly side: Side;
  readonly piece: Piece;
}

/** A piece, whoever commands it. */
export type Trooper = Omit<Piece, 'formation'>;

const blocks = new WeakMap<Trooper, Parameters<typeof bodyOn>[1]>();

/** Every march asks for the bodies of both armies. */
export const bodyOfPiece = ({ measures }: Pick<Setting, 'measures'>, piece: Trooper): Body => {
  const block = blocks.get(piece) ?? standsHere({ ...piece, arm: kindFacts[piece.kind].arm });
  blocks.set(piece, block);
  return bodyOn(measures, block);
};

/** Everything on the map by its place, south to north and west to east: an order that tells no secret. */
export const standing = (state: Pick<State, 'pieces' | 'formations'>): readonly Standing[] => {
  const known = standings.get(state.pieces);
  if (known?.of === state.formations) return known.standing;
  const found = standingOf(state);
  standings.set(state.pieces, { of: state.formations, standing: found });
  return found;
};

const standings = new WeakMap<
  State['pieces'],
  { readonly of: State['formations']; readonly standing: readonly Standing[] }
>();

const standingOf = (state: Pick<State, 'pieces' | 'formations'>): readonly Standing[] => {
  const found: Standing[] = [];
  flat(state.pieces).forEach((piece, index) => {
    const side = piece.where === 'map' ? state.formations[piece.formation]?.side : undefined;
    if (side !== undefined) found.push({ index, side, piece });
  });
  return found.sort(({ piece: a }, { piece: b }) => a.y - b.y || a.x - b.x || a.heading - b.heading);
};

export const isOnMap = ({ pieces }: Pick<State, 'pieces'>, piece: number): boolean =>
  at(pieces, piece)?.where === 'map';
