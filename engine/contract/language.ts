export const languages = ['fr', 'en'] as const;

export type Language = (typeof languages)[number];

export type ByLanguage<T> = Readonly<Record<Language, T>>;
