import { fold } from '@grognard/engine';
import type { Measure } from '../measure.ts';
import { playedLog } from './log-cases.ts';

/** P3: the fold of a log beside merely reading it. */
export const logMeasure: Measure = {
  name: 'fold',
  title: 'P3 fold of 10,000 events, 100 units',
  open: async () => {
    const { match, log } = playedLog();
    const text = JSON.stringify(log);
    return {
      contestants: {
        fold: (times) => {
          let turns = 0;
          for (let i = 0; i < times; i += 1) turns += fold(match, log).state.turn;
          return turns;
        },
        'JSON.parse': (times) => {
          let length = 0;
          for (let i = 0; i < times; i += 1) length += (JSON.parse(text) as typeof log).entries.length;
          return length;
        },
      },
      goals: [{ ours: 'fold', rival: 'JSON.parse', goal: 1 }],
      agreeOver: 0,
    };
  },
};
