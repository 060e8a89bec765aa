import type { RuleId } from '@grognard/engine';
import type { Draft } from '../state-change.ts';

/** What every event carries: the rules it happened by, for readers alone, and whether it gave anything away. */
export interface Marked {
  readonly rules: readonly RuleId[];
  readonly drew?: true;
  readonly showed?: true;
}

/** Evidence that would tell the enemy more than he may know. */
export interface PartlySecret extends Marked {
  /** What of its rules everybody may read, where that is not all of them. */
  readonly shown?: readonly RuleId[];
}

/** How each kind of event changes the state; no rule is applied here. */
export type Evolvers<Events extends { readonly kind: string }> = {
  readonly [Kind in Events['kind']]: (now: Draft, event: Extract<Events, { readonly kind: Kind }>) => void;
};
