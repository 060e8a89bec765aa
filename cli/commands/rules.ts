import { existsSync } from 'node:fs';
import type { ByLanguage, Language, Rule } from '@grognard/engine';
import { type Command, common, readArguments } from '../command.ts';
import { BadInput, DONE, REFUSED } from '../failure.ts';
import { isGame, rulebookNamed, type Shelved, shelf } from '../games.ts';
import { languageOf } from '../language.ts';
import { readJson } from '../reading.ts';
import type { Streams } from '../streams.ts';

const HELP = `grognard rules [GAME] [ID | WORDS] [--lang fr|en] [--coverage] [--json]

Without words it lists the rulebooks; with a game, its rules; with an id or words, the rules that have them. The
table's own rules, the same in all games, are in the rulebook "table".

  --coverage   how many ids there are, how many are notes or proven by a test, and which are not
  --json       for machines
  --lang       fr or en; that of the shell unless told`;

export const rules: Command = {
  name: 'rules',
  summary: 'look up a rule, or see which rules the tests prove',
  help: HELP,
  run: async (args, streams) => {
    const { values, positionals } = readArguments(args, { ...common, coverage: { type: 'boolean' } });
    const language = languageOf(values.lang);
    const asked = { json: values.json === true, language, streams };
    if (values.coverage === true) return coverage(positionals, asked);
    if (positionals.length === 0) return listBooks(asked);
    return search(positionals, asked);
  },
};

interface Asked {
  readonly json: boolean;
  readonly language: Language;
  readonly streams: Streams;
}

const isBook = (name: string): boolean => name === 'table' || isGame(name);

const listBooks = async ({ json, language, streams }: Asked): Promise<number> => {
  const books = (await shelf(false)).map(({ name, title, book }) => ({
    name,
    title: title[language],
    rules: book.rules.length,
  }));
  if (json) streams.out(JSON.stringify(books));
  else for (const { name, title, rules: count } of books) streams.out(`${name}: ${title} (${count})`);
  return DONE;
};

const coverage = async (words: readonly string[], { json, streams }: Asked): Promise<number> => {
  const [name, ...more] = words;
  if (name === undefined || more.length > 0) throw new BadInput('--coverage takes the name of one rulebook');
  const file = `${(await rulebookNamed(name)).page}.json`;
  if (!existsSync(file)) throw new BadInput(`${file}: the coverage has not been written; run npm run docs`);
  const record = readJson(file) as { ids: number; notes: number; proven: number; unproven: string[] };
  if (json) {
    streams.out(JSON.stringify(record));
    return DONE;
  }
  const { ids, notes, proven, unproven } = record;
  streams.out(`${name}: ${ids} ids, ${notes} notes, ${proven} proven, ${unproven.length} unproven`);
  for (const id of unproven) streams.out(`  ${id}`);
  return DONE;
};

const search = async (words: readonly string[], { json, language, streams }: Asked): Promise<number> => {
  const [first = '', ...rest] = words;
  const books = isBook(first) ? [await rulebookNamed(first)] : await shelf(false);
  const wanted = (isBook(first) ? rest : words).join(' ');
  const found = books.flatMap(({ book }) => book.rules.filter((rule) => matches(rule, wanted, language)));
  if (json) streams.out(JSON.stringify(found));
  else for (const book of books) tellBook(book, found, language, streams);
  if (found.length > 0) return DONE;
  const names = books.map(({ name }) => name).join(', ');
  streams.note(`No rule of ${names} has “${wanted}”.`);
  return REFUSED;
};

/** Case and accents do not matter to somebody in search of a rule. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const matches = (rule: Rule, wanted: string, language: Language): boolean => {
  if (plain(rule.id) === plain(wanted)) return true;
  const text = plain(`${rule.id} ${rule[language]}`);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const tellBook = ({ book }: Shelved, found: readonly Rule[], language: Language, streams: Streams): void => {
  for (const chapter of book.chapters) {
    const own = found.filter((rule) => rule.chapter === chapter.id && book.rules.includes(rule));
    if (own.length > 0) streams.out(`\n${chapter[language]}`);
    for (const rule of own) tellRule(rule, language, streams);
  }
};

const origins: ByLanguage<Readonly<Record<Rule['origin'], string>>> = {
  fr: { rule: 'règle', ruling: 'interprétation', supplement: 'supplément', note: 'note' },
  en: { rule: 'rule', ruling: 'ruling', supplement: 'supplement', note: 'note' },
};

const tellRule = (rule: Rule, language: Language, streams: Streams): void => {
  streams.out(`  ${rule.id} (${origins[language][rule.origin]}) ${rule[language]}`);
  if (rule.why !== undefined) streams.out(`    ${rule.why[language]}`);
};
