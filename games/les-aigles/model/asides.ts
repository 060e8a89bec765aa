/** Why something that stood in a plan is not done, or not all of it. */
export const asides = [
  /** As things stand it may no longer be done. */
  'refused',
  'told-to-stand',
  'half-over',
  /** Some of it was done. */
  'unfinished',
  'in-melee',
  'busy',
  'shaken',
  /** It was tested before it charged, and stays. */
  'no-nerve',
  'against-order',
  'reacted',
  'held-fast',
  'storms',
  'leaves-house',
  /** It is back in its body. */
  'rejoined',
  'nothing-there',
  /** It is done, but for what went with it. */
  'no-squadrons-behind',
  'no-road',
  'fold-short',
] as const;
export type Aside = (typeof asides)[number];
