/** Why an order of this room can be refused. */
export const changeCodes = [] as const;
export type ChangeCode = (typeof changeCodes)[number];
