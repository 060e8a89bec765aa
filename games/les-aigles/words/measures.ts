import { cmOf } from '@grognard/field';

/** A length in centimetres, to the millimetre. */
const rounded = (length: number): string => `${Math.round(cmOf(length) * 10) / 10}`;

export const cmInEnglish = (length: number): string => `${rounded(length)} cm`;
export const cmInFrench = (length: number): string => `${rounded(length).replace('.', ',')} cm`;

/** LA-U1.3-7: how many men a foot soldier stands for. */
const MEN_A_FIGURE = 40;

/** The men in these ranks of infantry. */
export const menOf = (ranks: readonly number[]): number =>
  ranks.reduce((sum, figures) => sum + figures, 0) * MEN_A_FIGURE;
