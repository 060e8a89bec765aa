import type { Side } from '@grognard/engine';
import { changing, putBack } from '../piece-change.ts';
import type { Errand, Posted } from '../state.ts';
import type { Draft } from '../state-change.ts';
import type { Evolvers, Marked } from './marked.ts';

/** What is written, before the battle and in it. */
export type PlanEvent =
  /** What a side wrote before the battle. */
  | ({
      readonly kind: 'planned';
      readonly side: Side;
      readonly posted: readonly Posted[];
      readonly errands: readonly (Errand & { readonly formation: number })[];
    } & Marked)
  /** A formation is ordered in writing to go somewhere, at once or from its next activation. */
  | ({
      readonly kind: 'wrote';
      readonly formation: number;
      readonly errand: Errand;
      readonly atOnce: boolean;
    } & Marked);

export const planEvolvers: Evolvers<PlanEvent> = {
  planned: (now, { posted, errands }) => {
    for (const post of posted) isPosted(now, post);
    now.formations = now.formations.map((each, place) => {
      const errand = errands.find(({ formation }) => formation === place);
      return errand === undefined ? each : { ...each, orders: { to: errand.to, attack: errand.attack } };
    });
    now.count += 1;
  },
  wrote: (now, { formation, errand, atOnce }) => {
    const { side = '' } = now.formations[formation] ?? {};
    now.formations = now.formations.map((each, place) =>
      place === formation ? { ...each, ...(atOnce ? { orders: errand } : { next: errand }) } : each,
    );
    now.written = { ...now.written, [side]: (now.written?.[side] ?? 0) + 1 };
    now.count += 1;
  },
};

const isPosted = (now: Draft, { piece: index, formation, where, enters }: Posted): void => {
  const piece = changing(now, index);
  piece.formation = formation;
  piece.where = where;
  piece.enters = enters;
  putBack(now, index, piece);
};
