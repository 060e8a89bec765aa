import type { ByLanguage } from '@grognard/engine';
import type {
  Ability,
  Capacity,
  Discipline,
  Family,
  MoralType,
  MoveClass,
  WeaponClass,
} from '../model/vocabulary.ts';

/** A line of the unit table: values at full strength, and at the last step where they differ. */
export interface UnitType {
  readonly name: ByLanguage<string>;
  /** A small unit is a character; all others are troops. */
  readonly small?: true;
  readonly weapon: {
    readonly class: WeaponClass;
    readonly capacity: readonly [full: Capacity, weak: Capacity];
  };
  /** What it fights with when it is struck or strikes at close quarters, if that is something else. */
  readonly shock?: {
    readonly class: WeaponClass;
    readonly capacity: readonly [full: Capacity, weak: Capacity];
  };
  readonly move: { readonly class: MoveClass; readonly capacity: Capacity };
  readonly moral: { readonly value: number; readonly type: MoralType };
  readonly discipline: Discipline;
  readonly steps: number;
  readonly supports: { readonly offence: number; readonly shields: number; readonly fire: number };
  readonly abilities: readonly Ability[];
  /** CB-B4.2-20: what it gains by standing in formation. */
  readonly inFormation?: { readonly shields?: number; readonly weapon?: WeaponClass };
  readonly points: number;
}

const plain = { offence: 0, shields: 0, fire: 0 } as const;

