/** Why a reaction can be refused. */
export const reactionCodes = [
  'no-reaction',
  'counter-too-late',
  'counter-not-aimed',
  'counter-order',
  'stop-no-reason',
  'stop-no-charge',
  'not-sheltered',
] as const;
export type ReactionCode = (typeof reactionCodes)[number];
