import type { RuleId } from '../contract/refusal.ts';
import { isRecord } from '../json/json.ts';

/** Every rule id that refusals, modifiers, events or told lines carry in `rule` and `rules`, however deep. */
export const rulesIn = (value: unknown): ReadonlySet<RuleId> => {
  const found = new Set<RuleId>();
  collect(value, found);
  return found;
};

const collect = (value: unknown, found: Set<RuleId>): void => {
  if (Array.isArray(value)) for (const item of value) collect(item, found);
  if (!isRecord(value)) return;
  for (const [key, item] of Object.entries(value)) {
    if (key === 'rule' && typeof item === 'string') found.add(item);
    else if (key === 'rules' && Array.isArray(item)) for (const id of item) addId(id, found);
    if (typeof item === 'object') collect(item, found);
  }
};

const addId = (id: unknown, found: Set<RuleId>): void => {
  if (typeof id === 'string') found.add(id);
};
