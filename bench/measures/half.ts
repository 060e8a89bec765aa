import type { Measure, Work } from '../measure.ts';
import { halfOf } from './half-cases.ts';

const SIZES = [20, 60, 200, 600] as const;

const labelOf = (perSide: number): string => `${perSide} a side`;

const resolving = (perSide: number): Work => {
  const half = halfOf(perSide);
  return (times) => {
    let contacts = 0;
    for (let time = 0; time < times; time += 1) contacts += half();
    return contacts;
  };
};

/** Ten times the units may cost 10^1.2 times as much. */
const TEN_TIMES = 1 / 15.85;

/** P6: half a period of Les Aigles. Nobody else resolves it, so each figure stands beside the one to be reached. */
export const halfMeasure: Measure = {
  name: 'half-period',
  title: 'P6 half periods of Les Aigles',
  open: async () => ({
    contestants: Object.fromEntries(SIZES.map((size) => [labelOf(size), resolving(size)])),
    goals: [
      { ours: labelOf(60), rival: '20 ms', goal: 1 },
      { ours: labelOf(200), rival: labelOf(20), goal: TEN_TIMES },
      { ours: labelOf(600), rival: labelOf(60), goal: TEN_TIMES },
    ],
    bars: { '20 ms': 50 },
    turn: 400,
    agreeOver: 0,
  }),
};
