/** Why an order of this chapter can be refused. */
export const reserveCodes = [
  'no-hidden-reserves',
  'staff-does-not-hide',
  'no-hq-to-hide-behind',
  'not-at-its-hq',
  'carries-too-far',
  'hidden-in-reserve',
  'nothing-in-reserve',
  'reserve-stays',
  'no-commitment',
  'no-reserve-behind',
] as const;
export type ReserveCode = (typeof reserveCodes)[number];
