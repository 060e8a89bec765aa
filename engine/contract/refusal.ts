import type { Json } from '../json/json.ts';

/** The id of an entry of a rulebook, such as `PB-R108` or the table's own `GR-01`. */
export type RuleId = string;

export type Params = Readonly<Record<string, Json>>;

/** Why an order may not stand: the rule it breaks, and what the sentence about it needs to know. */
export interface Refusal {
  readonly rule: RuleId;
  readonly code: string;
  readonly params?: Params;
  /** An impossible order (unknown piece, somebody else's decision) cannot be waived by anybody. */
  readonly impossible?: true;
}

export const refuse = (rule: RuleId, code: string, params?: Params): Refusal =>
  params === undefined ? { rule, code } : { rule, code, params };

export const impossible = (rule: RuleId, code: string, params?: Params): Refusal =>
  params === undefined ? { rule, code, impossible: true } : { rule, code, params, impossible: true };
