/** What French sentences share. */
import type { Json } from '../json/json.ts';
import { type Digits, joined, rounded } from './joining.ts';

/** « a, b et c ». */
export const list = (items: readonly string[]): string => joined(items, 'et');

/** « a, b ou c ». */
export const either = (items: readonly string[]): string => joined(items, 'ou');

/** « 0 perte », « 1 perte », « 2 pertes »: one and a half is still singular. */
export const times = (count: number, one: string, several = `${one}s`): string =>
  `${decimal(count)} ${Math.abs(count) >= 2 ? several : one}`;

/** With no more digits than it needs: « 2 », « 2,5 ». */
export const decimal = (value: number, digits: Digits = 2): string =>
  rounded(value, digits).replace('.', ',');

/** Whether an article is cut short before it. An h counts as a consonant, for nobody can tell. */
export const beginsWithVowel = (word: string): boolean => /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(word);

/** What melts with a preposition, by the article that a name begins with: « le 1er bataillon », « les hussards ». */
const melted = (name: string, le: string, les: string): string | undefined => {
  const [, article, rest] = /^(les?) (.+)$/.exec(name) ?? [];
  return article === undefined ? undefined : `${article === 'le' ? le : les} ${rest}`;
};

/** A noun with its article, by itself and behind « de » and « à ». */
export interface Noun {
  readonly the: string;
  readonly of: string;
  readonly to: string;
}

/** What runs together in French. Words that are set in type later have a straight apostrophe, as those around them have. */
export const contractions = (apostrophe: '’' | "'") => {
  const elided = (noun: string): Noun => {
    const the = `l${apostrophe}${noun}`;
    return { the, of: `de ${the}`, to: `à ${the}` };
  };
  return {
    /** « de » and a name: « du 1er bataillon », « des hussards », « d’Erlon », « de Ney ». */
    de: (name: Json | undefined): string => {
      const text = `${name}`;
      return melted(text, 'du', 'des') ?? (beginsWithVowel(text) ? `d${apostrophe}${text}` : `de ${text}`);
    },
    /** « à » and a name: « au 1er bataillon », « aux hussards », « à Ney ». */
    a: (name: Json | undefined): string => melted(`${name}`, 'au', 'aux') ?? `à ${name}`,
    masculine: (noun: string): Noun =>
      beginsWithVowel(noun) ? elided(noun) : { the: `le ${noun}`, of: `du ${noun}`, to: `au ${noun}` },
    feminine: (noun: string): Noun =>
      beginsWithVowel(noun) ? elided(noun) : { the: `la ${noun}`, of: `de la ${noun}`, to: `à la ${noun}` },
  };
};

export const { de, a, masculine, feminine } = contractions('’');
