/** LA-O1.1: the characters that a table can have. */

export const labels = [
  'wooded',
  'hilly',
  'urban',
  'agricultural',
  'marshy',
  'valley',
  'mixed',
  'plain',
] as const;

export type Label = (typeof labels)[number];
