import type { Heading } from '@grognard/field';
import { changing, putBack, sideOf } from '../piece-change.ts';
import { packs } from '../piece-doings.ts';
import type { Draft } from '../state-change.ts';
import { acts } from '../turn-memory.ts';
import type { Evolvers, Marked } from './marked.ts';

/** Rallies, and the trains that make them possible. */
export type RallyEvent =
  | ({
      readonly kind: 'rallied';
      readonly piece: number;
      readonly heading: Heading;
      /** The train that made it possible, where trains can be exhausted. */
      readonly train?: number;
    } & Marked)
  | ({ readonly kind: 'unpacked'; readonly piece: number } & Marked)
  | ({ readonly kind: 'packed'; readonly piece: number } & Marked);

export const rallyEvolvers: Evolvers<RallyEvent> = {
  rallied: (now, event) => {
    rallies(now, event);
    acts(now, event.piece);
  },
  unpacked: (now, { piece }) => {
    packs(now, piece, true);
    now.count += 1;
  },
  packed: (now, { piece }) => {
    packs(now, piece, undefined);
    now.packed = [...now.packed, sideOf(now, piece)];
    now.count += 1;
  },
};

const rallies = (now: Draft, event: Extract<RallyEvent, { kind: 'rallied' }>): void => {
  const piece = changing(now, event.piece);
  piece.spent = false;
  piece.heading = event.heading;
  piece.ground = undefined;
  putBack(now, event.piece, piece);
  const { day, turn } = now;
  if (event.train !== undefined) now.rallies = [...(now.rallies ?? []), { train: event.train, day, turn }];
};
