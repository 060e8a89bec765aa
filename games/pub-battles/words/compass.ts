import { FULL_TURN, type Heading } from '@grognard/field';

const winds = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

export type Wind = (typeof winds)[number];

/** The nearest of eight directions. */
export const windOf = (heading: Heading): Wind =>
  winds[Math.round(heading / (FULL_TURN / winds.length)) % winds.length] ?? 'north';
