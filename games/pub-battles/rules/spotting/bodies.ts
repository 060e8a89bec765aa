import { at, flat, type Side } from '@grognard/engine';
import type { Body } from '@grognard/field';
import { bodyOn } from '../../board.ts';
import { kindFacts } from '../../kinds.ts';
import type { Measures } from '../../measures.ts';
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

/** Bodies as long as their pieces live: every march asks for those of both armies. */
const bodies = new WeakMap<Measures, WeakMap<Trooper, Body>>();

export const bodyOfPiece = ({ measures }: Pick<Setting, 'measures'>, piece: Trooper): Body => {
  const made = bodies.get(measures) ?? new WeakMap<Trooper, Body>();
  bodies.set(measures, made);
  const body = made.get(piece) ?? bodyOn(measures, { ...piece, arm: kindFacts[piece.kind].arm });
  made.set(piece, body);
  return body;
};

/** Everything on the map by its place, south to north and west to east: an order that tells no secret. */
export const standing = (state: Pick<State, 'pieces' | 'formations'>): readonly Standing[] =>
  flat(state.pieces)
    .flatMap((piece, index): Standing[] => {
      const side = state.formations[piece.formation]?.side;
      return piece.where === 'map' && side !== undefined ? [{ index, side, piece }] : [];
    })
    .sort((a, b) => a.piece.y - b.piece.y || a.piece.x - b.piece.x || a.piece.heading - b.piece.heading);

export const isOnMap = ({ pieces }: Pick<State, 'pieces'>, piece: number): boolean =>
  at(pieces, piece)?.where === 'map';
