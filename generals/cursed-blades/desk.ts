import type { CursedBladesTypes } from '@grognard/cursed-blades/for-generals';
import { deskAt } from '../desk.ts';
import type { Turn } from '../general.ts';

export { isAccepted } from '../desk.ts';

/** The turn of a general who knows that it is at a table of Cursed Blades. */
export type Desk = Turn<CursedBladesTypes>;

export const deskOf = deskAt<CursedBladesTypes>('cursed-blades');
