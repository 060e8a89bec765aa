/** Why an order of this chapter can be refused. */
export const rallyCodes = [
  'does-not-rally',
  'is-fresh',
  'hidden-does-not-rally',
  'in-contact',
  'no-rally-here',
  'formation-ineffective',
  'rally-under-fire',
  'no-train-near',
  'train-is-packed',
  'train-has-rallied',
  'train-unsupplied',
  'enemy-near-the-line',
  'no-line-of-communication',
  'no-such-train',
  'already-unpacked',
  'not-unpacked',
  'unpacked-train-stays',
] as const;
export type RallyCode = (typeof rallyCodes)[number];
