export { type Attitude, type Nation, nations } from '../../model/vocabulary.ts';
export { nationNames } from '../../tables/troop-names.ts';
export { battleOf } from './battle.ts';
export { judgeArmy } from './check.ts';
export type { ArmyList } from './list.ts';
export { budgetOf } from './points.ts';
export { isNation, priceList } from './prices.ts';
export { brief, commission, dismiss, recruit, resize } from './recruit.ts';
