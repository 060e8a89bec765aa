import { type Kinds, pickFrom } from '@grognard/engine';
import type { General, Turn } from './general.ts';

/** How often it follows a whim before it takes one of the orders on offer. */
const WHIMS = 8;

/** Plays as a hand would that drags pieces about without a thought: the weakest opponent, and the best tester. */
export const randomGeneral: General = (turn) => whimsical(turn) ?? offered(turn);

const whimsical = <K extends Kinds>(turn: Turn<K>): K['Order'] | undefined => {
  const { match, view, seat, decision, random } = turn;
  const { game, setting } = match;
  for (let tried = 0; tried < WHIMS; tried += 1) {
    const proposed = game.propose(setting, view, seat, game.whim(setting, view, seat, random));
    if (proposed.ok && decision.orders.includes(proposed.value.kind)) return proposed.value;
  }
  return undefined;
};

const offered = <K extends Kinds>({ match, view, seat, decision, random }: Turn<K>): K['Order'] => {
  const { orders } = match.game.options(match.setting, view, seat);
  const order = pickFrom(
    random,
    orders.filter(({ kind }) => decision.orders.includes(kind)),
  );
  if (order === undefined)
    throw new Error(`${match.game.id} offers no order for the decision ${decision.id}`);
  return order;
};
