/** Two lines that do nothing but fire at each other. */
import { type Laid, lay, playPeriods, type UnitEntry } from './charge.ts';
import { BRITISH, FRENCH } from './lines.ts';

const MEN = 40;
const LONGEST = 12;

const units: readonly UnitEntry[] = [
  {
    ...{ id: 'french', side: 'french', attitude: 'hold', facing: 0 },
    at: [0, -8],
    formation: 'line',
    ...FRENCH,
  },
  {
    ...{ id: 'british', side: 'allied', attitude: 'hold', facing: 180 },
    at: [0, 0],
    formation: 'line',
    ...BRITISH,
  },
];

/** Figures that each has lost after one period. */
const lossesOf = (laid: Laid, seed: number): readonly number[] => {
  const men = [0, 0];
  for (const event of playPeriods(laid, seed).events)
    if (event.kind === 'fell') men[event.part] = (men[event.part] ?? 0) + event.men;
  return men.map((each) => each / MEN);
};

/** The period in which one of them is first tested for its strength; none, if one gives way before. */
const falteringOf = (laid: Laid, seed: number): readonly number[] => {
  let period = 1;
  for (const event of playPeriods(laid, seed, LONGEST).events) {
    if (event.kind === 'half') ({ period } = event);
    if (event.kind === 'retreats' || event.kind === 'routed') return [];
    if (event.kind === 'tested' && event.occasions.includes('strength')) return [period];
  }
  return [];
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export interface Firefight {
  readonly french: number;
  readonly british: number;
  readonly periods: number;
}

export const firefight = (times: number): Firefight => {
  const laid = lay({ units, plans: new Map() });
  const seeds = Array.from({ length: times }, (_, place) => place + 1);
  const losses = seeds.map((seed) => lossesOf(laid, seed));
  return {
    french: mean(losses.map(([french = 0]) => french)),
    british: mean(losses.map(([, british = 0]) => british)),
    periods: mean(seeds.flatMap((seed) => falteringOf(laid, seed))),
  };
};
