import type { Outcome } from '@grognard/engine';
import type { State } from './state-types.ts';

/** The last period has been played. */
export const outcome = ({ phase }: State): Outcome | undefined =>
  phase === 'over' ? { code: 'time', rule: 'LA-M1-7' } : undefined;
