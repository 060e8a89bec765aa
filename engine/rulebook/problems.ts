import type { ByLanguage } from '../contract/language.ts';
import type { Rule, Rulebook } from '../contract/rule.ts';

/** What is wrong with a rulebook, each in a sentence for whoever writes it; none in a sound one. */
export const rulebookProblems = (book: Rulebook): readonly string[] => [
  ...repeated(book.chapters.map(({ id }) => id)).map((id) => `chapter ${id} is listed twice`),
  ...repeated(book.rules.map(({ id }) => id)).map((id) => `${id} is defined twice`),
  ...book.rules.flatMap((rule) => ruleProblems(book, rule).map((problem) => `${rule.id} ${problem}`)),
];

/** The items that occur more than once, each of them once. */
export const repeated = (items: readonly string[]): readonly string[] => [
  ...new Set(items.filter((item, place) => items.indexOf(item) !== place)),
];

const ruleProblems = (book: Rulebook, rule: Rule): readonly string[] => [
  ...(isIdOf(book, rule.id) ? [] : [`does not begin with ${book.prefix}, or has nothing behind it`]),
  ...(book.chapters.some(({ id }) => id === rule.chapter)
    ? []
    : [`stands in the unknown chapter ${rule.chapter}`]),
  ...(isSaid(rule.text) ? [] : ['has no text in one of the languages']),
  ...(rule.of ?? [])
    .filter((id) => !book.rules.some((other) => other.id === id && other.id !== rule.id))
    .map((id) => `is an example of ${id}, which the book does not have`),
  ...reasonProblems(rule),
];

const isIdOf = ({ prefix }: Rulebook, id: string): boolean =>
  id.startsWith(prefix) && /^[\w.-]+$/.test(id.slice(prefix.length));

const isSaid = ({ fr, en }: ByLanguage<string>): boolean => fr.trim() !== '' && en.trim() !== '';

const reasonProblems = ({ origin, why, note }: Rule): readonly string[] => [
  ...(origin === 'ruling' && (why === undefined || !isSaid(why))
    ? ['is a ruling that does not say why, in both languages']
    : []),
  ...(origin === 'note' && note === undefined ? ['is a note without a reason'] : []),
  ...(origin !== 'note' && note !== undefined ? ['gives the reason of a note but is none'] : []),
];
