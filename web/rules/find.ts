import { inLanguage, type Language, type Rule, type Rulebook } from '@grognard/engine';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The rules that hold every word asked for, whatever the accents; a number finds its rule. */
export const findRules = ({ rules }: Rulebook, words: string, language: Language): readonly Rule[] => {
  const wanted = plain(words).split(/\s+/u).filter(Boolean);
  if (wanted.length === 0) return rules;
  return rules.filter((rule) => {
    const text = `${plain(rule.id)} ${plain(inLanguage(rule.text, language))}`;
    return wanted.every((word) => text.includes(word));
  });
};

/** What the book is opened for: a rule, or the whole. Each asking is one of its own. */
export interface RuleWanted {
  readonly rule: string | undefined;
}
