import type { Player, Refusal } from '@grognard/engine';
import { type Cell, type Order, type Reading, type Step, tiny } from '@grognard/tiny';

/** What is in hand: nothing, a piece, or a piece held over a cell; and what has been planned before. */
export interface Hand {
  readonly piece?: string;
  readonly over?: Cell;
  readonly plan: readonly Step[];
}

export const EMPTY_HAND: Hand = { plan: [] };

/** Takes up a piece, or lays it down again. */
export const touched = ({ piece, plan }: Hand, name: string): Hand =>
  piece === name ? { plan } : { piece: name, plan };

export const heldOver = (hand: Hand, over: Cell): Hand =>
  hand.piece === undefined ? hand : { piece: hand.piece, over, plan: hand.plan };

/** What would come of laying it down: the whole order, or everything against it. */
export type HandVerdict =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };

/** The game says what a gesture means: the same code that will judge the order. */
export const ghostOf = (reading: Reading, seat: Player, { piece, over, plan }: Hand): HandVerdict => {
  const others = plan.filter((step) => step.piece !== piece);
  const isHeld = piece !== undefined && (over !== undefined || reading.view.phase === 'post');
  const wish = isHeld ? { piece, ...(over !== undefined && { to: over }), plan: others } : { plan };
  const proposed = tiny.propose(reading, seat, wish);
  return proposed.ok
    ? { kind: 'order', order: proposed.value }
    : { kind: 'refused', refusals: proposed.error };
};

/** Lays down what is held: a step that may stand is planned, any other goes back to where it was. */
export const laidDown = (reading: Reading, seat: Player, hand: Hand): Hand => {
  const ghost = ghostOf(reading, seat, hand);
  return { plan: ghost.kind === 'order' && ghost.order.kind === 'plan' ? ghost.order.steps : hand.plan };
};

/** Where the piece in hand may go, as the game marks it. */
export const reachOf = (reading: Reading, seat: Player, { piece }: Hand): readonly Cell[] =>
  piece === undefined ? [] : tiny.options(reading, seat, piece).regions.flatMap(({ cells }) => cells);
