/** Reasons against laying hands on something; from A to Z. */
export const manipulationCodes = [
  'aboard',
  'already-burning',
  'blaze-lasts',
  'cannot-be-destroyed',
  'cannot-be-lit',
  'carries-stakes',
  'in-formation',
  'no-fire-start',
  'no-stakes',
  'not-flammable',
  'not-fresh',
  'not-in-its-hex',
  'not-in-order',
  'not-stakes',
  'work-here',
] as const;
