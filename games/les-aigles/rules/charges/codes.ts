/** Why an order of this room can be refused. */
export const chargeCodes = [] as const;
export type ChargeCode = (typeof chargeCodes)[number];
