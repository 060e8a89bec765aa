import type { RuleId } from '@grognard/engine';
import type { CounterKind } from '../model/vocabulary.ts';

/** CB-B4.14-4: what a counter is worth to whoever holds it at the end. */
const worth: Partial<Readonly<Record<CounterKind, number>>> = {
  cart: 2,
  wagon: 3,
  'war-wagon': 3,
  civilians: 3,
  herd: 2,
};

/** CB-B4.14-5, CB-B4.14-6: half of it for whoever destroys an enemy's, and a point for his tents. */
export const prizeOf = (
  kind: CounterKind,
  how: 'held' | 'destroyed',
): { readonly points: number; readonly rule: RuleId } | undefined => {
  if (kind === 'tents') return how === 'destroyed' ? { points: 1, rule: 'CB-B4.14-6' } : undefined;
  const points = worth[kind];
  if (points === undefined) return undefined;
  return how === 'held'
    ? { points, rule: 'CB-B4.14-4' }
    : { points: Math.floor(points / 2), rule: 'CB-B4.14-5' };
};
