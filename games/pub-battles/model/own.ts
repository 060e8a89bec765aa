import { type Player, sameSeat } from '@grognard/engine';
import { ownerAmong } from './owners.ts';
import { lately } from './recent.ts';
import type { OwnFormation, OwnPiece, View } from './view.ts';

export const formationIn = ({ formations }: View, id: string): OwnFormation | undefined =>
  formations.find((each) => each.id === id);

/** Where a piece was found last among those of its side; it is found there as long as none comes or goes. */
const places = new Map<string, number>();

/** Of so many names; then all are forgotten. */
const MANY = 1024;

/** Whoever looks for somebody who may try something asks for many pieces by name. */
export const pieceIn = ({ mine }: View, ref: string): OwnPiece | undefined => {
  const piece = mine[places.get(ref) ?? 0];
  if (piece?.ref === ref) return piece;
  const place = mine.findIndex((each) => each.ref === ref);
  if (place < 0) return undefined;
  if (places.size >= MANY) places.clear();
  places.set(ref, place);
  return mine[place];
};

interface Members {
  readonly formation: string | undefined;
  readonly members: readonly OwnPiece[];
}

const lastMembers = lately<View['mine'], Members>(4);

/** All of a formation of ours: whoever has its chit up asks for them again and again. */
export const membersIn = ({ mine }: View, formation: string | undefined): readonly OwnPiece[] => {
  const known = lastMembers.of(mine);
  if (known !== undefined && known.formation === formation) return known.members;
  const members = mine.filter((piece) => piece.formation === formation);
  lastMembers.keep(mine, { formation, members });
  return members;
};

/** Whether a formation of its side takes its orders from the seat. */
export const givesOrdersTo = ({ seats, us = '' }: View, seat: Player, formation: string): boolean => {
  const owner = ownerAmong(seats, us, formation);
  return owner !== undefined && sameSeat(owner, seat);
};

/** The formation of ours that is active; undefined if none is. */
export const activeIn = ({ activation, us }: View): string | undefined =>
  activation?.side === us ? activation?.formation : undefined;
