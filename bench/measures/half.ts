import type { Goal, Measure, Work } from '../measure.ts';
import { type Half, halfOf, type Table } from './half-cases.ts';

const SIZES = [20, 60, 200, 600] as const;

/** Ten times the units may cost 10^1.2 times as much. */
const TEN_TIMES = 1 / 15.85;

const labelOf = (perSide: number, half: Half): string =>
  half === 'first' ? `${perSide} a side` : `${perSide} a side, melees`;

const resolving = (perSide: number, half: Half, table: Table): Work => {
  const resolve = halfOf(perSide, half, table);
  return (times) => {
    let contacts = 0;
    for (let time = 0; time < times; time += 1) contacts += resolve();
    return contacts;
  };
};

const contestants = (half: Half, table: Table): Readonly<Record<string, Work>> =>
  Object.fromEntries(SIZES.map((size) => [labelOf(size, half), resolving(size, half, table)]));

const goals = (half: Half): readonly Goal[] => [
  { ours: labelOf(60, half), rival: '20 ms', goal: 1 },
  { ours: labelOf(200, half), rival: labelOf(20, half), goal: TEN_TIMES },
  { ours: labelOf(600, half), rival: labelOf(60, half), goal: TEN_TIMES },
];

/** P6: half a period of Les Aigles. Nobody else resolves it, so each figure stands beside the one to be reached. */
const measureOf = (name: string, title: string, table: Table): Measure => ({
  name,
  title,
  open: async () => ({
    contestants: { ...contestants('first', table), ...contestants('second', table) },
    goals: [...goals('first'), ...goals('second')],
    bars: { '20 ms': 50 },
    turn: 400,
    agreeOver: 0,
  }),
});

export const halfMeasures: readonly Measure[] = [
  measureOf('half-period', 'P6 half periods of Les Aigles', 'bare'),
  measureOf('half-period-ground', 'P6 half periods over ground', 'ground'),
];
