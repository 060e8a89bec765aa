import type { Decision } from '@grognard/engine';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { outcome } from './outcome.ts';

/** Who owes what, now. */
export const decisions = (setting: Setting, state: State): readonly Decision[] => {
  if (outcome(setting, state) !== undefined) return [];
  const { turn, phase, poster, seats } = state;
  if (phase === 'plan') {
    return [{ id: `${turn}.plan`, kind: 'plan', owed: seats, orders: ['plan'], params: { turn } }];
  }
  const seat = seats[poster];
  return seat === undefined
    ? []
    : [
        {
          id: `${turn}.post.${poster}`,
          kind: 'post',
          owed: [seat],
          orders: ['post', 'pass'],
          params: { turn },
        },
      ];
};
