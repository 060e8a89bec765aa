import type { Refusal } from '../contract/refusal.ts';

/** An order that had to stand was refused, or one that had to be refused stood. */
export class UnlikeOrder extends Error {
  readonly refusals: readonly Refusal[];

  constructor(message: string, refusals: readonly Refusal[]) {
    super(message);
    this.name = 'UnlikeOrder';
    this.refusals = refusals;
  }

  /** Refused by the table itself: nobody had asked for such an order, whatever the rules of the game say of it. */
  get isOutOfPlace(): boolean {
    return this.refusals.length > 0 && this.refusals.every(({ rule }) => rule.startsWith('GR-'));
  }
}
