import type { Action } from '../units/action.ts';

/** CB-B4.3-14: to do nothing is an action, too. */
export const nothing: Action<'nothing'> = {
  check: () => [],
  resolve: () => undefined,
  offers: () => [{ kind: 'nothing' }],
};
