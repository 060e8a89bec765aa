import type { Census } from './census.ts';

/** A game as it is listed: what is played, since when, and the number of its last entry. */
export interface GameRow {
  readonly id: string;
  /** Which game it is. */
  readonly kind: string;
  /** When it was created, in milliseconds since 1970. */
  readonly at: number;
  readonly last: number;
}

/** What lies beside a game's log, by name: who sits there, drafts, a wish to take back. Never part of the game itself. */
export interface StoredDocument {
  readonly name: string;
  readonly text: string;
}

/** A new game with its entry 0 and its first documents. */
export interface NewGame {
  readonly id: string;
  readonly kind: string;
  readonly at: number;
  readonly entry: string;
  readonly documents?: readonly StoredDocument[];
}

/** One line of a game's log: canonical JSON, kept to the byte. */
export interface Entry {
  readonly seq: number;
  readonly text: string;
}

/** Entries to be written behind the one that the writer saw last. */
export interface Append {
  readonly game: string;
  readonly after: number;
  readonly entries: readonly string[];
}

export type AppendAnswer =
  | { readonly kind: 'appended'; readonly last: number }
  /** Somebody else wrote first, up to `last`; nothing of this append was written. */
  | { readonly kind: 'conflict'; readonly last: number }
  | { readonly kind: 'no-such-game' };

export interface Page {
  readonly entries: readonly Entry[];
  readonly more: boolean;
}

/** A folded state, kept to spare the fold; good only for the version of the rules that made it. */
export interface Snapshot {
  readonly game: string;
  readonly seq: number;
  readonly version: string;
  readonly text: string;
}

/**
 * A game has grown, or somebody has something to say about it, through whichever process; or some of that news was lost and all
 * must be looked at again.
 */
export type News =
  | { readonly game: string; readonly last: number }
  | { readonly game: string; readonly notice: string }
  | 'missed-some';

/** So many appends shared one commit, which took so long. */
export interface Commit {
  readonly appends: number;
  readonly seconds: number;
}

/**
 * Where games are kept. Whatever has been answered survives a crash of the process or of the machine. Both adapters
 * pass the one suite in test/store/contract.ts, which is the manual.
 */
export interface Store {
  /** False when the id is taken; the game that holds it is left alone. */
  createGame(game: NewGame): Promise<boolean>;
  /** How many bytes of text a game and all beside it come to; 0 when there is none. */
  weight(game: string): Promise<number>;
  /** The game and all it holds; false when there was none. */
  deleteGame(id: string): Promise<boolean>;
  game(id: string): Promise<GameRow | undefined>;
  /** In the order of their ids, behind `after`. */
  games(after: string | undefined, limit: number): Promise<readonly GameRow[]>;
  /** All entries or none. Appends that wait, of any games, share one commit. */
  append(append: Append): Promise<AppendAnswer>;
  /** Entries with a number above `since`, in order, at most `limit` of them. */
  entries(game: string, since: number, limit: number): Promise<Page>;
  /** Keeps one a game: an older one of the same version changes nothing, nor does one of a game that is gone. */
  saveSnapshot(snapshot: Snapshot): Promise<void>;
  /** The newest snapshot, if that version made it. */
  snapshot(game: string, version: string): Promise<Snapshot | undefined>;
  /** Every document whose name begins so, by name. */
  documents(game: string, prefix: string): Promise<readonly StoredDocument[]>;
  /** Writes a document, over an older one of its name; false when the game is gone. */
  putDocument(game: string, document: StoredDocument): Promise<boolean>;
  /** False when there was none. */
  dropDocument(game: string, name: string): Promise<boolean>;
  /** The ids of the games that have a document of this name, in order, behind `after`. */
  gamesWith(name: string, after: string | undefined, limit: number): Promise<readonly string[]>;
  /**
   * Lends games to a holder for so many milliseconds, by the clock of the store: those that nobody has, those that were not renewed in
   * time, and those that he has already, which he keeps so much longer. Says which of them are his now.
   */
  lease(games: readonly string[], holder: string, length: number): Promise<readonly string[]>;
  /** Gives back whatever he has of these. */
  release(games: readonly string[], holder: string): Promise<void>;
  /** Games that were lent and neither renewed nor given back: whoever had them is gone, or stands still. */
  lapsed(limit: number): Promise<readonly string[]>;
  /** Passes a notice on to all processes, this one included; it is kept nowhere. */
  announce(game: string, notice: string): Promise<void>;
  /** Whether other processes may write to it as well. */
  readonly shared: boolean;
  /** Calls back after each commit, this process's own included; returns how to stop. */
  onNews(listener: (news: News) => void): () => void;
  isReady(): Promise<boolean>;
  /** What is kept, in numbers: how many games have a document of this name, and how many have not. */
  census(mark: string): Promise<Census>;
  /** Calls back after each commit of appends; returns how to stop. */
  onCommit(listener: (commit: Commit) => void): () => void;
  /** A safe copy of everything into a new file, which an embedded store can open. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
