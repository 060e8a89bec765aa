import { isRecord, type Json } from '../json/json.ts';
import type { RuleId } from './refusal.ts';

/** A ruling or an option that a club can set: its first value is the default. */
export interface Switch {
  readonly name: string;
  readonly rule: RuleId;
  readonly values: readonly Json[];
}

export type SwitchValues = Readonly<Record<string, Json>>;

export const defaultsOf = (switches: readonly Switch[]): SwitchValues =>
  Object.fromEntries(switches.map((each) => [each.name, each.values[0] ?? null]));

/** A game's switches as a scenario has them: its own values stand, the others are the defaults. */
export const switchesIn = (switches: readonly Switch[], scenario: object): SwitchValues => {
  const own = 'switches' in scenario && isRecord(scenario.switches) ? scenario.switches : {};
  return { ...defaultsOf(switches), ...(own as SwitchValues) };
};
