import { type ByLanguage, inLanguage, type Language } from '@grognard/engine';
import { firstLanguage, keep } from './choice.ts';
import { setFrench } from './typeset.ts';
import type { Words } from './words.ts';

/** One language is read at a time: the other comes when it is asked for. */
const bring: ByLanguage<() => Promise<Words>> = {
  fr: async () => setFrench((await import('./fr.ts')).fr),
  en: async () => (await import('./en.ts')).en,
};

interface Speech {
  readonly language: Language;
  readonly words: Words;
}

let now = $state.raw<Speech>();
let wanted: Language = firstLanguage();
/** The game on the table and its board: their words come with those of the page, and change at the same moment. */
let beside: (language: Language) => Promise<unknown> = async () => undefined;

const speech = (): Speech => {
  if (now === undefined) throw new Error('the page is drawn before its words have come');
  return now;
};

/** The language of the page and its words; both change at once for whoever reads them. */
export const spoken = {
  get language(): Language {
    return speech().language;
  },
  get words(): Words {
    return speech().words;
  },
  /** Resolves when the page can be drawn. */
  async begin(): Promise<void> {
    now = { language: wanted, words: await inLanguage(bring, wanted)() };
  },
  /** Has a table speak with the page; resolves when it can be drawn. */
  async alongside(learn: (language: Language) => Promise<unknown>): Promise<void> {
    beside = learn;
    for (let language: Language | undefined; language !== wanted; ) {
      language = wanted;
      await learn(language);
    }
  },
  async speak(chosen: Language): Promise<void> {
    wanted = chosen;
    keep(chosen);
    const [words] = await Promise.all([inLanguage(bring, chosen)(), beside(chosen)]);
    // Somebody may have changed his mind meanwhile.
    if (wanted === chosen) now = { language: chosen, words };
  },
};
