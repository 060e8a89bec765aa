/** How a battle can end. */
export const outcomeCodes = [
  'rout',
  'broken',
  'forced-back',
  'withdrawn',
  'both-withdrew',
  'left-the-field',
  'annihilated',
  'time',
] as const;

export type OutcomeCode = (typeof outcomeCodes)[number];
