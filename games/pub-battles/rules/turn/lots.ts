import { type Chance, seatName } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import { after } from '../../model/events.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';

const DIE = 6;

/**
 * PB-R048, as an option for those who play alone: a die decides which side tries on this draw, and the other lets it
 * stand. It is thrown anew whenever the question is put again.
 */
export const lotsAfter = (
  { switches, sides }: Setting,
  state: State,
  events: readonly Event[],
  chance: Chance,
): readonly Event[] => {
  if (switches.alterAttempts !== 'byDie' || events.length === 0) return [];
  const now = after(state, events);
  if (now.phase !== 'alter') return [];
  const trying = sides[chance.roll('tries', '', DIE) <= DIE / 2 ? 0 : 1]?.id;
  return now.seats
    .filter(({ side }) => side !== trying)
    .map((seat) => ({ kind: 'let', seat: seatName(seat), drew: true, rules: ['PB-R048'] }));
};
