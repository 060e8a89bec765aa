import { playCodes } from '../play/codes.ts';
import { combatCodes } from '../rules/combat/codes.ts';
import { formationCodes } from '../rules/formations/codes.ts';
import { manipulationCodes } from '../rules/manipulation/codes.ts';
import { recoveryCodes } from '../rules/recovery/codes.ts';

/** Reasons against what an activated unit is told to do, other than to move. */
export const fightingCodes = [
  ...playCodes,
  ...combatCodes,
  ...recoveryCodes,
  ...formationCodes,
  ...manipulationCodes,
] as const;

export type FightingCode = (typeof fightingCodes)[number];
