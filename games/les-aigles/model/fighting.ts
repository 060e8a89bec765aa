/** What is reckoned of a fight or a fire, as events tell it. */
import type { Modifier, Side } from '@grognard/engine';
import type { Contact } from './state.ts';
import type { Weapon } from './weapons.ts';

/** Figures of the same combat value in the front rank. */
export interface Group {
  readonly figures: number;
  readonly rows: readonly Modifier[];
  /** LA-M5.3-23: its figure in the loss table is a tenth higher. */
  readonly tenth?: true;
}

/** What one part of a pair has done to the other. */
export interface Strike {
  readonly figures: number;
  readonly die: number;
  readonly groups: readonly Group[];
  readonly men: number;
}

/** Figures of one weapon and one value that fire together. */
export interface FireGroup {
  readonly figures: number;
  readonly weapon: Weapon;
  readonly rows: readonly Modifier[];
}

export interface Bout {
  readonly pair: Pair;
  readonly round: number;
  /** LA-S3.5-21: contact came in the second half of the period. */
  readonly halved: boolean;
  readonly attacker?: Strike;
  readonly defender?: Strike;
  readonly rules: readonly string[];
}

export interface Fought {
  readonly melee: Melee;
  readonly bouts: readonly Bout[];
  /** Men whom each part has felled, and whom it has lost. */
  readonly inflicted: ReadonlyMap<number, number>;
  readonly suffered: ReadonlyMap<number, number>;
  /** LA-S3.5-27: the side that has inflicted more; none on a draw. */
  readonly winner?: Side;
}

export interface Pair {
  /** Who came into contact first, or by its own charge as well as the other. */
  readonly attacker: number;
  readonly defender: number;
  /** One, or two if each came home on the other. */
  readonly contacts: readonly Contact[];
}

export interface Melee {
  /** A name that does not depend on the order of the units. */
  readonly key: string;
  readonly pairs: readonly Pair[];
  readonly parts: readonly number[];
}
