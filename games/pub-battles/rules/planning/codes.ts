/** Why an order of this chapter can be refused. */
export const planCodes = [
  'not-your-plan',
  'no-reassignment',
  'staff-keeps-its-formation',
  'formation-too-large',
  'no-free-play',
  'not-in-time',
  'nobody-comes',
  'too-many-blocks',
  'hq-stays-away',
  'by-the-enemy-line',
  'no-written-orders',
  'ordered-off-the-map',
  'not-written-to-now',
  'orders-all-written',
  'stands-without-orders',
  'ordered-elsewhere',
  'ordered-not-to-attack',
] as const;
export type PlanCode = (typeof planCodes)[number];
