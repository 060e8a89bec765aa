/** The words of Cursed Blades: closed lists and the unions derived from them. */

export const grounds = ['clear', 'rough', 'difficult', 'water', 'impassable'] as const;
export type Ground = (typeof grounds)[number];

export const sideKinds = ['normal', 'road', 'rough', 'water', 'impassable'] as const;
export type SideKind = (typeof sideKinds)[number];

export const weaponClasses = [
  'levy',
  'skirmisher',
  'medium-foot',
  'heavy-foot',
  'spear',
  'pike-disordered',
  'pike-ordered',
  'bow',
  'crossbow',
  'light-horse',
  'medium-horse',
  'heavy-horse',
  'beast',
  'animal',
  'artillery',
  'monster',
  'dragon',
] as const;
export type WeaponClass = (typeof weaponClasses)[number];

const families = ['infantry', 'shooter', 'cavalry', 'massive'] as const;
export type Family = (typeof families)[number];

export const moveClasses = ['foot', 'mounted', 'animal', 'wheeled', 'flying', 'naval'] as const;
export type MoveClass = (typeof moveClasses)[number];

/** Superior to inferior: added where the unit acts, subtracted where it is acted upon. */
export const capacities = [2, 1, 0, -1, -2] as const;
export type Capacity = (typeof capacities)[number];

const moralTypes = ['standard', 'elite', 'exalted', 'fragile'] as const;
export type MoralType = (typeof moralTypes)[number];

const disciplines = ['regular', 'irregular', 'chaotic'] as const;
export type Discipline = (typeof disciplines)[number];

const abilities = [
  'evasion',
  'tireless',
  'frightening',
  'infiltration',
  'fire-immune',
  'may-form',
  'drilled',
] as const;
export type Ability = (typeof abilities)[number];

export const cohesions = ['good-order', 'shaken', 'routed'] as const;
export type Cohesion = (typeof cohesions)[number];

export const breaths = ['fresh', 'winded', 'out-of-breath'] as const;
export type Breath = (typeof breaths)[number];

export const munitionLevels = ['full', 'low', 'none'] as const;
export type Munitions = (typeof munitionLevels)[number];

export const markers = ['charge', 'contact'] as const;
export type Marker = (typeof markers)[number];

export const formationModes = ['march', 'shield-wall', 'tortoise', 'rank-rotation', 'hedgehog'] as const;
export type FormationMode = (typeof formationModes)[number];

/** The kinds of counter on the sheet; a war wagon and a raft are printed apart from wagon and boat. */
export const counterKinds = [
  'debris',
  'mantlets',
  'pavises',
  'palisade',
  'abatis',
  'ditch',
  'stakes',
  'trap',
  'tents',
  'cart',
  'wagon',
  'war-wagon',
  'civilians',
  'herd',
  'boat',
  'raft',
  'ruins',
  'fire-start',
  'blaze',
] as const;
export type CounterKind = (typeof counterKinds)[number];

export const weathers = ['heatwave', 'fine', 'cloudy', 'overcast', 'rain', 'storm'] as const;
export type Weather = (typeof weathers)[number];

export const winds = ['light', 'breeze', 'strong', 'gale'] as const;
export type Wind = (typeof winds)[number];

export const smokes = ['light', 'dense'] as const;
export type Smoke = (typeof smokes)[number];

/** How a unit moves: the whole allowance, one hex whatever it costs, or half as much again. */
export const paces = ['full', 'minimal', 'supplementary'] as const;
export type Pace = (typeof paces)[number];

export const manipulations = ['destroy', 'light', 'put-out', 'lift', 'plant'] as const;
export type Manipulation = (typeof manipulations)[number];

export const tests = [
  'engagement',
  'disengagement',
  'crossing',
  'rout',
  'loss',
  'rally',
  'reorganise',
  'discipline',
  'rest',
  'reload',
] as const;
export type TestKind = (typeof tests)[number];

/** What the table waits for. */
export const phases = ['activation', 'action', 'losses', 'over'] as const;
export type Phase = (typeof phases)[number];

/** Why what was still to be done of an order is set aside. */
export const hindrances = ['trap', 'trap-ground', 'engaged', 'destroyed', 'held', 'in-the-way'] as const;
export type Hindrance = (typeof hindrances)[number];
