import type { Side } from '@grognard/engine';
import type { Evolvers, Ruled } from '../evolve.ts';

/** What a side rests by becomes less. */
export type RecoveryEvent = Ruled & {
  readonly kind: 'rest-value';
  readonly side: Side;
  readonly value: number;
};

export const recoveryEvolvers: Evolvers<RecoveryEvent> = {
  'rest-value': (state, { side, value }) => ({
    ...state,
    restValue: { ...state.restValue, [side]: value },
  }),
};
