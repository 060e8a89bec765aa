import { type Player, pickFrom, type Random } from '@grognard/engine';
import type { Wish } from '../model/game-types.ts';
import type { Reading } from '../model/reading.ts';
import { ownOf } from './orders.ts';

/** A wish at random: usually a near cell, now and then nonsense. */
export const whim = (reading: Reading, seat: Player, random: Random): Wish => {
  const own = ownOf(reading, seat);
  const piece = random.below(8) === 0 ? undefined : pickFrom(random, own);
  if (piece === undefined) return {};
  const { name, at } = piece;
  const far = random.below(16) === 0 ? 3 : 1;
  // Half of the time towards the middle of the board, so that enemies meet.
  const inwards = at.x * 2 < reading.setting.source.width - 1 ? 1 : -1;
  const east = random.below(2) === 0 ? inwards : random.below(3) - 1;
  const to = { x: at.x + east * far, y: at.y + (random.below(3) - 1) * far };
  return { piece: name, to };
};
