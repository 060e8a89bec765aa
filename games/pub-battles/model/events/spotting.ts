import { at, type Side, withAt } from '@grognard/engine';
import { aliasOf } from '../aliases.ts';
import { changing, putBack } from '../piece-change.ts';
import type { Sighting } from '../state.ts';
import type { Evolvers, Marked } from './marked.ts';

/** What is seen of the enemy, and how strong one is oneself. */
export type SpottingEvent =
  | ({
      readonly kind: 'sighted';
      readonly side: Side;
      readonly piece: number;
      readonly learnt: Omit<Sighting, 'piece'>;
    } & Marked)
  /** The strength of a piece is diced for. */
  | ({
      readonly kind: 'mustered';
      readonly piece: number;
      readonly die: number;
      readonly full: boolean;
    } & Marked);

export const spottingEvolvers: Evolvers<SpottingEvent> = {
  sighted: (now, { side, piece, learnt }) => {
    const known = now.known[side] ?? [];
    const alias = aliasOf(known, piece);
    const list = withAt(known, alias, sightingAfter(piece, at(known, alias), learnt));
    now.known = { ...now.known, [side]: list };
  },
  mustered: (now, { piece: index, full }) => {
    const piece = changing(now, index);
    piece.mustered = true;
    piece.spent ||= !full;
    putBack(now, index, piece);
  },
};

type Learnt = Omit<Sighting, 'piece'>;

const sightingAfter = (piece: number, was: Learnt | undefined, learnt: Learnt): Sighting => {
  const arm = learnt.arm ?? was?.arm;
  const kind = learnt.kind ?? was?.kind;
  const spent = learnt.spent ?? was?.spent;
  const unpacked = learnt.unpacked ?? was?.unpacked;
  const off = learnt.off ?? was?.off;
  const sighting: { -readonly [Key in keyof Sighting]: Sighting[Key] } = { piece };
  if (arm !== undefined) sighting.arm = arm;
  if (kind !== undefined) sighting.kind = kind;
  if (spent !== undefined) sighting.spent = spent;
  if (unpacked !== undefined) sighting.unpacked = unpacked;
  if (off !== undefined) sighting.off = off;
  return sighting;
};
