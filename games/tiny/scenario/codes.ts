/** What can be wrong with a scenario. */
export const scenarioCodes = [
  'nowhere-to-stand',
  'two-of-a-name',
  'crowded',
  'no-such-seat',
  'unknown-switch',
] as const;
