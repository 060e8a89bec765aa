import type { Player } from '@grognard/engine';
import type { Reading } from '../model/reading.ts';
import { ownOf, reachOf } from './orders.ts';

/** Who has an order of his own: a step, or a change of posture. */
export const able = (reading: Reading, seat: Player): readonly string[] => {
  const { setting, view } = reading;
  return ownOf(reading, seat)
    .filter((piece) => (view.phase === 'post' ? setting.digging : reachOf(reading, seat, piece).length > 0))
    .map(({ name }) => name);
};
