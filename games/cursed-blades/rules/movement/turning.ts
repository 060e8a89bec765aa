import type { MoveClass } from '../../model/vocabulary.ts';
import { moveFacts, POINT } from '../../tables/movement.ts';

/**
 * What it costs to have turned so far without a step between, in steps of 30 degrees: turning in parts is no cheaper
 * than turning at once.
 */
export const turnCost = (moving: MoveClass, turned: number): number => {
  if (turned === 0) return 0;
  const { firstTurn, furtherTurn } = moveFacts[moving];
  return firstTurn + (Math.ceil(turned / 2) - 1) * furtherTurn;
};

/** CB-B4.11-5: a wheel or an about-face of a formation. */
export const formationTurnCost = (moving: MoveClass): number =>
  moving === 'mounted' || moving === 'flying' ? POINT + 1 : POINT;
