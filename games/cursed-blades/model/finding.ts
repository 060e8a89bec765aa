import type { Judgement, Refusal, RuleId } from '@grognard/engine';
import type { Unit } from './state.ts';
import type { Marker } from './vocabulary.ts';

/** A shock: who strikes whom, from which hex into which. */
export interface Clash {
  readonly attacker: Unit;
  readonly defender: Unit;
  readonly from: number;
  readonly upon: number;
  readonly supported: boolean;
}

/** A shot: from which hex of the shooter into which of the target. */
export interface Shot {
  readonly shooter: Unit;
  readonly target: Unit;
  readonly from: number;
  readonly upon: number;
}

/** A place on the way of a unit. */
export interface Waypoint {
  readonly hex: number;
  readonly and?: number;
  readonly facing: number;
  /** Half points spent so far. */
  readonly spent: number;
}

/** A move as a player is shown it before it is ordered: every place on its way, and the marker that it earns where it ends. */
export interface Ghost {
  readonly way: readonly Waypoint[];
  readonly marker?: Marker;
}

/** A move thought through as far as the view knows. */
export interface Going {
  readonly kind: 'going';
  /** What every step is told to happen by, beside its own rules. */
  readonly because: readonly RuleId[];
  /** What it met with on its way, or where it ends. */
  readonly against: readonly Refusal[];
  readonly ghost: () => Ghost;
}

/** What judging an order found out; the ground on which it is then carried out may know better. */
export type Finding =
  | Going
  | { readonly kind: 'clash'; readonly clash: Clash }
  | { readonly kind: 'shot'; readonly shot: Shot };

/** A judgement, and the side for which it was asked. */
export interface Judged {
  readonly side: string;
  readonly judgement: Judgement<Finding>;
}
