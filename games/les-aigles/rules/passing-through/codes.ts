/** Why an order of this room can be refused. */
export const crossingCodes = [] as const;
export type CrossingCode = (typeof crossingCodes)[number];
