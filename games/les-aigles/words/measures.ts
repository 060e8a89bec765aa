import { cmOf } from '@grognard/field';

/** A length in centimetres, to the millimetre. */
const rounded = (length: number): string => `${Math.round(cmOf(length) * 10) / 10}`;

export const cmInEnglish = (length: number): string => `${rounded(length)} cm`;
export const cmInFrench = (length: number): string => `${rounded(length).replace('.', ',')} cm`;
