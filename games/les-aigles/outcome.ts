import type { Outcome } from '@grognard/engine';
import type { State } from './state-types.ts';

/** An army has broken, or the last period has been played: then nobody has won. */
export const outcome = ({ phase, broken = [], seats }: State): Outcome | undefined => {
  if (phase !== 'over') return undefined;
  const [side, other] = broken;
  if (side === undefined) return { code: 'time', rule: 'LA-S3.8-8' };
  if (other !== undefined) return { code: 'both-broken', rule: 'LA-S3.8-7' };
  const winner = seats.find((seat) => seat.side !== side)?.side;
  return { code: 'broken', rule: 'LA-S3.8-7', ...(winner !== undefined && { winner }) };
};
