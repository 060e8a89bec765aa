import { bring } from '../../shared/bring.ts';

/** What may be planned, where it leads and why not: the game's own rules, on the seat's view. */
export type Judge = typeof import('@grognard/les-aigles/for-hands');

/** They are no small thing to carry, and come once the table is before the player. */
export const bringJudge = (): Promise<Judge> => bring(() => import('@grognard/les-aigles/for-hands'));
