/** Why an order of this room can be refused. */
export const moraleCodes = ['nerve-held', 'nerve-retreats', 'nerve-routs'] as const;
export type MoraleCode = (typeof moraleCodes)[number];
