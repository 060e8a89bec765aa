import type { RuleId } from '@grognard/engine';
import type { Heading } from '@grognard/field';
import type { BoardBlock } from './board.ts';
import type { Face, PieceKind, TollFor } from './vocabulary.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}
/** One straight stretch of a march. */
export interface Leg {
  readonly from: Place;
  readonly to: Place;
  readonly heading: Heading;
  readonly length: number;
  /** Along a road in column: twice as fast, whatever the ground. */
  readonly road: boolean;
  /** How wide it goes, if not as a block in line: staff does not. */
  readonly front?: number | undefined;
  /** The last leg of an attack: where the middle of the front meets the enemy, ahead of the centre. */
  readonly meets?: Place | undefined;
}
/** All legs are laid down alike: every question about a march reads them. */
export const legOf = (
  from: Place,
  to: Place,
  heading: Heading,
  length: number,
  road: boolean,
  front?: number,
): Leg => ({ from, to, heading, length, road, front, meets: undefined });
/** Where the steps of a march lead and what they are made of, before anybody asks whether they may. */
export interface March {
  readonly legs: readonly Leg[];
  /** Changes of facing; the first is free. */
  readonly pivots: number;
  /** Times it formed or left road column. */
  readonly changes: number;
  readonly end: Place & { readonly heading: Heading; readonly column: boolean };
  /** It ends on an enemy. */
  readonly attacks?: true | undefined;
}
/** A row of the bill for a march: a length in units, and the rule that asks for it. */
export interface Toll {
  readonly length: number;
  readonly what: TollFor;
  readonly rule: RuleId;
}

export interface Bill {
  readonly tolls: readonly Toll[];
  readonly total: number;
  readonly allowance: number;
  /** PB-R093f: a third of the whole allowance. */
  readonly third: number;
}
/** One of our own pieces on the map. */
export type Marcher = BoardBlock & {
  readonly kind: PieceKind;
  /** PB-R094n: an HQ behind which a column hides. */
  readonly leads?: true;
};
/** A march that may stand: where it goes, what it costs, and whom it meets. */
export interface JudgedMarch {
  /** Who sets out, and where from. */
  readonly start: Marcher;
  readonly march: March;
  readonly bill: Bill;
  readonly contact?: { readonly target: BoardBlock; readonly face: Face } | undefined;
  readonly support?: BoardBlock | undefined;
  /** What it stands behind its lead by. */
  readonly supportRules?: readonly RuleId[] | undefined;
  /** PB-R118h, as a club may read it: other leads behind whom it stands as well. */
  readonly alsoBehind?: readonly BoardBlock[] | undefined;
  /** PB-R078: the ground it is said to end in, where it lies by halves. */
  readonly ground?: string | undefined;
  /** What it went by, as everybody can see. */
  readonly rules: readonly RuleId[];
  /** What it went by that only its own side can tell, knowing what it knows of the enemy. */
  readonly own: { readonly rules: readonly RuleId[] };
}
