import { type ByLanguage, inLanguage, type Language } from '../contract/language.ts';

/** Words that a page reads in one language at a time: each language comes when it is asked for, and stays. */
export const learning = <Words>(bring: ByLanguage<() => Promise<Words>>) => {
  const learnt = new Map<Language, Words>();
  return {
    learn: async (language: Language): Promise<void> => {
      if (!learnt.has(language)) learnt.set(language, await inLanguage(bring, language)());
    },
    in: (language: Language): Words => {
      const words = learnt.get(language);
      if (words === undefined) throw new Error(`nothing can be said in ${language} before it is learnt`);
      return words;
    },
  };
};
