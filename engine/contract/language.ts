export const languages = ['fr', 'en'] as const;

export type Language = (typeof languages)[number];

export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** The same in each language. */
export const inEach = <T>(say: (language: Language) => T): ByLanguage<T> => ({
  fr: say('fr'),
  en: say('en'),
});
