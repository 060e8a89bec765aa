/** How a part that nobody sees may be getting on: anything that it could be about. */
import { pickFrom, type Random } from '@grognard/engine';
import type { Part } from '../part-types.ts';
import type { Doing } from '../under-way.ts';
import type { Unit } from '../unit-types.ts';
import type { Degradation, Formation } from '../vocabulary.ts';

const DEGRADATIONS: readonly Degradation[] = [0, 1, 2, 3];

const someDoing = (random: Random, { arm }: Unit, hour: number): Doing => {
  const time = { left: 1 + random.below(3), since: Math.max(1, hour - random.below(2)) };
  if (arm === 'infantry' && random.below(2) === 0)
    return {
      ...time,
      what: 'change',
      to: pickFrom(random, ['line', 'march column'] as const) ?? 'line',
      anchor: pickFrom(random, ['head', 'centre'] as const) ?? 'head',
      side: pickFrom(random, ['left', 'right'] as const) ?? 'left',
    };
  return { ...time, what: 'reorganise' };
};

export const someState = (
  random: Random,
  unit: Unit,
  formation: Formation,
  hour: number,
): Pick<Part, 'degradation' | 'run'> & Partial<Part> => {
  const may = (): boolean => random.below(4) === 0;
  const isFoot = unit.arm === 'infantry' && formation !== 'skirmish' && formation !== 'square';
  return {
    degradation: pickFrom(random, DEGRADATIONS) ?? 0,
    run: random.below(9_000),
    ...(may() && { moved: true as const }),
    ...(may() && { spent: [hour] }),
    ...(may() && { halted: hour + random.below(4) }),
    ...(may() && { underFire: { men: random.below(200), figures: 1 + random.below(20) } }),
    ...(isFoot && may() && { doing: someDoing(random, unit, hour) }),
    ...(isFoot && may() && { forced: 1 + random.below(3) }),
  };
};
