import { learning } from '@grognard/engine';
import { voiceOf } from './voice.ts';

/** The languages as a page has them. */
export const voices = learning({
  fr: async () => voiceOf((await import('./fr/fr.ts')).fr, 'fr'),
  en: async () => voiceOf((await import('./en/en.ts')).en, 'en'),
});
