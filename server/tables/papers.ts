import type { ImportTold, PlayedBy, Player, Seat, SwitchValues } from '@grognard/engine';

/** The names of the papers that lie beside a table's log. */
export const HOUSE_PAPER = 'house';
/** Lies there as long as a general has something to play for. */
export const GENERALS_PAPER = 'generals';
export const namePaper = (seat: string): string => `name:${seat}`;
export const DRAFTS = 'draft:';
export const draftPaper = (seat: string, decision: string): string => `${DRAFTS}${seat}:${decision}`;
export const askPaper = (ask: string): string => `ask:${ask}`;
export const consentPaper = (ask: string, seat: string): string => `consent:${ask}:${seat}`;

export interface SeatPaper {
  readonly seat: Seat;
  readonly by: PlayedBy;
  /** The hash of its key; the computer has none. */
  readonly key?: string;
}

/** What the house alone knows of a table. */
export interface HousePaper {
  /** The hash of the owner's key. */
  readonly owner: string;
  /** What fixes its dice. */
  readonly secret: string;
  readonly scenario: string;
  readonly seats: readonly SeatPaper[];
  readonly switches: SwitchValues;
  /** Where it was set up from a log: what could be checked of it. */
  readonly imported?: ImportTold;
}

/** A wish to take back that waits for the others. */
export interface AskPaper {
  readonly id: string;
  readonly by: Player;
  /** The entry of the order that is to be taken back. */
  readonly order: number;
  readonly consent: readonly Player[];
}
