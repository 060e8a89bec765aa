/** How a battle can end: counted out, equal, by an army that breaks, or by one that is no more. */
export const outcomeCodes = ['points', 'drawn', 'broken', 'both-broken', 'destroyed'] as const;

export type OutcomeCode = (typeof outcomeCodes)[number];
