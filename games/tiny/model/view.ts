import type { Player, Side } from '@grognard/engine';
import type { Piece, State } from './state.ts';
import type { Cell, Phase, Posture } from './vocabulary.ts';

/** An enemy piece as its enemy knows it. */
export interface Seen {
  readonly at: Cell;
  readonly turn: number;
  readonly strength?: number;
  readonly posture?: Posture;
  readonly lost?: true;
}

export interface View {
  readonly turn: number;
  readonly phase: Phase;
  readonly poster: number;
  readonly seats: readonly Player[];
  /** One's own, by name. */
  readonly mine: readonly Piece[];
  /** By side: what its enemy knows of it, in the order of first sighting. */
  readonly seen: Readonly<Record<Side, readonly Seen[]>>;
  /** For the umpire alone. */
  readonly whole?: State;
}
