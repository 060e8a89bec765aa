import { randomOrder } from '@grognard/engine';
import type { General } from './general.ts';

/** Plays as a hand would that drags pieces about without a thought: the weakest opponent, and the best tester. */
export const randomGeneral: General = ({ match, reading, seat, decision, random }) => {
  const chosen = randomOrder(match, reading, seat, [decision], random);
  if (chosen === undefined)
    throw new Error(`${match.game.id} offers no order for the decision ${decision.id}`);
  return chosen.order;
};
