import { type ByLanguage, inLanguage, type Language, type Line, type Sentences } from '@grognard/engine';
import type { Setting } from '../model/setting.ts';
import type { Told } from '../model/told.ts';
import { en } from './en/en.ts';
import { fr } from './fr/fr.ts';
import { type Voice, voiceOf } from './voice.ts';

/** Every language at once: for those who need not spare their bytes. */
export const voicesLoaded: ByLanguage<Voice> = { fr: voiceOf(fr, 'fr'), en: voiceOf(en, 'en') };

export const sentences = (language: Language): Sentences => inLanguage(voicesLoaded, language).sentences;

export const tell = (setting: Setting, told: Told, language: Language): Line =>
  inLanguage(voicesLoaded, language).tell(setting, told);
