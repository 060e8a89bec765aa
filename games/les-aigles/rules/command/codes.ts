/** Why an order to an officer can be refused. */
export const commandCodes = [
  'unknown-officer',
  'officer-not-yours',
  'officer-twice',
  'brings-nowhere',
  'gun-order',
] as const;
export type CommandCode = (typeof commandCodes)[number];
