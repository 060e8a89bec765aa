import type { Side } from '@grognard/engine';
import type { Heading } from '@grognard/field';
import type { Arm, Face, PieceKind } from './vocabulary.ts';

/**
 * A block on the map as somebody sees it. One's own is called by its id, the enemy's by its alias (`#3`): movement,
 * sight and contact are judged on blocks, so that a check on a view and the verdict on the state look at the same.
 */
export interface BoardBlock {
  readonly ref: string;
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
  readonly column?: true;
  /** PB-R078: the ground it was said to be in, where it lies half on one and half on another. */
  readonly ground?: string;
  /** What is known of it: everything of one's own. */
  readonly arm?: Arm;
  readonly kind?: PieceKind;
  readonly spent?: boolean;
  readonly unpacked?: boolean;
  /** PB-R104, as a club may read it: whether an HQ has anything in Reserve. */
  readonly holds?: boolean;
  /** PB-R092b: where staff of ours stood before it moved this turn. */
  readonly from?: { readonly x: number; readonly y: number };
  /** PB-R075: guns that ride. */
  readonly horse?: true;
  readonly formation?: string;
}

export interface BoardContact {
  readonly attacker: string;
  readonly defender: string;
  readonly face: Face;
}
/** The map table as one side sees it. */
export interface Board {
  readonly us: Side;
  readonly blocks: readonly BoardBlock[];
  readonly contacts: readonly BoardContact[];
  readonly supports: readonly { readonly lead: string; readonly support: string }[];
}
