import { type ByLanguage, capital, inLanguage, type Language, type Refusal } from '@grognard/engine';
import { armies as en } from './en/armies.ts';
import { armies as fr } from './fr/armies.ts';
import { sentences } from './saying.ts';
import type { Saying } from './words.ts';

const words: ByLanguage<Readonly<Record<string, Saying>>> = { fr, en };

/** A breach or a remark in a sentence, with the rule it comes from. */
export const sayOfArmy = ({ code, rule, params = {} }: Refusal, language: Language): string => {
  const own = inLanguage(words, language)[code];
  const said = own === undefined ? sentences(language).refusal({ code, rule, params }) : capital(own(params));
  return `${said ?? code} (${rule})`;
};
