/** The words of the game. */

/** Raised once a release with every change of rule, fold or state. */
export const VERSION = 3;

export const arms = ['infantry', 'cavalry', 'foot artillery', 'horse artillery'] as const;
export type Arm = (typeof arms)[number];

/** Guns and their crews, on foot or mounted. */
export const isArtillery = (arm: Arm): boolean => arm === 'foot artillery' || arm === 'horse artillery';

export const statuses = ['guard', 'elite', 'regular', 'semi-regular', 'militia', 'irregular'] as const;
export type Status = (typeof statuses)[number];

/** How well a nation's drill lets an arm manoeuvre. */
export const drills = ['A', 'B', 'C'] as const;
export type Drill = (typeof drills)[number];

export const nations = ['france', 'britain', 'prussia', 'austria', 'russia'] as const;
export type Nation = (typeof nations)[number];

/** A cavalry's only column is called a march column, as in the table of changes. */
export const formations = [
  'line',
  'double line',
  'march column',
  'section column',
  'division column',
  'square',
  'full square',
  'skirmish',
  'echelon',
  'chequer',
  'limbered',
  'in battery',
] as const;
export type Formation = (typeof formations)[number];

/** From formed to in disorder: each is worse than the one before. */
export const FORMED = 0;
export const DISORGANISED = 1;
export const WITHOUT_FORMATION = 2;
export const IN_DISORDER = 3;
const degradations = [FORMED, DISORGANISED, WITHOUT_FORMATION, IN_DISORDER] as const;
export type Degradation = (typeof degradations)[number];

export const attitudes = ['attack', 'hold', 'cover', 'harass', 'support', 'manoeuvre'] as const;
export type Attitude = (typeof attitudes)[number];

export const hands = ['left', 'right'] as const;
export type Hand = (typeof hands)[number];

/** Where figures can be turned outwards. */
export const flanks = ['left', 'right', 'rear'] as const;
export type Flank = (typeof flanks)[number];

/** Which of a unit's sides is met. */
export const facings = ['front', 'left', 'right', 'rear'] as const;
export type Facing = (typeof facings)[number];

/** How all figures of a part have turned on the spot. */
export const turns = ['left', 'right', 'about'] as const;
export type Turn = (typeof turns)[number];

/** What does not move while a formation changes. */
export const anchors = ['head', 'centre', 'left', 'right'] as const;
export type Anchor = (typeof anchors)[number];

/** To which hand a formation unfolds. */
export const unfoldings = ['left', 'right', 'both'] as const;
export type Unfolding = (typeof unfoldings)[number];

/** The five levels of movement, one after the other in every quarter. */
export const levels = ['compulsory', 'rally', 'charge', 'normal', 'officers'] as const;
export type Level = (typeof levels)[number];

export const edges = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof edges)[number];

/** What keeps troops from having to evade. */
export const shelters = ['wood', 'village', 'light cover', 'hard cover'] as const;
export type Shelter = (typeof shelters)[number];

export const officerRanks = ['general', 'aide'] as const;
export type OfficerRank = (typeof officerRanks)[number];

/** Whom an officer commands. */
export const officerLevels = ['army', 'division', 'brigade'] as const;
export type OfficerLevel = (typeof officerLevels)[number];

export const phases = ['rallies', 'follows', 'plans', 'reactions', 'over'] as const;
export type Phase = (typeof phases)[number];
