import type { LesAiglesTypes } from '@grognard/les-aigles';
import { deskAt } from '../desk.ts';
import type { Turn } from '../general.ts';

export { isAccepted } from '../desk.ts';

/** The turn of a general who knows that it is at a table of Les Aigles. */
export type Desk = Turn<LesAiglesTypes>;

export const deskOf = deskAt<LesAiglesTypes>('les-aigles');
