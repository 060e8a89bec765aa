import { drivingCodes } from '../rules/driving/codes.ts';
import { movementCodes } from '../rules/movement/codes.ts';

/** Reasons against a move, a withdrawal, a flight or a drive. */
export const movingCodes = [...movementCodes, ...drivingCodes] as const;

export type MovingCode = (typeof movingCodes)[number];
