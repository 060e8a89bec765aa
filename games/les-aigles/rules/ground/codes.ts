/** Why the ground stands against an order. */
export const groundCodes = [
  'ground-barred',
  'ground-too-wide',
  'ground-back',
  'ground-change',
  'ground-edge-first',
  'ground-reform',
  'ground-unlimber',
  'ground-no-room',
  'ground-charge-from',
  'ground-charge-through',
] as const;
export type GroundCode = (typeof groundCodes)[number];
