/** Why an order can be refused whatever it says. */
export const planCodes = [
  'unknown-part',
  'too-late',
  'not-yours',
  'named-twice',
  'two-sides',
  'same-name',
  'unknown-side',
  'unknown-troop',
  'unknown-unit',
  'lost-too-many',
  'ranks-unlike',
  'stands-off-table',
  'on-another',
  'doing-too-long',
  'pursues-nobody',
] as const;
export type PlanCode = (typeof planCodes)[number];

/** What keeps a part from anything that takes time on the spot. */
export const hindranceCodes = [
  'routing',
  'rallying',
  'following',
  'evading',
  'charging',
  'opened',
  'in-melee',
  'must-reform',
] as const;
export type HindranceCode = (typeof hindranceCodes)[number];
