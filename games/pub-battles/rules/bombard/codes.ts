/** Why an order of this chapter can be refused. */
export const bombardCodes = [
  'no-such-gun',
  'only-guns-bombard',
  'guns-are-spent',
  'guns-in-contact',
  'guns-in-column',
  'no-target',
  'target-in-contact',
  'out-of-range',
  'friends-in-the-line',
  'not-in-view',
  'no-room-to-turn',
  'may-not-stay',
] as const;
export type BombardCode = (typeof bombardCodes)[number];
