import type { Order, State } from '@grognard/cursed-blades';
import { recorded, resolved } from '@grognard/engine';
import type { Desk } from './desk.ts';

/** A world that fits what the seat knows, and what an order may come to in it. */
export const outcomeOf = ({ match, view, seat, decision, random }: Desk, order: Order): State => {
  const { game, setting } = match;
  const imagined = game.imagine(setting, view, seat, random);
  const chance = recorded(({ sides }) => 1 + random.below(sides));
  let state = imagined;
  for (const event of resolved(match, imagined, { decision, given: [{ seat, order }] }, chance))
    state = game.evolve(setting, state, event);
  return state;
};

/** The mean of what an order comes to, over so many throws. */
export const meanOf = (
  desk: Desk,
  order: Order,
  samples: number,
  value: (state: State) => number,
): number => {
  let sum = 0;
  for (let sample = 0; sample < samples; sample += 1) sum += value(outcomeOf(desk, order));
  return sum / samples;
};
