/** Why an order of this room can be refused. */
export const fireCodes = [
  'fire-not-ordered',
  'fire-unarmed',
  'fire-shot-guns',
  'fire-target-unknown',
  'fire-only-whom',
] as const;
export type FireCode = (typeof fireCodes)[number];
