import * as z from 'zod';
import { type ByLanguage, begunLanguages } from '../contract/language.ts';

/** Something in every language that is whole, and in those begun if they have it. */
export const byLanguage = <T>(each: z.ZodType<T>): z.ZodType<ByLanguage<T>> =>
  z.strictObject({
    fr: each,
    en: each,
    ...Object.fromEntries(begunLanguages.map((language) => [language, each.exactOptional()])),
  });
