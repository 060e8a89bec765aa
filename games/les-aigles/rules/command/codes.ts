/** Why an order of this room can be refused. */
export const commandCodes = [] as const;
export type CommandCode = (typeof commandCodes)[number];
