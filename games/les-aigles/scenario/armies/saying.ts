import type { ByLanguage, Language, Refusal } from '@grognard/engine';
import { armies as en } from '../../words/en/armies.ts';
import { armies as fr } from '../../words/fr/armies.ts';
import { capital } from '../../words/names.ts';
import { sentences } from '../../words/saying.ts';
import type { Saying } from '../../words/words.ts';

const words: ByLanguage<Readonly<Record<string, Saying>>> = { fr, en };

/** A breach or a remark in a sentence, with the rule it comes from. */
export const sayOfArmy = ({ code, rule, params = {} }: Refusal, language: Language): string => {
  const own = words[language][code];
  const said = own === undefined ? sentences(language).refusal({ code, rule, params }) : capital(own(params));
  return `${said ?? code} (${rule})`;
};