/** Our own roster: facts of the kinds of soldier, values of ours. A scenario names its units by these. */
const unitTypes = {
  levy: {
    name: { fr: 'Levée', en: 'Levy' },
    weapon: { class: 'levy', capacity: [-1, -2] },
    move: { class: 'foot', capacity: 0 },
    moral: { value: 7, type: 'fragile' },
    ...{ discipline: 'irregular', steps: 2, supports: plain, abilities: [], points: 3 },
  },
  skirmishers: {
    name: { fr: 'Tirailleurs', en: 'Skirmishers' },
    weapon: { class: 'skirmisher', capacity: [0, -1] },
    move: { class: 'foot', capacity: 1 },
    moral: { value: 8, type: 'standard' },
    ...{ discipline: 'irregular', steps: 2, supports: plain, abilities: ['evasion'], points: 5 },
  },
  'medium-foot': {
    name: { fr: 'Fantassins', en: 'Foot' },
    weapon: { class: 'medium-foot', capacity: [0, -1] },
    move: { class: 'foot', capacity: 0 },
    moral: { value: 8, type: 'standard' },
    ...{ discipline: 'regular', steps: 2, supports: plain, abilities: ['may-form'], points: 5 },
  },
  spearmen: {
    name: { fr: 'Lanciers à pied', en: 'Spearmen' },
    weapon: { class: 'spear', capacity: [1, 0] },
    move: { class: 'foot', capacity: 1 },
    moral: { value: 8, type: 'standard' },
    ...{ discipline: 'regular', steps: 2, supports: plain, abilities: ['may-form', 'drilled'], points: 7 },
  },
  'heavy-foot': {
    name: { fr: 'Infanterie lourde', en: 'Heavy foot' },
    weapon: { class: 'heavy-foot', capacity: [2, 1] },
    move: { class: 'foot', capacity: -1 },
    moral: { value: 9, type: 'standard' },
    ...{ discipline: 'regular', steps: 2, supports: plain, abilities: ['may-form', 'drilled'], points: 8 },
    inFormation: { shields: 1 },
  },
  pikemen: {
    name: { fr: 'Piquiers', en: 'Pikemen' },
    weapon: { class: 'pike-disordered', capacity: [1, 0] },
    move: { class: 'foot', capacity: 0 },
    moral: { value: 8, type: 'standard' },
    ...{ discipline: 'regular', steps: 2, supports: plain, abilities: ['may-form', 'drilled'], points: 8 },
    inFormation: { weapon: 'pike-ordered' },
  },
  zealots: {
    name: { fr: 'Fanatiques', en: 'Zealots' },
    weapon: { class: 'medium-foot', capacity: [1, 0] },
    move: { class: 'foot', capacity: 1 },
    moral: { value: 8, type: 'exalted' },
    ...{ discipline: 'irregular', steps: 2, supports: plain, abilities: ['tireless'], points: 7 },
  },
  archers: {
    name: { fr: 'Archers', en: 'Archers' },
    weapon: { class: 'bow', capacity: [0, -1] },
    move: { class: 'foot', capacity: 0 },
    moral: { value: 8, type: 'standard' },
    ...{ discipline: 'regular', steps: 2, supports: plain, abilities: [], points: 6 },
  },
  crossbows: {
    name: { fr: 'Arbalétriers', en: 'Crossbows' },
    weapon: { class: 'crossbow', capacity: [1, 0] },
    shock: { class: 'medium-foot', capacity: [-1, -2] },
    move: { class: 'foot', capacity: 0 },
    moral: { value: 8, type: 'standard' },
    ...{ discipline: 'regular', steps: 2, supports: plain, abilities: [], points: 7 },
  },
  'light-horse': {
    name: { fr: 'Cavalerie légère', en: 'Light horse' },
    weapon: { class: 'light-horse', capacity: [0, -1] },
    move: { class: 'mounted', capacity: 1 },
    moral: { value: 8, type: 'standard' },
    ...{ discipline: 'irregular', steps: 2, supports: plain, abilities: ['evasion'], points: 7 },
  },
  'medium-horse': {
    name: { fr: 'Sergents à cheval', en: 'Mounted sergeants' },
    weapon: { class: 'medium-horse', capacity: [0, -1] },
    move: { class: 'mounted', capacity: 0 },
    moral: { value: 8, type: 'standard' },
    ...{ discipline: 'regular', steps: 2, supports: plain, abilities: [], points: 9 },
  },
  knights: {
    name: { fr: 'Chevaliers', en: 'Knights' },
    weapon: { class: 'heavy-horse', capacity: [1, 0] },
    move: { class: 'mounted', capacity: -1 },
    moral: { value: 9, type: 'elite' },
    ...{ discipline: 'irregular', steps: 2, supports: plain, abilities: [], points: 12 },
  },
  elephant: {
    name: { fr: 'Éléphant de guerre', en: 'War elephant' },
    weapon: { class: 'beast', capacity: [1, 0] },
    move: { class: 'animal', capacity: -1 },
    moral: { value: 8, type: 'standard' },
    ...{
      discipline: 'chaotic',
      steps: 2,
      supports: { ...plain, offence: 1 },
      abilities: ['frightening'],
      points: 12,
    },
  },
  giant: {
    name: { fr: 'Géant', en: 'Giant' },
    weapon: { class: 'monster', capacity: [1, 0] },
    move: { class: 'foot', capacity: 1 },
    moral: { value: 8, type: 'standard' },
    ...{
      discipline: 'chaotic',
      steps: 2,
      supports: { ...plain, shields: 1 },
      abilities: ['frightening'],
      points: 12,
    },
  },
  wolves: {
    name: { fr: 'Meute de loups', en: 'Wolf pack' },
    weapon: { class: 'animal', capacity: [0, -1] },
    move: { class: 'animal', capacity: 1 },
    moral: { value: 7, type: 'standard' },
    ...{ discipline: 'chaotic', steps: 2, supports: plain, abilities: ['infiltration'], points: 5 },
  },
  dragon: {
    name: { fr: 'Dragon', en: 'Dragon' },
    weapon: { class: 'dragon', capacity: [2, 1] },
    move: { class: 'flying', capacity: 0 },
    moral: { value: 9, type: 'standard' },
    ...{
      discipline: 'chaotic',
      steps: 2,
      supports: { ...plain, shields: 1 },
      abilities: ['frightening', 'fire-immune'],
      points: 18,
    },
  },
  ballista: {
    name: { fr: 'Baliste', en: 'Ballista' },
    weapon: { class: 'artillery', capacity: [0, -1] },
    move: { class: 'wheeled', capacity: 0 },
    moral: { value: 8, type: 'standard' },
    ...{ discipline: 'regular', steps: 2, supports: { ...plain, fire: 1 }, abilities: [], points: 9 },
  },
  captain: {
    name: { fr: 'Capitaine', en: 'Captain' },
    small: true,
    weapon: { class: 'medium-foot', capacity: [1, 0] },
    move: { class: 'foot', capacity: 1 },
    moral: { value: 9, type: 'elite' },
    ...{ discipline: 'regular', steps: 2, supports: plain, abilities: [], points: 8 },
  },
} as const satisfies Readonly<Record<string, UnitType>>;

export type UnitTypeId = keyof typeof unitTypes;

export const isUnitType = (id: string): id is UnitTypeId => Object.hasOwn(unitTypes, id);

export const typeNamed = (id: string): UnitType => {
  if (!isUnitType(id)) throw new RangeError(`there is no unit type ${id}`);
  return unitTypes[id];
};

/** CB-B4.2-19: shooters are infantry, too; artillery, animals and dragons belong to none. */
const familyMembers: Readonly<Record<Family, readonly WeaponClass[]>> = {
  infantry: [
    'bow',
    'crossbow',
    'levy',
    'medium-foot',
    'heavy-foot',
    'spear',
    'pike-disordered',
    'pike-ordered',
    'skirmisher',
  ],
  shooter: ['bow', 'crossbow'],
  cavalry: ['light-horse', 'medium-horse', 'heavy-horse'],
  massive: ['beast', 'monster'],
};

/** CB-B4.2-19: whether a type of unit is of a family, by the weapon on its counter. */
export const isOfFamily = ({ weapon }: UnitType, family: Family): boolean =>
  familyMembers[family].includes(weapon.class);
