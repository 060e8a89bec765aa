import { attackCodes } from '../rules/attack/codes.ts';
import { bombardCodes } from '../rules/bombard/codes.ts';
import { fightCodes } from '../rules/combat/codes.ts';
import { leaveCodes } from '../rules/leaving/codes.ts';
import { marchCodes } from '../rules/movement/codes.ts';
import { nightCodes } from '../rules/night/codes.ts';
import { planCodes } from '../rules/planning/codes.ts';
import { rallyCodes } from '../rules/rally/codes.ts';
import { reserveCodes } from '../rules/reserves/codes.ts';
import { chitCodes, turnCodes } from '../rules/turn/codes.ts';
import { scenarioCodes } from '../scenario/codes.ts';

/** Every reason for which an order or a scenario is refused, by what it is about. */
export const refusalCodes = [
  ...marchCodes,
  ...attackCodes,
  ...turnCodes,
  ...chitCodes,
  ...leaveCodes,
  ...rallyCodes,
  ...fightCodes,
  ...bombardCodes,
  ...reserveCodes,
  ...planCodes,
  ...nightCodes,
  ...scenarioCodes,
] as const;

export type RefusalCode = (typeof refusalCodes)[number];
