/** LA-S3.3: how many men fall. Losses are men; a figure stands for forty of them. */
import { lossRows } from './losses.ts';

/** Men that a figure stands for: LA-U1.3-7. */
export const MEN = 40;

/** What a factor is worth for each figure in a whole period. */
const worthOf = (factor: number): number => {
  if (factor >= 1) return factor;
  if (factor === 0) return 0.5;
  return factor === -1 ? 0.25 : 0;
};

/** Men lost to so many figures with a factor, in so many quarters; not yet rounded, for quarters are added first. */
export const lossesOf = (figures: number, factor: number, quarters: number): number =>
  (figures * worthOf(factor) * quarters) / 4;

/** Halves round up; what the arithmetic leaves of a half is one. */
export const wholeMen = (men: number): number => Math.floor(men + 0.5 + 1e-9);

/** LA-M5.3-23: one value, different bonuses side by side: a tenth more. */
export const aTenthMore = (men: number): number => men * 1.1;

/** The printed row of the loss table for a factor; the formula also goes between the rows and beyond them. */
export const lossRule = (factor: number): readonly string[] =>
  lossRows.flatMap(({ rule, factor: printed }) => (printed === factor ? [rule] : []));
