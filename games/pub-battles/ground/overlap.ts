import { type Body, overlapShare } from '@grognard/field';

/** Blocks overlap when more than a hair of one lies on the other. */
const HAIR = 0.002;

export const overlaps = (one: Body, other: Body): boolean => overlapShare(one, other) > HAIR;
