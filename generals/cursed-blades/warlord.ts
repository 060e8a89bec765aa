import type { Order } from '@grognard/cursed-blades/for-generals';
import { unitOf } from '@grognard/cursed-blades/for-generals';
import type { General } from '../general.ts';
import { randomGeneral } from '../random.ts';
import { actionOf, bestOf } from './action.ts';
import { activationOf } from './activation.ts';
import { type Desk, deskOf, isAccepted } from './desk.ts';
import { driveOf } from './driving.ts';
import { meanOf } from './foresight.ts';
import { placeValue } from './place.ts';
import { standingOf } from './worth.ts';

const THROWS = 6;

/** A step, or ground and order: whatever leaves us better off. */
const lossOf = (desk: Desk): Order | undefined => {
  const { match, view, seat } = desk;
  const { blow } = view;
  if (blow === undefined) return undefined;
  return bestOf(match.game.options(desk.reading, seat).orders, (order) =>
    meanOf(desk, order, THROWS, (later) => {
      const struck = unitOf(later.view, blow.defender);
      const there = struck.lost === true ? 0 : placeValue(later, struck);
      return standingOf(later, seat.side) + there;
    }),
  );
};

const wanted = (desk: Desk): Order | undefined => {
  const { phase, active } = desk.view;
  if (phase === 'activation') return activationOf(desk);
  if (phase === 'losses') return lossOf(desk);
  if (active?.unit !== undefined) return actionOf(desk, active.unit);
  return active?.counter === undefined ? undefined : driveOf(desk, active.counter);
};

/**
 * A player of Cursed Blades who knows the rules and no more than its view: it weighs everything that the activated unit
 * may do by throwing the dice in the mind. What it has no opinion on it leaves to chance.
 */
export const warlordGeneral: General = (turn) => {
  const desk = deskOf(turn);
  const order = wanted(desk);
  return order !== undefined && isAccepted(desk, order) ? order : randomGeneral(turn);
};
