/** Reasons against a plan. */
export const movementCodes = [
  'too-far',
  'off-board',
  'marsh',
  'wall',
  'twice',
  'same-cell',
  'dug-in',
] as const;
