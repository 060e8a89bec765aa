const points = [
  'east',
  'east-south-east',
  'south-south-east',
  'south',
  'south-south-west',
  'west-south-west',
  'west',
  'west-north-west',
  'north-north-west',
  'north',
  'north-north-east',
  'east-north-east',
] as const;

/** The direction of a facing. */
export const compass = (facing: number): string => points[((facing % 12) + 12) % 12] ?? points[0];
