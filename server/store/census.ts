/** Games of one kind that have a certain document beside them, or have not; counted, never read. */
export interface Stock {
  readonly kind: string;
  readonly marked: boolean;
  readonly games: number;
  readonly entries: number;
  /** The entries of the longest. */
  readonly longest: number;
  /** When the oldest was created, in milliseconds since 1970. */
  readonly oldest: number;
  /** How many were created within these times. */
  readonly lastDay: number;
  readonly lastWeek: number;
  readonly lastMonth: number;
}

/** All that is kept, in numbers. */
export interface Census {
  readonly stocks: readonly Stock[];
  /** What it takes on the disk. */
  readonly bytes: number;
}

const DAY = 24 * 60 * 60 * 1000;

/** A day, a week and a month ago. */
export const agesAt = (now: number): readonly [day: number, week: number, month: number] => [
  now - DAY,
  now - 7 * DAY,
  now - 30 * DAY,
];
