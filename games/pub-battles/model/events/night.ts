import type { Side } from '@grognard/engine';
import { comesBack } from '../piece-doings.ts';
import type { Stand } from '../state.ts';
import type { Evolvers, Marked } from './marked.ts';

/** The night, and who comes back in it. */
export type NightEvent =
  | ({ readonly kind: 'nightfell'; readonly withdrawn: readonly Side[] } & Marked)
  | ({ readonly kind: 'recovered'; readonly piece: number; readonly to: Stand } & Marked);

export const nightEvolvers: Evolvers<NightEvent> = {
  nightfell: (now, { withdrawn }) => {
    now.withdrawn = withdrawn;
    now.count += 1;
  },
  recovered: (now, { piece, to }) => comesBack(now, piece, to),
};
