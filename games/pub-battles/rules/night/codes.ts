/** Why an order of this chapter can be refused. */
export const nightCodes = [
  'no-attack-at-night',
  'no-bombardment-at-night',
  'near-enemy-at-night',
  'not-your-night',
  'no-such-straggler',
  'straggler-named-twice',
  'too-many-stragglers',
  'trains-do-not-come-back',
  'out-for-good',
  'far-from-its-hq',
] as const;
export type NightCode = (typeof nightCodes)[number];
