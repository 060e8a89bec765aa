/** Why a scenario, or who is to play it, can be refused. */
export const scenarioCodes = [
  'two-of-a-name',
  'no-such-side',
  'no-such-exit',
  'no-such-ground',
  'no-horse-artillery',
  'needs-one-hq',
  'needs-one-place',
  'unknown-switch',
  'no-such-time',
  'day-too-long',
  'so-many-men',
  'hq-still-to-come',
  'nobody-plays',
  'no-such-seat',
  'seat-taken-twice',
] as const;
export type ScenarioCode = (typeof scenarioCodes)[number];
