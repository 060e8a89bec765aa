import type { Hands } from './hands.svelte.ts';
import { legsOf, strideOf } from './strides.ts';
import { tellHeld, tellRide } from './telling.ts';
import { rideEnd, rideTo } from './touch.ts';

/** How far an arrow moves the table under the eye. */
export const PAN = 80;
const A_CM = 1_000;
const FIVE_DEGREES = 500;

const march = (hands: Hands, part: number, [across, ahead]: readonly [number, number]): void => {
  const stride = strideOf(hands.held?.part === part ? hands.held.task : undefined);
  const end = hands.endOf(part);
  if (end === undefined) return;
  stride.length += ahead * A_CM;
  if (end.formation === 'in battery') {
    const length = Math.max(-3 * A_CM, Math.min(3 * A_CM, stride.length));
    if (length === 0) hands.drop();
    else hands.hold(part, { do: 'drag', length });
  } else {
    if (end.formation === 'square') {
      // A square goes along one of its facings at a time.
      stride.aside = ahead === 0 ? stride.aside + across * A_CM : 0;
      if (across !== 0) stride.length = 0;
    } else stride.turn += across * FIVE_DEGREES;
    const legs = legsOf(stride);
    if (legs.length === 0) hands.drop();
    else hands.holdLegs(part, legs);
  }
  tellHeld(hands);
};

const ride = (hands: Hands, officer: number, [across, ahead]: readonly [number, number]): void => {
  const from =
    hands.riding?.plan.officer === officer ? hands.riding.plan.ride.at(-1) : rideEnd(hands, officer);
  if (from === undefined) return;
  rideTo(hands, officer, { x: from[0] + across * A_CM * 2, y: from[1] + ahead * A_CM * 2 }, true);
  tellRide(hands);
};

export const move = (hands: Hands, by: readonly [number, number]): void => {
  const { chosen } = hands;
  if (chosen === undefined) hands.lens.step(-by[0] * PAN, by[1] * PAN);
  else if ('officer' in chosen) {
    if (hands.planning) ride(hands, chosen.officer, by);
  } else if (hands.isPlanable(chosen.part)) march(hands, chosen.part, by);
};
