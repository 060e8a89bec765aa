import type { Refusal } from './refusal.ts';

/**
 * What can be worked out from a setting and a view: who stands where, who is near, what is seen. It works a thing out when it is
 * asked and keeps it; it is an argument, never a variable of a module. Made once for a view and handed on.
 */
export interface AReading {
  readonly setting: object;
  readonly view: object;
}

/** What judging an order came to. Nothing against it, and it may stand. */
export interface Judgement<Finding> {
  readonly refusals: readonly Refusal[];
  /** What `resolve`, ghost and notices go on from; also of an order that can be walked against a rule that is waived. */
  readonly finding?: Finding;
}
