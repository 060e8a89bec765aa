/**
 * What a part of a unit can be told to do: the lines of a sealed plan. The tasks of a plan are done one after the other;
 * each begins with the first quarter in which the one before it is done. Lengths are in 0.001 cm, turns in hundredths of
 * a degree, positive to the right.
 */
import type { Anchor, Flank, Formation, Hand, Turn, Unfolding } from './vocabulary.ts';

/** One leg of a march. */
export type Leg =
  | { readonly go: 'ahead' | 'back'; readonly length: number }
  /** The inner front corner stays where it is. */
  | { readonly go: 'wheel'; readonly turn: number }
  /** Off the heading by the slant, which stays as it is. */
  | { readonly go: 'oblique'; readonly length: number; readonly slant: number }
  /** A square goes along one of its four facings. */
  | { readonly go: 'sideways'; readonly length: number; readonly to: Hand };

export interface ChangeTask {
  readonly do: 'change';
  readonly to: Formation;
  readonly anchor?: Anchor;
  readonly side?: Unfolding;
  /** Along the hedge or wall that it stands against, as far as that goes. */
  readonly along?: string;
}

export interface TurnTask {
  readonly do: 'turn';
  /** All figures, or those of a flank or of the rear; `back` turns again to the front what was turned. */
  readonly figures: 'all' | Flank;
  readonly by: Turn | 'back';
}

/** What squadrons do whose way is barred by an obstacle or a friend. */
export const barredSquadrons = ['halt those', 'halt all'] as const;
export type BarredSquadrons = (typeof barredSquadrons)[number];

/** What trailing or passed squadrons do after the first contact. */
export const onwards = ['go on', 'halt'] as const;
export type Onward = (typeof onwards)[number];

/** What a part does that has made an enemy recoil. */
export const afterWins = ['follow', 'stay'] as const;
export type AfterWin = (typeof afterWins)[number];

export interface ChargeTask {
  readonly do: 'charge';
  /** The part of an enemy unit that is charged, by number. */
  readonly target: number;
  readonly barred?: BarredSquadrons;
  readonly onward?: Onward;
}

/** So many figures of a company at one wall of a house, walls counted clockwise from the first. */
export interface Post {
  readonly wall: number;
  readonly company: number;
  readonly figures: number;
}

/** Into a house, by the wall that the part comes to; if an enemy holds that wall, by force. */
export interface EnterTask {
  readonly do: 'enter';
  readonly house: string;
  readonly wall: number;
  readonly posts?: readonly Post[];
  /** Figures that reach past the wall and go for another. */
  readonly fold?: { readonly wall: number; readonly figures: number };
}

export const waysOut = ['column', 'line'] as const;
export type WayOut = (typeof waysOut)[number];

/** Out of a house: in column by the street, or without formation by one wall. */
export interface LeaveTask {
  readonly do: 'leave';
  readonly by: WayOut;
  readonly wall: number;
  /** Once a friend is at the wall to take its place. */
  readonly relieved?: true;
}

export interface MarchTask {
  readonly do: 'march';
  readonly legs: readonly Leg[];
  readonly forced?: true;
  /** It takes what a road adds to its march. */
  readonly road?: true;
  /** What squadrons behind do if those in front walk into the enemy. */
  readonly onward?: Onward;
}

export const jobs = ['demolish', 'shelter', 'bridge', 'spike'] as const;
export type Job = (typeof jobs)[number];

/** What sappers are put to; unfinished work is kept. */
export interface WorkTask {
  readonly do: 'work';
  readonly job: Job;
  /** The hedge, wall, house, redoubt, water or wreck that it is about; none for a new shelter. */
  readonly feature?: string;
  /** The side of a house or redoubt. */
  readonly side?: number;
  /** Where along it the work begins, and how much of it is to be done, in 0.001 cm. */
  readonly at?: number;
  readonly length?: number;
  /** A bridge from bank to bank and how wide, in centimetres; or the name of the one that is to come down. */
  readonly way?: readonly (readonly [number, number])[];
  readonly width?: number;
  readonly crossing?: string;
}

/** Round shot at a wall for half a period: which, and where along it, in 0.001 cm. */
export interface ShellTask {
  readonly do: 'shell';
  readonly feature: string;
  readonly side?: number;
  readonly at: number;
}

/** Along the crest of a hill or the edge of a wood, base beside base; or, along nothing, back into line. */
export interface BendTask {
  readonly do: 'bend';
  readonly along?: string;
}

/** Figures from behind that come up to an obstacle beside the front rank. */
export interface WidenTask {
  readonly do: 'widen';
  readonly figures: number;
  readonly hand: Hand;
}

export type Task =
  | { readonly do: 'stand' }
  /** For one quarter; then what comes next in the plan. */
  | { readonly do: 'wait' }
  | MarchTask
  | ChangeTask
  | TurnTask
  /** Companies go out as skirmishers. */
  | { readonly do: 'deploy'; readonly companies: readonly number[] }
  /** Skirmishers, evaders or squadrons left behind come back into the body they belong to. */
  | { readonly do: 'rejoin' }
  | { readonly do: 'reorganise' }
  | { readonly do: 'reform'; readonly to: Formation; readonly heading?: number; readonly side?: Unfolding }
  | { readonly do: 'limber' }
  | { readonly do: 'unlimber' }
  /** Forwards by drag ropes, or back by prolonge where the length is negative. */
  | { readonly do: 'drag'; readonly length: number }
  | ChargeTask
  | { readonly do: 'evade' }
  | WorkTask
  | ShellTask
  | WidenTask
  | BendTask
  /** Gunners go back to the guns that they have left. */
  | { readonly do: 'reman'; readonly feature: string }
  | EnterTask
  /** Into a house that a friend is leaving. */
  | (Omit<EnterTask, 'do' | 'fold'> & { readonly do: 'relieve' })
  /** From wall to wall inside a house: where everybody is to be. */
  | { readonly do: 'post'; readonly posts: readonly Post[] }
  | LeaveTask
  /** More figures brought up to a wall that is attacked. */
  | { readonly do: 'extend'; readonly wall: number; readonly figures: number };

export const taskKinds = [
  'stand',
  'wait',
  'march',
  'change',
  'turn',
  'deploy',
  'rejoin',
  'reorganise',
  'reform',
  'limber',
  'unlimber',
  'drag',
  'charge',
  'evade',
  'work',
  'shell',
  'widen',
  'reman',
  'bend',
  'enter',
  'relieve',
  'post',
  'leave',
  'extend',
] as const;

export type TaskKind = Task['do'];

/** What the reaction window offers, and no more. */
export type Reaction =
  | { readonly do: 'counter-charge'; readonly target: number }
  | ChangeTask
  | TurnTask
  | { readonly do: 'halt' }
  /** Breaks off a charge. */
  | { readonly do: 'stop' }
  /** Sheltered skirmishers that are charged go, or stay. */
  | { readonly do: 'evade' | 'stay' };
