/** Why an order of this chapter can be refused. */
export const attackCodes = [
  'no-such-enemy',
  'no-such-friend',
  'staff-is-not-attacked',
  'does-not-attack',
  'column-does-not-attack',
  'not-forward',
  'no-room',
  'too-little-contact',
  'out-of-command',
  'support-out-of-command',
  'does-not-support',
  'has-support',
  'not-behind',
] as const;
export type AttackCode = (typeof attackCodes)[number];
