import { at } from '@grognard/engine';
import { changing, pieceOf, putBack, sideOf, standAt } from './piece-change.ts';
import type { Stand } from './state.ts';
import type { Draft } from './state-change.ts';
import type { Where } from './vocabulary.ts';

export const goes = (now: Draft, index: number, where: Where): void => {
  const piece = changing(now, index);
  piece.where = where;
  putBack(now, index, piece);
};

export const hides = (now: Draft, index: number): void => {
  const piece = changing(now, index);
  piece.where = 'reserve';
  piece.column = undefined;
  putBack(now, index, piece);
};

export const stands = (now: Draft, index: number, to: Stand, column: boolean): void => {
  const piece = changing(now, index);
  standAt(piece, to, column);
  piece.where = 'map';
  putBack(now, index, piece);
};

export const moves = (now: Draft, index: number, to: Stand): void => {
  const piece = changing(now, index);
  standAt(piece, to, false);
  putBack(now, index, piece);
};

export const comesBack = (now: Draft, index: number, to: Stand): void => {
  const piece = changing(now, index);
  standAt(piece, to, false);
  piece.where = 'map';
  piece.spent = true;
  piece.recovered = true;
  putBack(now, index, piece);
};

/** Spent, or Fresh again. */
export const becomesSpent = (now: Draft, index: number, spent: boolean): void => {
  if (pieceOf(now, index).spent === spent) return;
  const piece = changing(now, index);
  piece.spent = spent;
  putBack(now, index, piece);
};

export const packs = (now: Draft, index: number, unpacked: true | undefined): void => {
  const piece = changing(now, index);
  piece.unpacked = unpacked;
  putBack(now, index, piece);
};

export const isLost = (now: Draft, index: number): void => {
  const piece = changing(now, index);
  piece.where = 'lost';
  piece.lostOn = now.day;
  putBack(now, index, piece);
  if (piece.kind === 'baggage') now.sacked = [...now.sacked, sideOf(now, index)];
};

/** At the beginning of a turn all staff stands where it stands. */
export const settle = (now: Draft): void => {
  for (const { hq } of now.formations) {
    if (at(now.pieces, hq)?.from === undefined) continue;
    const staff = changing(now, hq);
    staff.from = undefined;
    putBack(now, hq, staff);
  }
};
