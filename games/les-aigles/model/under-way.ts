import type { Evacuation } from './house.ts';
import type { WayOut } from './tasks.ts';
import type { Flank, Formation, Turn, Unfolding } from './vocabulary.ts';

/** Something that takes whole quarters, under way. */
export type Doing = { readonly left: number; readonly since: number } & (
  | {
      readonly what: 'change';
      readonly to: Formation;
      readonly anchor: 'head' | 'centre' | 'left' | 'right';
      readonly side: Unfolding;
      /** The hedge or wall that it draws up along, or the wood whose edge. */
      readonly along?: string;
    }
  | {
      readonly what: 'reform';
      readonly to: Formation;
      readonly side: Unfolding;
      readonly heading?: number;
    }
  | { readonly what: 'turn'; readonly figures: 'all' | Flank; readonly by: Turn | 'back' }
  | { readonly what: 'deploy'; readonly companies: readonly number[] }
  | { readonly what: 'reorganise' | 'limber' | 'unlimber' }
  | { readonly what: 'rejoin' }
  /** Along the crest of a hill or the edge of a wood; along nothing, it aligns its ranks again. */
  | { readonly what: 'bend'; readonly along?: string }
  | { readonly what: 'drag'; readonly length: number }
  | { readonly what: 'enter'; readonly house: string; readonly wall: number; readonly relief?: true }
  /** The first quarter is one of reaction; the figures move in the two after it. */
  | { readonly what: 'post' }
  | {
      readonly what: 'leave';
      readonly by: WayOut;
      readonly wall: number;
      readonly why?: Evacuation;
      readonly relief?: true;
    }
  /** A quarter of reaction: it has not yet seen that nobody answers its fire any more. */
  | { readonly what: 'wonder' }
);

/** A charge under way, as everybody sees it. */
export interface Charge {
  /** The quarter of the whole game in which it began. */
  readonly since: number;
  readonly counter?: true;
  /** Caused by a morale test: nobody declared it. */
  readonly uncontrolled?: true;
  /** Nobody else knows whom it is aimed at before it comes home. */
  readonly target?: number;
  /** It halts at the end of this quarter of the whole game. */
  readonly stops?: number;
  /** It is an ordinary entry into melee, without any bonus: the rule that says why. */
  readonly plain?: string;
}

export interface Rally {
  readonly since: number;
  /** Where it goes first: away from the enemy it was fighting. */
  readonly away?: number;
  /** Quarters of turning that are left. */
  readonly turning: number;
  readonly steps: number;
  /** It flows through a lane. */
  readonly flow?: Flow;
  readonly followers?: readonly number[];
}

/** A body that passes a lane file by file. */
export interface Flow {
  readonly files: number;
  /** How it stood before the lane. */
  readonly from: Formation;
  readonly ranks: readonly number[];
  /** How deep the lane is, and how far the head has come since its mouth. */
  readonly depth: number;
  readonly gone: number;
}

/** Two groups that pass both ends of what bars their way, and close up again behind it. */
export interface Split {
  /** How many figures of each rank go by the left. */
  readonly left: readonly number[];
  /** How far each group must go out to its side, and then on. */
  readonly out: readonly [number, number];
  readonly past: number;
  /** How far they have come since they parted. */
  readonly gone: number;
}

export interface Follow {
  readonly target: number;
  /** At least until this quarter of the whole game begins. */
  readonly until: number;
  /** An advance beyond control: it stays in contact whatever its pace. */
  readonly uncontrolled?: true;
  /** After an enemy whom it has beaten and who runs, by its order to attack. */
  readonly pursuit?: true;
}

export interface Evade {
  readonly since: number;
  readonly declared?: true;
  /** Quarters of reaction and turning that are left. */
  readonly waiting: number;
  readonly turning: number;
  readonly threat?: number;
  /** Where it goes first: the way the threat marches. */
  readonly away: number;
  readonly steps: number;
  readonly flow?: Flow;
}

/** Half a period of falling back before the enemy, that morale compels. */
export interface Retreat {
  readonly away: number;
  /** Quarters that are left of it. */
  readonly left: number;
}

const HOUSE: ReadonlySet<Doing['what']> = new Set(['enter', 'post', 'leave', 'wonder'] as const);

/** What is done about houses: this room begins it and ends it. */
export const isOfHouses = ({ what }: Doing): boolean => HOUSE.has(what);
