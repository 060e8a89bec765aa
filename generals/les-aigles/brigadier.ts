import type { General } from '../general.ts';
import { randomGeneral } from '../random.ts';
import { deskOf, isAccepted } from './desk.ts';
import { byTheBook } from './doctrine.ts';
import { answerBy } from './policy.ts';

/**
 * The simple player of Les Aigles: drill by the book. It looks at where each of its plans would leave a unit, and takes
 * the one that it likes best; it tries nothing in the mind.
 */
export const brigadierGeneral: General = (turn) => {
  const desk = deskOf(turn);
  const order = answerBy(desk, byTheBook);
  return isAccepted(desk, order) ? order : randomGeneral(turn);
};
