/** Why an order of this room can be refused. */
const evadeCodes = [
  'evade-arm',
  'evade-order',
  'evade-first',
  'evade-in-melee',
  'evade-opened',
  'evade-busy',
] as const;
export type EvadeCode = (typeof evadeCodes)[number];
