import { mapCodes } from '../rules/map/codes.ts';
import { scenarioCodes } from '../scenario/codes.ts';
import { fightingCodes } from './fighting-codes.ts';
import { movingCodes } from './moving-codes.ts';

/**
 * Every reason for which an order or a scenario is refused, as the chapters name them; their sentences are in `fr/refusals.ts` and
 * `en/refusals.ts`. A code without a sentence does not compile.
 */
export const refusalCodes = [...fightingCodes, ...movingCodes, ...mapCodes, ...scenarioCodes] as const;

export type RefusalCode = (typeof refusalCodes)[number];
