export { type Adjudged, adjudicate, type Manner } from './adjudicate.ts';
export { type Battle, battleFrom, type Start } from './battle.ts';
export { diceOf } from './dice.ts';
export { type PositionFile, positionFileSchema, readPositionFile } from './file.ts';
export { optionProblems } from './options.ts';
export type { Ruled } from './ruled.ts';
export { playerNamed, seatsFor } from './seats.ts';
export { toldTo, type Verdict } from './verdict.ts';
