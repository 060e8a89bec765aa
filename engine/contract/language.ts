/** The languages one may choose. A language that is only begun may stand here: English is said where it is silent. */
export const languages = ['fr', 'en'] as const;

export type Language = (typeof languages)[number];

/** The languages that are whole: what lacks a text in one of them does not compile. */
export const wholeLanguages = ['fr', 'en'] as const satisfies readonly Language[];

export type WholeLanguage = (typeof wholeLanguages)[number];

/** Those that have been begun and may be silent. */
export const begunLanguages: readonly Language[] = languages.filter(
  (language) => !wholeLanguages.some((whole) => whole === language),
);

/** Something in every language that is whole, and in those begun as far as they have come. */
export type ByLanguage<T> = Readonly<Record<WholeLanguage, T>> & Readonly<Partial<Record<Language, T>>>;

/** What is there in a language, else in English. */
export function inLanguage<T>(each: ByLanguage<T>, language: Language): T;
export function inLanguage<T>(each: ByLanguage<T> | undefined, language: Language): T | undefined;
export function inLanguage<T>(each: ByLanguage<T> | undefined, language: Language): T | undefined {
  return each?.[language] ?? each?.en;
}

/** The same for what came as a mere record, such as a name in the params of a refusal. */
export const readIn = (each: Readonly<Record<string, unknown>>, language: Language): unknown =>
  each[language] ?? each.en;

/** The same in each language. */
export const inEach = <T>(say: (language: Language) => T): ByLanguage<T> => ({
  fr: say('fr'),
  en: say('en'),
  ...Object.fromEntries(begunLanguages.map((language) => [language, say(language)])),
});

export const isLanguage = (text: string): text is Language => languages.some((language) => language === text);
