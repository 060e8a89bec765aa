import type { RuleId } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';

/** PB-R118h: who stands behind two still stands behind the other when one goes. */
export const parting = (state: State, lead: number, support: number, rules: readonly RuleId[]): Event => {
  const hasAnother = state.supports.some((each) => each.support === support && each.lead !== lead);
  return hasAnother ? { kind: 'unsupported', support, lead, rules } : { kind: 'unsupported', support, rules };
};
