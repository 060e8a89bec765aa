import { cmOf } from '@grognard/field';
import { lengthInWords } from './lengths.ts';

export const cmInEnglish = (units: number): string => lengthInWords(cmOf(units), 'en');
export const cmInFrench = (units: number): string => lengthInWords(cmOf(units), 'fr');

/** LA-U1.3-7: how many men a foot soldier stands for. */
const MEN_A_FIGURE = 40;

/** The men in these ranks of infantry. */
export const menOf = (ranks: readonly number[]): number =>
  ranks.reduce((sum, figures) => sum + figures, 0) * MEN_A_FIGURE;
