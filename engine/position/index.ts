export { type Battle, battleFrom, type Start } from './battle.ts';
export { playerNamed, seatsFor } from './seats.ts';
export { toldTo, type Verdict } from './verdict.ts';
