export { battleOf } from './battle.ts';
export { type Judgement, judgeArmy } from './check.ts';
export type { ArmyList } from './list.ts';
export { type Budget, budgetOf, type PointsLine } from './points.ts';
export { sayOfArmy } from './saying.ts';
export { readArmy } from './schema.ts';
