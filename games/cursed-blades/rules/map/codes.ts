/** Reasons to do with hexes and facings. */
export const mapCodes = ['no-such-facing'] as const;
