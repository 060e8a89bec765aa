import { type WeaponClass, weaponClasses } from '../model/vocabulary.ts';

/** How a class of weapon fares against each class, in the order of `weaponClasses`, from -2 to +2. */
type Row = readonly number[];

/**
 * CB-B4.7-24: whoever attacks by row, whoever is struck by column. Our own values: spears are made for horsemen, pikes
 * for anything that comes from the front, and no levy should meet anybody.
 */
// biome-ignore format: a table
const atCloseQuarters: Readonly<Record<WeaponClass, Row>> = {
  //                 Lv  Sk  Mf  Hf  Sp  Pd  Po  Bw  Xb  Lh  Mh  Hh  Be  An  Ar  Mo  Dr
  levy:             [0, -1, -2, -2, -2, -1, -2, -1, -1, -2, -2, -2, -2, -1, 0, -2, -2],
  skirmisher:       [1, 0, -1, -2, -1, 1, -1, 0, 0, -1, -2, -2, -1, 0, 1, -2, -2],
  'medium-foot':    [2, 1, 0, -1, 0, 1, -1, 2, 1, 0, -1, -2, -2, 1, 2, -2, -2],
  'heavy-foot':     [2, 1, 1, 0, 1, 2, -1, 2, 2, 1, 0, -1, -1, 1, 2, -1, -2],
  spear:            [2, 1, 0, -1, 0, 1, -1, 1, 2, 2, 2, 1, 0, 1, 2, 0, -1],
  'pike-disordered': [0, -1, -1, -2, -1, 0, -2, 0, -1, 0, -1, -2, -1, -1, 1, -1, -2],
  'pike-ordered':   [2, 0, 1, 1, 1, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 1, 0],
  bow:              [0, 0, -2, -2, -1, 0, -2, 0, -1, -1, -2, -2, -2, -1, 1, -2, -2],
  crossbow:         [1, 0, -1, -2, -2, 0, -1, 1, 0, -1, -1, -2, -2, 0, 1, -2, -2],
  'light-horse':    [2, 1, -1, -1, -2, 1, -2, 1, 1, 0, -1, -2, -1, 0, 2, -1, -2],
  'medium-horse':   [2, 2, 0, -1, -1, 1, -2, 2, 1, 1, 0, -1, -1, 1, 2, -1, -2],
  'heavy-horse':    [2, 1, 2, 1, -1, 2, -2, 2, 2, 1, 1, 0, -1, 2, 2, -1, -2],
  beast:            [2, 1, 2, 1, 0, 2, -1, 2, 1, 2, 2, 1, 0, 1, 2, 0, -1],
  animal:           [1, 0, 0, -1, -1, 1, -2, 1, 0, 0, -1, -2, -1, 0, 2, -1, -2],
  artillery:        [-1, -2, -2, -2, -2, -2, -2, -1, -2, -2, -2, -2, -2, -2, 0, -2, -2],
  monster:          [2, 1, 2, 1, 1, 2, 0, 2, 1, 1, 1, 1, 1, 2, 2, 0, -1],
  dragon:           [2, 1, 2, 1, 1, 2, 1, 2, 1, 2, 2, 2, 1, 2, 2, 2, 0],
};

export type Shooting = Extract<WeaponClass, 'bow' | 'crossbow' | 'artillery' | 'skirmisher' | 'light-horse'>;

/** The rows for shooting, of those who can: dense blocks suffer, loose ones hardly. */
const atADistance: Readonly<Record<Shooting, Row>> = {
  //              Lv  Sk  Mf  Hf  Sp  Pd  Po  Bw  Xb  Lh  Mh  Hh  Be  An  Ar  Mo  Dr
  bow: [2, 0, 0, -1, 0, 1, 1, 1, 1, 2, 1, -1, -1, 2, 0, -1, -2],
  crossbow: [2, 0, 1, 1, 1, 1, 2, 1, 0, 0, 1, 1, 0, 0, 0, -1, -1],
  artillery: [1, -1, 0, 1, 0, 1, 2, 0, 0, -1, -1, 0, 1, -1, 1, 1, 0],
  skirmisher: [1, 0, 0, -1, 0, 1, 1, 0, 0, 0, -1, -1, 0, 1, 0, -1, -2],
  'light-horse': [1, 0, -1, -1, 0, 1, 1, 0, 0, 0, -1, -1, 0, 0, 0, -1, -2],
};

export const shoots = (weapon: WeaponClass): weapon is Shooting => Object.hasOwn(atADistance, weapon);

const valueIn = (row: Row, against: WeaponClass): number => row[weaponClasses.indexOf(against)] ?? 0;

export const shockValue = (attacker: WeaponClass, defender: WeaponClass): number =>
  valueIn(atCloseQuarters[attacker], defender);

export const fireValue = (shooter: Shooting, target: WeaponClass): number =>
  valueIn(atADistance[shooter], target);
