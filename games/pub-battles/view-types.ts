import type { Player, Side } from '@grognard/engine';
import type { BoardBlock, BoardContact } from './board.ts';
import type { State } from './state-types.ts';
import type { Phase, PieceKind, Where } from './vocabulary.ts';

/** Where the chit of one's own formation is. */
export type ChitPlace = 'cup' | 'waiting' | 'up' | 'played' | 'none';

export interface OwnFormation {
  readonly id: string;
  readonly rating: number;
  /** The id of its HQ. */
  readonly hq: string;
  readonly chit: ChitPlace;
}

/** One's own piece, wherever it is. Its ref is its id. */
export interface OwnPiece extends BoardBlock {
  readonly kind: PieceKind;
  readonly formation: string;
  readonly where: Where;
  readonly spent: boolean;
  readonly lostOn?: number;
  readonly recovered?: true;
  readonly enters?: { readonly day: number; readonly turn: number; readonly exit: string };
}

/** A chit on the table: everybody sees its colour, its owner its formation. */
export interface SeenChit {
  readonly side: Side;
  readonly formation?: string;
}

export interface SeenContact extends BoardContact {
  readonly arrival: number;
  readonly river?: true;
  readonly beside?: readonly string[];
}

/** A combat in progress, in the names of the seat. */
export interface SeenCombat {
  readonly contacts: readonly number[];
  readonly round: number;
  readonly toFire: readonly string[];
  readonly toChoose: readonly string[];
  readonly bloodied: readonly string[];
  readonly stepping?: { readonly support: string; readonly lead: string };
  readonly retreating?: { readonly piece: string; readonly voluntary: boolean };
}

/** All that a seat knows. A spectator has no formations and pieces of its own: it knows what both sides know. */
export interface View {
  readonly us?: Side;
  readonly day: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly seats: readonly Player[];
  /** By id. */
  readonly formations: readonly OwnFormation[];
  /** By id. */
  readonly mine: readonly OwnPiece[];
  /** Enemy blocks on the map, in the order of their aliases: `#0`, `#1`, ... (`red#0` for a spectator). */
  readonly theirs: readonly BoardBlock[];
  readonly cup: Readonly<Record<Side, number>>;
  readonly stack: readonly SeenChit[];
  readonly drawn?: SeenChit;
  readonly let: readonly string[];
  readonly activation?: SeenChit & { readonly acted: readonly string[]; readonly struck: readonly string[] };
  readonly contacts: readonly SeenContact[];
  readonly supports: readonly { readonly lead: string; readonly support: string }[];
  readonly combat?: SeenCombat;
  readonly fought: readonly number[];
  /** HQs that must deploy their reserve: one's own by id, the enemy's by alias. */
  readonly deploying: readonly string[];
  /** What each side has lost for good or for the day, by kind: what falls on the field is seen. */
  readonly losses: Readonly<Record<Side, readonly PieceKind[]>>;
  readonly packed: readonly Side[];
  readonly sacked: readonly Side[];
  readonly withdrawn: readonly Side[];
  readonly count: number;
  /** For the umpire alone. */
  readonly whole?: State;
}
