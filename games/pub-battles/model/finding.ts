import type { JudgedMarch } from './march.ts';
import type { Reading } from './reading.ts';

/** What judging an order has found: what `resolve`, ghost and notices go on from. Never stored. */
export interface Finding {
  /** What it was found on. */
  readonly reading: Reading;
  /** Whether nothing spoke against the order; else it is carried out because rules were waived. */
  readonly isLawful: boolean;
  /** A march that may stand. */
  readonly march?: JudgedMarch;
}
