import { existsSync } from 'node:fs';
import { inLanguage, type Language, type Rule, typeset } from '@grognard/engine';
import { type Command, common, readArguments } from '../command.ts';
import { BadInput, badAt, DONE, REFUSED } from '../failure.ts';
import { type GameRulebook, gameRulebooks, isGame, rulebookNamed } from '../games.ts';
import { readJson } from '../read-file.ts';
import type { Streams } from '../streams.ts';
import type { Voice } from '../words/voice.ts';

export const rules: Command = {
  name: 'rules',
  run: async (args, streams, voice) => {
    const { values, positionals } = readArguments(args, { ...common, coverage: { type: 'boolean' } });
    const asked = { json: values.json === true, voice, streams };
    if (values.coverage === true) return coverage(positionals, asked);
    if (positionals.length === 0) return listBooks(asked);
    return search(positionals, asked);
  },
};

interface Asked {
  readonly json: boolean;
  readonly voice: Voice;
  readonly streams: Streams;
}

const isBook = (name: string): boolean => name === 'table' || isGame(name);

const listBooks = async ({ json, voice: { language, words }, streams }: Asked): Promise<number> => {
  const books = (await gameRulebooks(false)).map(({ name, title, book }) => ({
    name,
    title: inLanguage(title, language),
    rules: book.rules.length,
  }));
  if (json) streams.out(JSON.stringify(books));
  else for (const { name, title, rules: count } of books) streams.out(words.at(name, `${title} (${count})`));
  return DONE;
};

const coverage = async (
  given: readonly string[],
  { json, voice: { words }, streams }: Asked,
): Promise<number> => {
  const [name, ...more] = given;
  if (name === undefined || more.length > 0) throw new BadInput(({ faults }) => faults.coverageOfOne);
  const file = `${(await rulebookNamed(name)).page}.json`;
  if (!existsSync(file)) throw badAt(file, ({ faults }) => faults.noCoverage);
  const record = readJson(file) as { ids: number; notes: number; proven: number; unproven: string[] };
  if (json) {
    streams.out(JSON.stringify(record));
    return DONE;
  }
  const { ids, notes, proven, unproven } = record;
  streams.out(words.at(name, words.answers.coverage(ids, notes, proven, unproven.length)));
  for (const id of unproven) streams.out(`  ${id}`);
  return DONE;
};

const search = async (given: readonly string[], { json, voice, streams }: Asked): Promise<number> => {
  const { language, words } = voice;
  const [first = '', ...rest] = given;
  const books = isBook(first) ? [await rulebookNamed(first)] : await gameRulebooks(false);
  const wanted = (isBook(first) ? rest : given).join(' ');
  const found = books.flatMap(({ book }) => book.rules.filter((rule) => matches(rule, wanted, language)));
  if (json) streams.out(JSON.stringify(found));
  else for (const book of books) tellBook(book, found, voice, streams);
  if (found.length > 0) return DONE;
  const names = books.map(({ name }) => name);
  streams.note(words.answers.noRule(names, wanted));
  return REFUSED;
};

/** Case and accents do not matter to somebody in search of a rule. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const matches = (rule: Rule, wanted: string, language: Language): boolean => {
  if (plain(rule.id) === plain(wanted)) return true;
  const text = plain(`${rule.id} ${inLanguage(rule.text, language)}`);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const tellBook = ({ book }: GameRulebook, found: readonly Rule[], voice: Voice, streams: Streams): void => {
  for (const chapter of book.chapters) {
    const own = found.filter((rule) => rule.chapter === chapter.id && book.rules.includes(rule));
    if (own.length > 0) streams.out(`\n${typeset(inLanguage(chapter.text, voice.language), voice.language)}`);
    for (const rule of own) tellRule(rule, voice, streams);
  }
};

const tellRule = (rule: Rule, { language, words }: Voice, streams: Streams): void => {
  const origin = words.answers.origins[rule.origin];
  streams.out(`  ${rule.id} (${origin}) ${typeset(inLanguage(rule.text, language), language)}`);
  if (rule.why !== undefined) streams.out(`    ${typeset(inLanguage(rule.why, language), language)}`);
};
