import { type Player, sameSeat } from '@grognard/engine';
import { lately } from '../../recent.ts';
import { ownerAmong } from '../../refs.ts';
import type { OwnFormation, OwnPiece, View } from '../../view-types.ts';

export const formationIn = ({ formations }: View, id: string): OwnFormation | undefined =>
  formations.find((each) => each.id === id);

const named = lately<View['mine'], ReadonlyMap<string, OwnPiece>>(4);

/** Whoever looks for somebody who may try something asks for many pieces by name. */
export const pieceIn = ({ mine }: View, ref: string): OwnPiece | undefined => {
  const known = named.of(mine);
  if (known !== undefined) return known.get(ref);
  const byRef = new Map<string, OwnPiece>();
  for (const piece of mine) byRef.set(piece.ref, piece);
  named.keep(mine, byRef);
  return byRef.get(ref);
};

/** Whether a formation of its side takes its orders from the seat. */
export const givesOrdersTo = ({ seats, us = '' }: View, seat: Player, formation: string): boolean => {
  const owner = ownerAmong(seats, us, formation);
  return owner !== undefined && sameSeat(owner, seat);
};

/** The formation of ours that is active; undefined if none is. */
export const activeIn = ({ activation, us }: View): string | undefined =>
  activation?.side === us ? activation?.formation : undefined;
