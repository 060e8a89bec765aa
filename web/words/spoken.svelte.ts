import type { ByLanguage, Language } from '@grognard/engine';
import { firstLanguage, keep } from './choice.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { setFrench } from './typeset.ts';
import type { Words } from './words.ts';

const all: ByLanguage<Words> = { fr: setFrench(fr), en };

let language = $state(firstLanguage());

/** The language of the page and its words; both change at once for whoever reads them. */
export const spoken = {
  get language(): Language {
    return language;
  },
  get words(): Words {
    return all[language];
  },
  speak(chosen: Language): void {
    language = chosen;
    keep(chosen);
  },
};
