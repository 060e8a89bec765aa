import { inEach, inLanguage } from '@grognard/engine';
import { en } from '../words/settings/en.ts';
import { fr } from '../words/settings/fr.ts';
import type { SettingFaults } from '../words/settings/words.ts';
import type { SettingFault } from './origin.ts';

export const settingWords = { fr, en };

export const faultAt = (at: string, say: (words: SettingFaults) => string): SettingFault => ({
  at,
  says: inEach((language) => say(inLanguage(settingWords, language))),
});
