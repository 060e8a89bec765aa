/** Why an order of this room can be refused. */
export const moraleCodes = [] as const;
export type MoraleCode = (typeof moraleCodes)[number];
