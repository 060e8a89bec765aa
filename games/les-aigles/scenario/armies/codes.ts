import { type Params, type Refusal, refuse } from '@grognard/engine';

/** Why an army list can be refused, or what is remarked on it. */
const armyCodes = [
  'name-twice',
  'guns-apart',
  'no-battery',
  'not-special',
  'unknown-giver',
  'still-has-them',
  'gave-too-many',
  'not-one-each',
  'not-its-formation',
  'gun-attitude',
  'officer-value',
  'aide-value',
  'aide-alone',
  'over-budget',
  'no-room',
  'unusual-strength',
  'unusual-companies',
] as const;
export type ArmyCode = (typeof armyCodes)[number];

export const against = (rule: string, code: ArmyCode, params: Params): Refusal => refuse(rule, code, params);
