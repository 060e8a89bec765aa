import type { Decision, Player, Side } from '@grognard/engine';
import { unitOfPart } from '../model/evolve.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { mayFollow, mayRally } from '../rules/rallies/who.ts';
import { mayReact } from '../rules/reactions/who.ts';
import { hidingLand } from '../rules/sight/sees.ts';

/** Who owes what, now: what both sides owe is sealed until the last has answered. */
export const decisions = (setting: Setting, state: State): readonly Decision[] => {
  const asked = (kind: string, order: string, owed: readonly Player[]): Decision[] => [
    { id: `${state.period}.${state.quarter}.${state.count}`, kind, owed, orders: [order] },
  ];
  // Where the ground hides troops, who is asked must not tell what they could do.
  const owing = (parts: readonly number[]): readonly Player[] =>
    hidingLand(setting, state) === undefined ? seatsOf(state, parts) : state.seats;
  switch (state.phase) {
    case 'rallies':
      return asked('rallies', 'rally', owing(mayRally(setting, state)));
    case 'follows':
      return asked('follows', 'follow', owing(mayFollow(setting, state)));
    case 'plans':
      return asked('plans', 'plan', state.seats);
    case 'reactions':
      return asked('reactions', 'react', owing(mayReact(setting, state)));
    case 'over':
      return [];
  }
};

/** Everybody who sits for a side that has one of these parts: which of its commands it is, nobody else learns. */
const seatsOf = (state: State, parts: readonly number[]): readonly Player[] => {
  const sides = new Set<Side>(parts.map((part) => unitOfPart(state, part).side));
  return state.seats.filter(({ side }) => sides.has(side));
};
