/** Why an order of this room can be refused. */
export const rallyCodes = [] as const;
export type RallyCode = (typeof rallyCodes)[number];
