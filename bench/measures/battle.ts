import type { Measure } from '../measure.ts';
import { battleOf, LARGEST, scenarios } from './battle-cases.ts';
import { copiesOf, dearestOf, looksOf, oursOptions } from './battle-options.ts';
import { oursBattles, oursWishes } from './battle-ours.ts';

/** One battle is not like another: a turn is some of them. */
const TURN = 1_500;

/**
 * P2: the random player on Pub Battles. No other program plays it, so each figure stands beside the one to be reached;
 * the plain modules of Rally the Troops do 12,200 actions and 26 random games a second of Waterloo on such a machine.
 */
export const battleMeasures: readonly Measure[] = [
  {
    name: 'battle-wishes',
    title: `P2 wishes proposed, decided, seen by both, ${LARGEST}`,
    open: async () => ({
      contestants: { 'pub-battles': oursWishes(battleOf(LARGEST)) },
      goals: [
        { ours: 'pub-battles', rival: 'to be reached', goal: 1 },
        { ours: 'pub-battles', rival: 'Rally the Troops, noted' },
      ],
      bars: { 'to be reached': 25_000, 'Rally the Troops, noted': 12_200 },
      turn: TURN,
      agreeOver: 0,
    }),
  },
  {
    name: 'battle-games',
    title: 'P2 random games',
    open: async () => ({
      contestants: Object.fromEntries(scenarios.map((name) => [name, oursBattles(battleOf(name))])),
      goals: scenarios.map((ours) => ({
        ours,
        rival: 'to be reached',
        ...(ours === LARGEST && { goal: 1 }),
      })),
      bars: { 'to be reached': 20 },
      turn: TURN,
      agreeOver: 0,
    }),
  },
  {
    name: 'battle-options',
    title: `P2 options of one piece, ${LARGEST}`,
    open: async () => {
      const copies = copiesOf(LARGEST);
      const looks = looksOf(copies[0]);
      return {
        contestants: {
          'all pieces': oursOptions(copies, looks),
          'dearest in twenty': oursOptions(copies, dearestOf(copies, looks)),
        },
        goals: [
          { ours: 'all pieces', rival: '4 ms', goal: 1 },
          { ours: 'dearest in twenty', rival: '4 ms', goal: 1 },
        ],
        bars: { '4 ms': 250 },
        turn: TURN,
        agreeOver: 0,
      };
    },
  },
];
