import type { ByLanguage, Language } from '@grognard/engine';

/** Words of a part of the page that are read in one language at a time: the other comes when it is asked for. */
export const catalogueOf = <Words>(bring: ByLanguage<() => Promise<Words>>) => {
  const learnt = new Map<Language, Words>();
  return {
    learn: async (language: Language): Promise<void> => {
      if (!learnt.has(language)) learnt.set(language, await bring[language]());
    },
    in: (language: Language): Words => {
      const words = learnt.get(language);
      if (words === undefined) throw new Error(`drawn in ${language} before its words have come`);
      return words;
    },
  };
};
