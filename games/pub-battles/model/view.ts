import type { Player, Side } from '@grognard/engine';
import type { BoardBlock, BoardContact } from './board.ts';
import type { Errand, State } from './state.ts';
import type { Coming, Phase, PieceKind, Where } from './vocabulary.ts';

/** Where the chit of one's own formation is. */
export type ChitPlace = 'cup' | 'waiting' | 'up' | 'played' | 'none';

export interface OwnFormation {
  readonly id: string;
  readonly rating: number;
  /** The id of its HQ. */
  readonly hq: string;
  readonly chit: ChitPlace;
  /** How far its HQ has gone this turn: PB-R098. */
  readonly walked?: number;
  /** What it is ordered in writing to do now, and from its next activation. */
  readonly orders?: Errand;
  readonly next?: Errand;
}

/** One's own piece, wherever it is. Its ref is its id. */
export interface OwnPiece extends BoardBlock {
  readonly kind: PieceKind;
  readonly formation: string;
  readonly where: Where;
  readonly spent: boolean;
  readonly lostOn?: number;
  readonly mustered?: true;
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
  readonly uphill?: boolean;
  readonly enveloped?: true;
}

/** A combat in progress, in the names of the seat. */
export interface SeenCombat {
  readonly contacts: readonly number[];
  readonly round: number;
  readonly toFire: readonly string[];
  readonly toChoose: readonly string[];
  readonly bloodied: readonly string[];
  /** The pair that opened the round, as far as it is on the map. */
  readonly pair?: { readonly arrival: number; readonly of: readonly string[] };
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
  readonly came?: Coming;
  readonly let: readonly string[];
  readonly activation?: SeenChit & { readonly acted: readonly string[]; readonly struck: readonly string[] };
  readonly contacts: readonly SeenContact[];
  readonly supports: readonly { readonly lead: string; readonly support: string }[];
  readonly combat?: SeenCombat;
  readonly fought: readonly number[];
  /** Contacts that are fought at once. */
  readonly immediate?: readonly number[];
  /** How many orders our side has written this turn. */
  readonly written?: number;
  /** Who has fought this turn, and who was attacked or bombarded in it. */
  readonly inAction?: readonly string[];
  readonly struck?: readonly string[];
  /** What one's own trains have rallied, where trains can be exhausted. */
  readonly rallies?: readonly { readonly train: string; readonly day: number; readonly turn: number }[];
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
