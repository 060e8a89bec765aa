export { type Engagement, type Fought, fightOut } from './battle.ts';
export { type General, type Turn, turnOf } from './general.ts';
export type { Effort } from './pub-battles/situation.ts';
export { veteranOf } from './pub-battles/veteran/veteran.ts';
export { randomGeneral } from './random.ts';
export { generalNamed, generalNames, generalsFor, generalTitle } from './staff.ts';
