import type { ImportInfo, PlayedBy, Player, Seat, SwitchValues } from '@grognard/engine';
import type { Store } from '../store/store.ts';

/** The names of the documents that lie beside a table's log. */
export const TABLE_RECORD = 'house';
/** Lies there as long as a general has something to play for at a table of people. */
export const GENERALS_DOCUMENT = 'generals';
/** When a person was last here, in milliseconds since 1970. */
export const LAST_VISIT_DOCUMENT = 'touched';
/** That the table goes if nobody comes: since when that is told, and when. */
export const EXPIRY_DOCUMENT = 'expiring';
/** What the table had come to when its operator last looked. */
export const STATUS_DOCUMENT = 'standing';
/** Lies there once the battle is over. */
export const OVER_DOCUMENT = 'over';
export const nameDocument = (seat: string): string => `name:${seat}`;
export const DRAFTS = 'draft:';
export const draftDocument = (seat: string, decision: string): string => `${DRAFTS}${seat}:${decision}`;
export const takeBackDocument = (ask: string): string => `ask:${ask}`;
export const consentDocument = (ask: string, seat: string): string => `consent:${ask}:${seat}`;

export interface SeatRecord {
  readonly seat: Seat;
  readonly by: PlayedBy;
  /** The hash of its key; the computer has none. */
  readonly key?: string;
}

/** What the server alone knows of a table. */
export interface TableRecord {
  /** The hash of the owner's key. */
  readonly owner: string;
  /** What fixes its dice. */
  readonly secret: string;
  readonly scenario: string;
  readonly seats: readonly SeatRecord[];
  readonly switches: SwitchValues;
  /** Of tables that generals play at: what the address that set it up is counted under. */
  readonly share?: string;
  /** Where it was set up from a log: what could be checked of it. */
  readonly imported?: ImportInfo;
}

/** A wish to take back that waits for the others. */
export interface TakeBackRequest {
  readonly id: string;
  readonly by: Player;
  /** The entry of the order that is to be taken back. */
  readonly order: number;
  readonly consent: readonly Player[];
}

export const tableRecordOf = async (store: Store, id: string): Promise<TableRecord | undefined> => {
  const documents = await store.documents(id, TABLE_RECORD);
  const found = documents.find(({ name }) => name === TABLE_RECORD);
  return found === undefined ? undefined : JSON.parse(found.text);
};

/** When a table goes, where that has been told. */
export const expiryIn = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : JSON.parse(text).on;

export const expiryOf = async (store: Store, id: string): Promise<number | undefined> =>
  expiryIn((await store.documents(id, EXPIRY_DOCUMENT)).find(({ name }) => name === EXPIRY_DOCUMENT)?.text);
