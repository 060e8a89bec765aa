import type { Language } from '@grognard/engine';
import {
  type ArmyList,
  battleOf,
  budgetOf,
  isNation,
  judgeArmy,
  type Nation,
  nations,
  priceList,
  readArmy,
  sayOfArmy,
} from '@grognard/les-aigles/armies';
import { type Command, common, readArguments, wordsFor } from '../command.ts';
import { BadInput, badFile, DONE, REFUSED } from '../failure.ts';
import { languageOf } from '../language.ts';
import { readJson } from '../reading.ts';
import type { Streams } from '../streams.ts';

const HELP = `grognard army check FILE [--lang fr|en] [--json]
grognard army points FILE [--lang fr|en] [--json]
grognard army battle FIRST SECOND [--lang fr|en]
grognard army troops NATION [--lang fr|en] [--json]

Armies of Les Aigles. FILE is an army list in JSON, or - for the standard input.

check    whether the army may take the field: every breach with its rule, and what is lawful but not usual;
         with --json { "lawful", "points", "refusals": [{ "rule", "sentence" }], "remarks": [...] }
points   what it costs; with --json { "total", "figures", "lines": [{ "id", "figures", "points", "rules" }] }
battle   a scenario with both armies drawn up on the usual table, the first in the south
troops   the troops of a nation by the names that a list gives them, with their price

Exit status of check and battle: 0 lawful, 1 the rules refuse an army, 2 a list cannot be read.`;

interface Asked {
  readonly language: Language;
  readonly json: boolean;
  readonly streams: Streams;
}

export const army: Command = {
  name: 'army',
  summary: 'check an army list, count its points, or draw two up for battle',
  help: HELP,
  run: async (args, streams) => {
    const { values, positionals } = readArguments(args, common);
    const asked = { language: languageOf(values.lang), json: values.json === true, streams };
    const [verb, ...rest] = positionals;
    if (verb === 'check') return check(rest, asked);
    if (verb === 'points') return points(rest, asked);
    if (verb === 'battle') return battle(rest, asked);
    if (verb === 'troops') return troops(rest, asked);
    const taken = verb === undefined ? '' : `, and “${verb}” is none of them`;
    throw new BadInput(`army takes check, points, battle or troops${taken}`);
  },
};

const readList = (file: string): ArmyList => {
  const read = readArmy(readJson(file));
  if (read.ok) return read.value;
  throw badFile(file, read.error);
};

const check = (words: readonly string[], { language, json, streams }: Asked): number => {
  const { FILE: file } = wordsFor(words, ['FILE']);
  const list = readList(file);
  const { refusals, remarks } = judgeArmy(list);
  const { total } = budgetOf(list);
  const isLawful = refusals.length === 0;
  if (json) {
    const said = (found: typeof refusals) =>
      found.map((each) => ({ rule: each.rule, sentence: sayOfArmy(each, language) }));
    const answer = { lawful: isLawful, points: total, refusals: said(refusals), remarks: said(remarks) };
    streams.out(JSON.stringify(answer));
  } else {
    for (const refusal of refusals) streams.out(`${file}: ${sayOfArmy(refusal, language)}`);
    for (const remark of remarks) streams.note(`${file}: ${sayOfArmy(remark, language)}`);
    if (isLawful) streams.out(`${file}: ${LAWFUL[language](total)}`);
  }
  return isLawful ? DONE : REFUSED;
};

const LAWFUL = {
  fr: (total: number) => `cette armée peut entrer en campagne ; elle coûte ${total} points.`,
  en: (total: number) => `this army may take the field; it costs ${total} points.`,
} as const;

const points = (words: readonly string[], { json, streams }: Asked): number => {
  const { FILE: file } = wordsFor(words, ['FILE']);
  const { lines, figures, total } = budgetOf(readList(file));
  if (json) {
    streams.out(JSON.stringify({ total, figures, lines }));
    return DONE;
  }
  const width = Math.max(5, ...lines.map(({ id }) => id.length));
  const line = (name: string, count: number, cost: number): string =>
    `${name.padEnd(width)} ${`${count}`.padStart(5)} ${`${cost}`.padStart(7)}`;
  for (const each of lines) streams.out(line(each.id, each.figures, each.points));
  streams.out(line('', figures, total));
  return DONE;
};

const battle = (words: readonly string[], { language, streams }: Asked): number => {
  const { FIRST: first, SECOND: second } = wordsFor(words, ['FIRST', 'SECOND']);
  const armies = [first, second].map((file) => ({ file, list: readList(file) }));
  const refusals = armies.flatMap(({ file, list }) =>
    judgeArmy(list).refusals.map((refusal) => `${file}: ${sayOfArmy(refusal, language)}`),
  );
  const [south, north] = armies;
  if (refusals.length > 0 || south === undefined || north === undefined) {
    for (const sentence of refusals) streams.note(sentence);
    return REFUSED;
  }
  const drawn = battleOf(south.list, north.list);
  if (drawn.ok) streams.out(JSON.stringify(drawn.value));
  else for (const refusal of drawn.error) streams.note(sayOfArmy(refusal, language));
  return drawn.ok ? DONE : REFUSED;
};

const nationOf = (word: string): Nation => {
  if (isNation(word)) return word;
  throw new BadInput(`There is no nation “${word}”, only: ${nations.join(', ')}.`);
};

const troops = (words: readonly string[], { language, json, streams }: Asked): number => {
  const { NATION: nation } = wordsFor(words, ['NATION']);
  const prices = priceList(nationOf(nation)).map(({ name, ...rest }) => ({ ...rest, name: name[language] }));
  if (json) streams.out(JSON.stringify(prices));
  else
    for (const { troop, name, points: cost, rule } of prices)
      streams.out(`${troop.padEnd(18)} ${`${cost}`.padStart(4)}  ${name} (${rule})`);
  return DONE;
};
