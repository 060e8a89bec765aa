import type { ByLanguage, Language } from '@grognard/engine';
import { type Voice, voiceOf } from './voice.ts';
import type { Words } from './words.ts';

const bring: ByLanguage<() => Promise<Words>> = {
  fr: async () => (await import('./fr/fr.ts')).fr,
  en: async () => (await import('./en/en.ts')).en,
};

const learnt = new Map<Language, Voice>();

/** The languages as a page has them: each comes when it is asked for, and stays. */
export const learn = async (language: Language): Promise<void> => {
  if (!learnt.has(language)) learnt.set(language, voiceOf(await bring[language](), language));
};

export const learntVoice = (language: Language): Voice => {
  const voice = learnt.get(language);
  if (voice === undefined) throw new Error(`nothing can be said in ${language} before it is learnt`);
  return voice;
};
