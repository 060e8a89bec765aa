import type { Params } from './refusal.ts';
import type { Player } from './seat.ts';

/**
 * A point at which somebody must choose. It is public: the others read it while they wait, but of the other side only
 * that it owes, and not which of its commands. What only the chooser may know stands in his view. Owed by several seats, it is answered sealed: the engine holds the answers until
 * the last is in.
 */
export interface Decision {
  /** Unique over the whole game; an order names the decision it answers. */
  readonly id: string;
  readonly kind: string;
  readonly owed: readonly Player[];
  /** The kinds of order that answer it. */
  readonly orders: readonly string[];
  readonly params?: Params;
}

export interface Answer<Order> {
  readonly seat: Player;
  readonly order: Order;
}

/** All that was asked for: one answer a seat that owed the decision, in the order of `decision.owed`. */
export interface Answers<Order> {
  readonly decision: Decision;
  readonly given: readonly Answer<Order>[];
}

/** An answer with what judging it, on its giver's view, has found. */
export interface JudgedAnswer<Order, Finding> extends Answer<Order> {
  readonly finding?: Finding | undefined;
}

export interface JudgedAnswers<Order, Finding> extends Answers<Order> {
  readonly given: readonly JudgedAnswer<Order, Finding>[];
}
