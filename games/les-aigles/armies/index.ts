export { type Nation, nations } from '../vocabulary.ts';
export { battleOf } from './battle.ts';
export { judgeArmy } from './check.ts';
export type { ArmyList } from './list.ts';
export { budgetOf } from './points.ts';
export { isNation, priceList } from './prices.ts';
export { sayOfArmy } from './saying.ts';
export { readArmy } from './schema.ts';
