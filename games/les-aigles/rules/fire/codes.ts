/** Why an order of this room can be refused. */
export const fireCodes = [] as const;
export type FireCode = (typeof fireCodes)[number];
