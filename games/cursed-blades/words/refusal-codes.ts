import { fightingCodes } from './fighting-codes.ts';
import { movingCodes } from './moving-codes.ts';

/**
 * Every reason for which an order or a scenario is refused; its sentences are in `fr/refusals.ts` and
 * `en/refusals.ts`. A code without a sentence does not compile.
 */
export const refusalCodes = [
  ...fightingCodes,
  ...movingCodes,
  'acts-out-of-turn',
  'blow-of-nobody',
  'cannot-be-hidden',
  'counter-off-the-map',
  'crowded-opening',
  'enemies-together',
  'mantlets-askew',
  'no-such-facing',
  'not-neighbours',
  'off-the-map',
  'two-at-once',
  'two-of-a-name',
  'two-works',
  'unit-off-the-map',
  'unit-on-closed-ground',
  'unknown-side',
  'unknown-type',
  'work-without-facing',
  'wrong-steps',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];
