import type { Language } from '../contract/language.ts';

const FIXED = '\u00A0';

const curled = (text: string): string => text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');

/** A French line does not break before a colon or inside guillemets. */
const inFrench = (text: string): string =>
  curled(text)
    .replace(/ (?=[:;!?»%])/gu, FIXED)
    .replace(/(?<=«) /gu, FIXED);

/** A sentence as it is set in a language. */
export const typeset = (text: string, language: Language): string =>
  language === 'fr' ? inFrench(text) : curled(text);
