/** How long anything may take, in milliseconds: a PostgreSQL that hangs must not make everybody hang with it. */
export interface Timeouts {
  /** To be given a connection. */
  readonly connecting: number;
  /** For one statement; PostgreSQL itself breaks it off. */
  readonly statement: number;
  /** For a lock that another connection holds. */
  readonly lock: number;
  /**
   * Between two statements of a transaction. A process that was stopped in the midst of one holds its locks so long: then PostgreSQL
   * ends it.
   */
  readonly idle: number;
  /** For an answer on a connection, longer than PostgreSQL itself would take to break off. */
  readonly answer: number;
  /** For a game that another process is writing to: longer than `idle`. */
  readonly held: number;
  /** To say whether all is well. */
  readonly ready: number;
  /** Between two questions on the connection that listens. */
  readonly beat: number;
  /** For the answer to one of them. */
  readonly silence: number;
}

export const TIMEOUTS: Timeouts = {
  connecting: 10_000,
  statement: 10_000,
  lock: 5000,
  idle: 5000,
  answer: 12_000,
  held: 8000,
  ready: 3000,
  beat: 5000,
  silence: 5000,
};
