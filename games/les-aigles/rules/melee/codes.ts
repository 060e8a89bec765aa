/** Why an order of this room can be refused. */
export const meleeCodes = [] as const;
export type MeleeCode = (typeof meleeCodes)[number];
