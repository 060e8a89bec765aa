import type { Modifier, RuleId } from '@grognard/engine';

/** A row, unless it is nothing. */
export const row = (value: number, rule: RuleId): readonly Modifier[] =>
  value === 0 ? [] : [{ value, rule }];
