/** Why an order of this room can be refused. */
export const meleeCodes = ['melee-must-follow', 'melee-never-follows'] as const;
export type MeleeCode = (typeof meleeCodes)[number];
