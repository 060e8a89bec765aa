import { at } from '@grognard/engine';
import { isStaff } from '../tables/piece-facts.ts';
import { changing, pieceOf, putBack, sideOf, standAt } from './piece-change.ts';
import type { Event, Stand } from './state.ts';
import type { Draft } from './state-change.ts';
import type { Where } from './vocabulary.ts';

export const marches = (now: Draft, event: Extract<Event, { kind: 'marched' }>): void => {
  const piece = changing(now, event.piece);
  standAt(piece, event.to, event.column);
  piece.where = 'map';
  piece.ground = event.ground;
  // Where staff set out from.
  if (isStaff(piece.kind) && event.entered === undefined) piece.from = event.path[0] ?? piece.from;
  putBack(now, event.piece, piece);
};

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
export const tires = (now: Draft, index: number, spent: boolean): void => {
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

export const musters = (now: Draft, { piece: index, full }: Extract<Event, { kind: 'mustered' }>): void => {
  const piece = changing(now, index);
  piece.mustered = true;
  piece.spent ||= !full;
  putBack(now, index, piece);
};

export const rallies = (now: Draft, event: Extract<Event, { kind: 'rallied' }>): void => {
  const piece = changing(now, event.piece);
  piece.spent = false;
  piece.heading = event.heading;
  piece.ground = undefined;
  putBack(now, event.piece, piece);
  const { day, turn } = now;
  if (event.train !== undefined) now.rallies = [...(now.rallies ?? []), { train: event.train, day, turn }];
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
