/** How a part that nobody sees may be getting on: anything that it could be about. */
import { pickFrom, type Random } from '@grognard/engine';
import { normalHeading } from '@grognard/field';
import type { Part } from '../../model/part.ts';
import type { Doing } from '../../model/under-way.ts';
import type { Unit } from '../../model/unit.ts';
import { type Degradation, type Formation, isArtillery, type Turn, turns } from '../../model/vocabulary.ts';

const DEGRADATIONS: readonly Degradation[] = [0, 1, 2, 3];

/** Whose figures can all turn on the spot and be told from those that have not. */
const SUPPLE: readonly Formation[] = ['line', 'double line', 'march column', 'division column'];

/** How all of its figures may have turned. */
export const someTurn = (random: Random, formation: Formation): Turn | undefined =>
  SUPPLE.includes(formation) && random.below(4) === 0 ? pickFrom(random, turns) : undefined;

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

/** It may be falling back, by the enemy's doing or to gather itself. */
const someFlight = (random: Random, hour: number): Partial<Part> => {
  const since = Math.max(1, hour - random.below(2));
  const away = normalHeading(random.below(36_000));
  switch (random.below(6)) {
    case 0:
      return { routing: true, broke: since, ...(random.below(3) === 0 && { flees: true as const }) };
    case 1:
      return { retreat: { away, left: 1 + random.below(2) } };
    case 2:
      return {
        evade: { since, waiting: random.below(2), turning: random.below(2), away, steps: random.below(2) },
      };
    default:
      return {};
  }
};

export const someState = (
  random: Random,
  unit: Unit,
  formation: Formation,
  hour: number,
): Pick<Part, 'degradation' | 'run'> & Partial<Part> => {
  const may = (): boolean => random.below(4) === 0;
  const isFoot = unit.arm === 'infantry' && formation !== 'skirmish' && formation !== 'square';
  const flight = formation === 'square' || isArtillery(unit.arm) ? {} : someFlight(random, hour);
  const isFree = isFoot && Object.keys(flight).length === 0;
  return {
    degradation: pickFrom(random, DEGRADATIONS) ?? 0,
    run: random.below(9_000),
    ...(may() && { moved: true as const }),
    ...(may() && { spent: [hour] }),
    ...(may() && { halted: hour + random.below(4) }),
    ...(may() && { underFire: { men: random.below(200), figures: 1 + random.below(20) } }),
    ...(isFree && may() && { doing: someDoing(random, unit, hour) }),
    ...(isFree && may() && { forced: 1 + random.below(3) }),
    ...flight,
  };
};
