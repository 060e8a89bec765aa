/** The supplement's values for hand-to-hand combat, LA-S3.5: a club replaces a figure here and nowhere else. */
import type { Modifier } from '@grognard/engine';
import { unitsOf } from '@grognard/field';
import type { Degradation, Facing } from '../model/vocabulary.ts';

const row = (value: number, rule: string): Modifier => ({ value, rule });

/** What is added to the combat value, by name. */
export const meleeRows = {
  followUp: row(2, 'LA-S3.5-3'),
  above: row(1, 'LA-S3.5-5'),
  squareAgainstCavalry: row(3, 'LA-S3.5-6'),
  fullSquare: row(1, 'LA-S3.5-7'),
  steadyLine: row(1, 'LA-S3.5-8'),
  general: row(1, 'LA-S3.5-9'),
  skirmishing: row(-1, 'LA-S3.5-11'),
  squareAgainstInfantry: row(-1, 'LA-S3.5-13'),
} as const;

/** For whoever takes an enemy on that side. */
export const sideRows: Readonly<Record<Facing, Modifier | undefined>> = {
  front: undefined,
  left: row(3, 'LA-S3.5-4'),
  right: row(3, 'LA-S3.5-4'),
  rear: row(4, 'LA-S3.5-4'),
};

/** For whoever attacks an enemy in or behind it. */
export const coverRows: Readonly<Record<'light' | 'hard' | 'house', Modifier>> = {
  light: row(-1, 'LA-S3.5-10'),
  hard: row(-2, 'LA-S3.5-10'),
  house: row(-2, 'LA-S3.5-10'),
};

/** For whoever is so badly off. */
export const degradationRows: Readonly<Record<Degradation, Modifier | undefined>> = {
  0: undefined,
  1: row(-1, 'LA-S3.5-12'),
  2: row(-2, 'LA-S3.5-12'),
  3: row(-3, 'LA-S3.5-12'),
};

/** LA-S3.5-14: markers beyond the first, up to so many. */
export const fatigueRow = (markers: number): Modifier | undefined => {
  const beyond = Math.min(2, markers - 1);
  return beyond > 0 ? row(-beyond, 'LA-S3.5-14') : undefined;
};

const CHANCE = [-1, 0, 0, 0, 0, 1] as const;

/** LA-S3.5-15: what a face of the chance die is worth. */
export const chanceRow = (die: number): Modifier => row(CHANCE[die - 1] ?? 0, 'LA-S3.5-15');

/** LA-S3.5-8: how much of its first strength a steady line still has. */
export const STEADY_SHARE = 0.75;

/** LA-S3.5-9: from this charisma on a general's presence tells. */
export const INSPIRING = 3;

/** LA-S3.5-16: how far the beaten recoil, in 0.001 cm. */
export const RECOIL = unitsOf(3);
export const RECOIL_IN_WOODS = unitsOf(1.5);

/** LA-U2.2-37: figures that come up to widen a front, in the two quarters of a first half period. */
export const WIDENING = 6;

/** LA-S3.6-21: who has lost this many times what it inflicted has lost badly. */
export const BADLY = 2;

/** LA-S3.2-1: how long a beaten enemy is pursued at least. */
export const PURSUIT_QUARTERS = 4;
