import type { Order } from '@grognard/cursed-blades/for-generals';
import { type Reading, readingOf } from '@grognard/cursed-blades/for-generals';
import { recorded } from '@grognard/engine';
import type { Desk } from './desk.ts';

/** What an order may come to in a world that fits what the seat knows; it is judged on what the seat knows, once. */
export const outcomeOf = ({ match, reading, view, seat, decision, random }: Desk, order: Order): Reading => {
  const { game, setting } = match;
  const { finding } = game.judge(reading, seat, order);
  const chance = recorded(({ sides }) => 1 + random.below(sides));
  let state = game.imagine(setting, view, seat, random);
  for (const event of game.resolve(setting, state, { decision, given: [{ seat, order, finding }] }, chance))
    state = game.evolve(setting, state, event);
  return readingOf(setting, state);
};

/** The mean of what an order comes to, over so many throws. */
export const meanOf = (
  desk: Desk,
  order: Order,
  samples: number,
  value: (later: Reading) => number,
): number => {
  let sum = 0;
  for (let sample = 0; sample < samples; sample += 1) sum += value(outcomeOf(desk, order));
  return sum / samples;
};
