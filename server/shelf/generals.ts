import type { ByLanguage, GeneralTold } from '@grognard/engine';

const titles: Readonly<Record<string, ByLanguage<string>>> = {
  random: { fr: 'Le hasard', en: 'Chance' },
  simple: { fr: 'Un général simple', en: 'A simple general' },
};

/** A computer player as the lobby shows it; one without a title goes by its name. */
export const generalTold = (name: string): GeneralTold => ({
  name,
  title: titles[name] ?? { fr: name, en: name },
});
