import { type Player, sameSeat } from '@grognard/engine';
import { ownerAmong } from './owners.ts';
import type { OwnFormation, OwnPiece, View } from './view.ts';

export const formationIn = ({ formations }: View, id: string): OwnFormation | undefined =>
  formations.find((each) => each.id === id);

export const pieceIn = ({ mine }: View, ref: string): OwnPiece | undefined =>
  mine.find((each) => each.ref === ref);

/** All of a formation of ours. */
export const membersIn = ({ mine }: View, formation: string | undefined): readonly OwnPiece[] =>
  mine.filter((piece) => piece.formation === formation);

/** Whether a formation of its side takes its orders from the seat. */
export const givesOrdersTo = ({ seats, us = '' }: View, seat: Player, formation: string): boolean => {
  const owner = ownerAmong(seats, us, formation);
  return owner !== undefined && sameSeat(owner, seat);
};

/** The formation of ours that is active; undefined if none is. */
export const activeIn = ({ activation, us }: View): string | undefined =>
  activation?.side === us ? activation?.formation : undefined;
