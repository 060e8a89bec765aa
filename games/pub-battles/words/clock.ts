import { NIGHT } from '../model/vocabulary.ts';
import { MINUTES_A_TURN } from '../tables/measures.ts';

export interface Time {
  readonly hours: number;
  readonly minutes: number;
}

/** When a turn begins, by the clock of the scenario (`06:00` for its first turn); undefined at night. */
export const timeOf = (clock: string, turn: number): Time | undefined => {
  if (turn >= NIGHT) return undefined;
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const since = hours * 60 + minutes + (turn - 1) * MINUTES_A_TURN;
  return { hours: Math.floor(since / 60) % 24, minutes: since % 60 };
};

export const twoDigits = (value: number): string => String(value).padStart(2, '0');
