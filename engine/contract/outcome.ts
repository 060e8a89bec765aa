import type { Params, RuleId } from './refusal.ts';
import type { Side } from './seat.ts';

/** How the battle ended. Without a winner it is drawn. */
export interface Outcome {
  readonly winner?: Side;
  readonly code: string;
  readonly rule: RuleId;
  readonly params?: Params;
}
