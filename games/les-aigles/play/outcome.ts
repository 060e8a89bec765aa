import type { Outcome, Side } from '@grognard/engine';
import type { State } from '../model/state.ts';

/** Who holds more of what the scenario counts; nobody if they hold the same. */
const holderOf = (points: Readonly<Record<Side, number>>): Side | undefined => {
  const [first, second] = Object.entries(points).sort((a, b) => b[1] - a[1]);
  return first !== undefined && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
};

/** An army has broken, or the last period has been played: then what is held decides, if the scenario says so. */
export const outcome = ({ phase, broken = [], points, seats }: State): Outcome | undefined => {
  if (phase !== 'over') return undefined;
  const [side, other] = broken;
  if (side === undefined) {
    const holder = points && holderOf(points);
    return holder === undefined
      ? { code: 'time', rule: 'LA-S3.8-8' }
      : { code: 'held', rule: 'LA-S3.8-9', winner: holder };
  }
  if (other !== undefined) return { code: 'both-broken', rule: 'LA-S3.8-7' };
  const winner = seats.find((seat) => seat.side !== side)?.side;
  return { code: 'broken', rule: 'LA-S3.8-7', ...(winner !== undefined && { winner }) };
};
