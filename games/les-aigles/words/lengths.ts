import type { Json, Language } from '@grognard/engine';
import { cmOf, type Pose } from '@grognard/field';

/** Centimetres as a player reads them: to the millimetre, with the comma or the point of his language. */
export const lengthInWords = (cm: Json | undefined, language: Language): string => {
  // Whole units first: what is a hair short of half a millimetre is rounded as what is not.
  const text = `${Math.round(Math.round(Number(cm ?? 0) * 1000) / 100) / 10}`;
  return `${language === 'fr' ? text.replace('.', ',') : text} cm`;
};

/** As exact as the house measures, in 0.001 cm. */
const exactly = (cm: number, language: Language): string => {
  const text = `${Math.round(cm * 1000) / 1000}`;
  return `${language === 'fr' ? text.replace('.', ',') : text} cm`;
};

/** What is too much and what there is: to the millimetre, and exactly where the millimetre would make them the same. */
export const excess = (
  cm: Json | undefined,
  most: Json | undefined,
  language: Language,
): { readonly asked: string; readonly left: string } => {
  const [asked, left] = [lengthInWords(cm, language), lengthInWords(most, language)];
  if (asked !== left) return { asked, left };
  return { asked: exactly(Number(cm ?? 0), language), left: exactly(Number(most ?? 0), language) };
};

/** How far off somebody is: to the tenth of a millimetre where the millimetre would hide that it is beyond a whole figure. */
export const distance = (cm: number, language: Language): string => {
  const told = Math.round(cm * 10) / 10;
  if (!Number.isInteger(told) || Math.abs(cm - told) < 0.0005) return lengthInWords(cm, language);
  const text = `${(cm > told ? Math.ceil(cm * 100) : Math.floor(cm * 100)) / 100}`;
  return `${language === 'fr' ? text.replace('.', ',') : text} cm`;
};

/** How long a way is, from bend to bend. */
export const wayLength = (way: readonly Pose[], language: Language): string => {
  const whole = way.reduce((sum, { x, y }, place) => {
    const before = way[place - 1];
    if (before === undefined) return 0;
    const [dx, dy] = [x - before.x, y - before.y];
    return sum + Math.sqrt(dx * dx + dy * dy);
  }, 0);
  return lengthInWords(cmOf(whole), language);
};
