import type { ImportTold, PlayedBy, Player, Seat, SwitchValues } from '@grognard/engine';
import type { Store } from '../store/store.ts';

/** The names of the papers that lie beside a table's log. */
export const HOUSE_PAPER = 'house';
/** Lies there as long as a general has something to play for at a table of people. */
export const GENERALS_PAPER = 'generals';
/** When a person was last here, in milliseconds since 1970. */
export const TOUCHED_PAPER = 'touched';
/** That the table goes if nobody comes: since when that is told, and when. */
export const EXPIRING_PAPER = 'expiring';
/** What the table had come to when its keeper last looked. */
export const STANDING_PAPER = 'standing';
/** Lies there once the battle is over. */
export const OVER_PAPER = 'over';
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
  /** Of tables that generals play at: what the address that set it up is counted under. */
  readonly share?: string;
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

export const housePaperOf = async (store: Store, id: string): Promise<HousePaper | undefined> => {
  const papers = await store.papers(id, HOUSE_PAPER);
  const found = papers.find(({ name }) => name === HOUSE_PAPER);
  return found === undefined ? undefined : JSON.parse(found.text);
};

/** When a table goes, where that has been told. */
export const expiryIn = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : JSON.parse(text).on;

export const expiryOf = async (store: Store, id: string): Promise<number | undefined> =>
  expiryIn((await store.papers(id, EXPIRING_PAPER)).find(({ name }) => name === EXPIRING_PAPER)?.text);
