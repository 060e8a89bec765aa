export { pubBattles } from './game.ts';
export type { PubBattlesKinds } from './kinds-of-game.ts';
