import type { Leg } from '@grognard/les-aigles/for-page';

/** Legs that go on the same way are one. */
export const merged = (legs: readonly Leg[]): readonly Leg[] => {
  const done: Leg[] = [];
  for (const leg of legs) {
    const last = done[done.length - 1];
    if (last?.go === 'ahead' && leg.go === 'ahead')
      done.splice(-1, 1, { go: 'ahead', length: last.length + leg.length });
    else if (last?.go === 'wheel' && leg.go === 'wheel')
      done.splice(-1, 1, { go: 'wheel', turn: last.turn + leg.turn });
    else done.push(leg);
  }
  return done;
};
