/** A rule of a rulebook that nobody plays by, for the test of the rulebook tool. */
export const burns = { rule: 'ZZ-1', code: 'burns' };

/** Cites a rule that the rulebook does not have. */
export const freezes = { rule: 'ZZ-99', code: 'freezes' };
