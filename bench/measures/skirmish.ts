import type { Measure } from '../measure.ts';
import { oursBattles } from './battle-ours.ts';
import { SMALLEST, skirmishNames, skirmishOf } from './skirmish-cases.ts';

/** One skirmish is not like another: a turn is some of them. */
const TURN = 1_500;

/** Playouts of Cursed Blades between two random players: nobody else plays it, so each stands beside a figure to reach. */
export const skirmishMeasure: Measure = {
  name: 'skirmish-games',
  title: 'P5 random games of Cursed Blades',
  open: async () => ({
    contestants: Object.fromEntries(skirmishNames.map((name) => [name, oursBattles(skirmishOf(name))])),
    goals: skirmishNames.map((ours) => ({
      ours,
      rival: 'to be reached',
      ...(ours === SMALLEST && { goal: 1 }),
    })),
    bars: { 'to be reached': 20 },
    turn: TURN,
    agreeOver: 0,
  }),
};
