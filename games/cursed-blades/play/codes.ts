/** Reasons to do with whose turn it is and what must be done first; from A to Z. */
export const playCodes = [
  'engaged',
  'has-acted',
  'is-forced',
  'must-act',
  'no-such-unit',
  'not-your-turn',
  'nothing-such',
  'only-moves',
  'wrong-phase',
] as const;
