/** Reasons against resting, rallying and reloading; from A to Z. */
export const recoveryCodes = [
  'is-fresh',
  'is-loaded',
  'never-rallies',
  'no-source',
  'not-alone',
  'not-routed',
  'not-shaken',
] as const;
