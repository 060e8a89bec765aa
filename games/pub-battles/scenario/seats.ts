import { type Player, type Refusal, refuse, sameSeat } from '@grognard/engine';
import type { Setting } from '../model/setting.ts';

/**
 * PB-R004: a side is played by one or by several, but by somebody; one person may sit on both. Whoever has a part of a
 * side commands a formation of it, and nobody else the same.
 */
export const seatRefusals = (setting: Setting, seats: readonly Player[]): readonly Refusal[] => [
  ...setting.sides
    .filter(({ id }) => !seats.some(({ side }) => side === id))
    .map(({ id }) => refuse('PB-R004', 'nobody-plays', { side: id })),
  ...seats
    .filter((seat) => !isThere(setting, seat))
    .map(({ side, command = side }) => refuse('PB-R004', 'no-such-seat', { side, command })),
  ...seats
    .filter((seat, place) => seats.findIndex((other) => sameSeat(other, seat)) < place)
    .map(({ side, command = side }) => refuse('PB-R004', 'seat-taken-twice', { side, command })),
];

const isThere = ({ roster, sides }: Setting, { side, command }: Player): boolean =>
  sides.some(({ id }) => id === side) &&
  (command === undefined || (roster[side] ?? []).some(({ id }) => id === command));
