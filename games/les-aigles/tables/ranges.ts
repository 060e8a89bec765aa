import { unitsOf } from '@grognard/field';

/** LA-S3.4-1: how far a musket carries, in 0.001 cm. */
export const MUSKET_RANGE = unitsOf(15);
