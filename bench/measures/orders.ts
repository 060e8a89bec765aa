import type { Measure } from '../measure.ts';
import { boardgameMarch } from './march-boardgame.ts';
import { oursMarch } from './march-ours.ts';

const rivals = ['boardgame.io', 'boardgame.io, production'];

const beside = (units: number, goal?: number): Measure => ({
  name: `orders-${units}`,
  title: `P1 orders, ${units.toLocaleString('en')} units`,
  open: async () => ({
    contestants: {
      engine: oursMarch(units),
      [rivals[0]]: await boardgameMarch(units, false),
      [rivals[1]]: await boardgameMarch(units, true),
    },
    goals: rivals.map((rival) => ({ ours: 'engine', rival, ...(goal !== undefined && { goal }) })),
    agreeOver: 200,
  }),
});

/** The cost of an order must hardly grow with the army. */
const growth: Measure = {
  name: 'orders-growth',
  title: 'P1 orders as the army grows',
  open: async () => ({
    contestants: { '50 units': oursMarch(50), '500 units': oursMarch(500), '5,000 units': oursMarch(5_000) },
    goals: [
      { ours: '500 units', rival: '50 units', goal: 1 / 1.5 },
      { ours: '5,000 units', rival: '50 units', goal: 1 / 4 },
    ],
    agreeOver: 0,
  }),
};

/** P1: orders decided and evolved, beside the same game on boardgame.io. */
export const orderMeasures: readonly Measure[] = [
  beside(50),
  beside(100, 50),
  beside(500),
  beside(5_000),
  growth,
];
