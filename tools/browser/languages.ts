import { soaking } from '../counts.ts';

const LANGUAGES = ['fr', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

const LOCALES: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB' };

/** In which languages a spec looks at the page: in one of them in `npm test`, in all of them in the soak. */
export const languagesFrom = (
  first: Language,
): readonly { readonly language: Language; readonly locale: string }[] =>
  LANGUAGES.filter((language) => soaking || language === first).map((language) => ({
    language,
    locale: LOCALES[language],
  }));
