/** Why an order of this chapter can be refused. */
export const marchCodes = [
  'too-far',
  'too-oblique',
  'off-the-map',
  'in-the-water',
  'no-crossing',
  'marsh',
  'closed-ground',
  'enemy-in-the-way',
  'on-another-piece',
  'in-field-of-fire',
  'already-in-column',
  'not-in-column',
  'not-on-a-road',
  'no-such-road',
  'column-keeps-to-the-road',
  'friend-on-the-road',
  'enemy-near-the-road',
  'staff-has-no-column',
  'field-and-road-apart',
  'no-ground-to-choose',
] as const;
export type MarchCode = (typeof marchCodes)[number];
