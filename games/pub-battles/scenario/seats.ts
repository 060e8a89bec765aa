import { type Player, type Refusal, refuse } from '@grognard/engine';
import type { Setting } from '../setting.ts';

/** PB-R004: a side is played by one or by several, but by somebody; one person may sit on both. */
export const seatRefusals = ({ sides }: Setting, seats: readonly Player[]): readonly Refusal[] =>
  sides
    .filter(({ id }) => !seats.some(({ side }) => side === id))
    .map(({ id }) => refuse('PB-R004', 'nobody-plays', { side: id }));
