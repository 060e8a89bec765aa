import type { RuleId } from '../contract/refusal.ts';
import { isRecord } from '../json/json.ts';

/** What rules stand behind something that came of an order. */
export interface Carried {
  readonly own: ReadonlySet<RuleId>;
  /** Named in the params of a sentence: told to the player beside the rule that was applied. */
  readonly mentioned: ReadonlySet<RuleId>;
  /** Both, as a player reads them. */
  readonly all: ReadonlySet<RuleId>;
}

/**
 * Every rule id that what came of an order carries as its own. A refusal, an outcome, a row and an event have a `rule`; a
 * verdict, an event and a told line have `rules`. What the params of a sentence bring along was not applied, and a
 * `rule` beside plain data is the label of a table's row: neither counts.
 */
export const rulesIn = (value: unknown): Carried => {
  const found = { own: new Set<RuleId>(), mentioned: new Set<RuleId>(), all: new Set<RuleId>() };
  collect(value, found);
  return found;
};

type Found = Readonly<Record<keyof Carried, Set<RuleId>>>;

const collect = (value: unknown, found: Found): void => {
  if (Array.isArray(value)) for (const item of value) collect(item, found);
  if (!isRecord(value)) return;
  const { rule, rules } = value;
  if (isSaid(value)) add(rule, 'own', found);
  if (Array.isArray(rules)) for (const id of rules) add(id, 'own', found);
  for (const [key, item] of Object.entries(value))
    if (key === 'params') mention(item, found);
    else if (typeof item === 'object') collect(item, found);
};

const mention = (params: unknown, found: Found): void => {
  if (!isRecord(params)) return;
  const { rule, rules } = params;
  add(rule, 'mentioned', found);
  if (Array.isArray(rules)) for (const id of rules) add(id, 'mentioned', found);
  for (const item of Object.values(params)) collect(item, found);
};

/** Refusals, notices and outcomes have a code, rows of a sum a value, events and told lines a kind, also the table's own. */
const isSaid = ({ code, value, kind, table }: Readonly<Record<string, unknown>>): boolean =>
  [code, kind, table].some((said) => typeof said === 'string') || typeof value === 'number';

const add = (id: unknown, how: 'own' | 'mentioned', found: Found): void => {
  if (typeof id !== 'string') return;
  found[how].add(id);
  found.all.add(id);
};
