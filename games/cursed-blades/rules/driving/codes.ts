/** Reasons against a drive, beside those that it shares with moves; from A to Z. */
export const drivingCodes = [
  'cannot-come-along',
  'counter-has-moved',
  'driven-next-to-enemy',
  'has-no-facing',
  'must-move-away',
  'never-moves-alone',
  'never-supplementary',
  'not-your-counter',
  'nothing-but-moves',
  'nothing-to-drive',
  'one-vehicle-in-a-hex',
  'war-wagon-alone',
] as const;
