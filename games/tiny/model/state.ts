import type { Chunks, Player, Side } from '@grognard/engine';
import type { Cell, Phase, Posture } from './vocabulary.ts';

/** Some men with a name, somewhere on the board. */
export interface Piece {
  readonly name: string;
  readonly side: Side;
  readonly command?: string;
  readonly at: Cell;
  readonly strength: number;
  readonly posture: Posture;
  readonly lost?: true;
}

/** What a side remembers of an enemy piece: its place in the list is its alias. */
export interface Sighting {
  readonly piece: number;
  readonly at: Cell;
  readonly turn: number;
  /** Known since they fought, as they stood then. */
  readonly strength?: number;
  readonly posture?: Posture;
  readonly lost?: true;
}

export interface State {
  readonly turn: number;
  readonly phase: Phase;
  /** Who posts now, by place among the seats; 0 while planning. */
  readonly poster: number;
  readonly seats: readonly Player[];
  readonly pieces: Chunks<Piece>;
  /** What each side knows of the other. */
  readonly known: Readonly<Record<Side, Chunks<Sighting>>>;
}
