import type {
  ImportInfo,
  JudgedByAnother,
  LuckInfo,
  SeatWanted,
  SwitchValues,
  TableWanted,
} from '@grognard/engine';

/** What is looked through in a thread of its own, because nobody knows beforehand what it costs. */
export type InspectionTask =
  /** A log from elsewhere, as it was sent. */
  | { readonly kind: 'log'; readonly bytes: Uint8Array; readonly tiny: boolean }
  /** A table on a scenario that somebody has made. */
  | { readonly kind: 'scenario'; readonly wanted: TableWanted; readonly tiny: boolean }
  /** The log of a table that is over, with the secret of its dice. */
  | { readonly kind: 'luck'; readonly bytes: Uint8Array; readonly secret: string };

/** A table to be set up: all that is written down for it, but for its keys. */
export interface NewTable {
  readonly game: string;
  /** The opening, as it is kept. */
  readonly opening: string;
  readonly switches: SwitchValues;
  readonly seats: readonly SeatWanted[];
  readonly scenario: string;
  readonly secret: string;
  readonly imported?: ImportInfo;
  /** The entries as they are kept, a line each. */
  readonly lines?: Uint8Array;
  /** What spares the first who looks at it the fold. */
  readonly snapshot?: { readonly seq: number; readonly version: string; readonly text: string };
}

export interface Checked {
  readonly draws: number;
  readonly flaws: LuckInfo['flaws'];
  readonly judgedByAnother: readonly JudgedByAnother[];
}

export interface Answers {
  readonly log: NewTable;
  readonly scenario: NewTable;
  readonly luck: Checked;
}

/** Failures do not travel between threads as what they are. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly refused: {
        readonly status: number;
        readonly code: string;
        readonly message: string;
        readonly path: string | undefined;
      };
    };
