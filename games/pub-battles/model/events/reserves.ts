import { hides, stands } from '../piece-doings.ts';
import type { Stand } from '../state.ts';
import { acts } from '../turn-memory.ts';
import type { Evolvers, Marked } from './marked.ts';

/** Who hides behind an HQ, and comes out again. */
export type ReserveEvent =
  | ({ readonly kind: 'hid'; readonly piece: number } & Marked)
  | ({
      readonly kind: 'deployed';
      readonly piece: number;
      readonly to: Stand;
      readonly column: boolean;
    } & Marked)
  | ({ readonly kind: 'deploying'; readonly hqs: readonly number[] } & Marked);

export const reserveEvolvers: Evolvers<ReserveEvent> = {
  hid: (now, { piece }) => {
    hides(now, piece);
    acts(now, piece);
  },
  deployed: (now, { piece, to, column }) => stands(now, piece, to, column),
  deploying: (now, { hqs }) => {
    now.deploying = hqs;
    now.count += 1;
  },
};
