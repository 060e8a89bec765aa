import type { Judgement, Player } from '@grognard/engine';
import type { Cell, Posture } from './vocabulary.ts';

/** What judging an order found: who is to go where, or who is to stand how. It is handed on to `resolve`, and never stored. */
export type Finding =
  | { readonly kind: 'marches'; readonly goals: ReadonlyMap<string, Cell> }
  | { readonly kind: 'posture'; readonly piece: string; readonly posture: Posture };

/** A judgement, and the seat for which it was asked. */
export interface Judged {
  readonly seat: Player;
  readonly judgement: Judgement<Finding>;
}
