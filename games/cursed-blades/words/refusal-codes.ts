import { fightingCodes } from './fighting-codes.ts';
import { movingCodes } from './moving-codes.ts';

/**
 * Every reason for which an order or a scenario is refused; its sentences are in `fr/refusals.ts` and
 * `en/refusals.ts`. A code without a sentence does not compile.
 */
export const refusalCodes = [
  ...fightingCodes,
  ...movingCodes,
  'cannot-be-hidden',
  'counter-off-the-map',
  'crowded-opening',
  'enemies-together',
  'no-such-facing',
  'not-neighbours',
  'off-the-map',
  'two-of-a-name',
  'unit-off-the-map',
  'unit-on-closed-ground',
  'unknown-side',
  'unknown-type',
  'work-without-facing',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];
