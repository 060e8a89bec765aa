import type { Heading } from '@grognard/field';

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
  meets?: Place,
): Leg => ({ from, to, heading, length, road, front, meets });
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
