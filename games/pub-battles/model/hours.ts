import type { Hour } from './setting.ts';
import { NIGHT } from './vocabulary.ts';

/** PB-R014, PB-R043: eight turns make a day, a single night turn follows, then another day. */
export const hourAfter = ({ day, turn }: Hour): Hour =>
  turn < NIGHT ? { day, turn: turn + 1 } : { day: day + 1, turn: 1 };

/** Whether what is set for one hour has come by another. */
export const hasCome = (due: Hour, now: Hour): boolean =>
  due.day < now.day || (due.day === now.day && due.turn <= now.turn);
