/** Why an order of this room can be refused. */
export const marchCodes = [] as const;
export type MarchCode = (typeof marchCodes)[number];
