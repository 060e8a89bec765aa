/** Why an order of this room can be refused. */
export const evadeCodes = [] as const;
export type EvadeCode = (typeof evadeCodes)[number];
