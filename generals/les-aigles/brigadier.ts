import type { Order } from '@grognard/les-aigles';
import type { General } from '../general.ts';
import { randomGeneral } from '../random.ts';
import { type Desk, deskOf, isAccepted } from './desk.ts';
import { byTheBook } from './doctrine.ts';
import { planOf } from './planning.ts';
import { followOf, rallyOf } from './rallying.ts';
import { reactionOf } from './reactions.ts';
import { situationOf } from './situation.ts';

const wanted = (desk: Desk): Order => {
  const { match, view, seat } = desk;
  const situation = situationOf(match.setting, view, seat);
  switch (view.phase) {
    case 'rallies':
      return rallyOf(situation);
    case 'follows':
      return followOf(situation);
    case 'reactions':
      return reactionOf(situation);
    default:
      return planOf(desk, situation, byTheBook);
  }
};

/**
 * The simple player of Les Aigles: drill by the book. It looks at where each of its plans would leave a unit, and takes
 * the one that it likes best; it tries nothing in the mind.
 */
export const brigadierGeneral: General = (turn) => {
  const desk = deskOf(turn);
  const order = wanted(desk);
  return isAccepted(desk, order) ? order : randomGeneral(turn);
};
