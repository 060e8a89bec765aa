/** Why an order to an officer can be refused. */
export const commandCodes = [
  'unknown-officer',
  'officer-not-yours',
  'officer-twice',
  'brings-nowhere',
  'gun-order',
  'officer-down',
  'too-many-orders',
  'order-by-aide',
  'order-too-far',
] as const;
export type CommandCode = (typeof commandCodes)[number];
