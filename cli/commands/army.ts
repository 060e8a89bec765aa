import { inLanguage, typeset } from '@grognard/engine';
import {
  type ArmyList,
  battleOf,
  budgetOf,
  isNation,
  judgeArmy,
  type Nation,
  nations,
  priceList,
} from '@grognard/les-aigles/armies';
import { readArmy } from '@grognard/les-aigles/schemas';
import { sayOfArmy } from '@grognard/les-aigles/words';
import { type Command, common, readArguments, wordsFor } from '../command.ts';
import { BadInput, badFile, DONE, REFUSED } from '../failure.ts';
import { readJson } from '../read-file.ts';
import type { Streams } from '../streams.ts';
import type { Voice } from '../words/voice.ts';

const VERBS = ['check', 'points', 'battle', 'troops'] as const;

interface Asked {
  readonly voice: Voice;
  readonly json: boolean;
  readonly streams: Streams;
}

export const army: Command = {
  name: 'army',
  run: async (args, streams, voice) => {
    const { values, positionals } = readArguments(args, common);
    const asked = { voice, json: values.json === true, streams };
    const [verb, ...rest] = positionals;
    if (verb === 'check') return check(rest, asked);
    if (verb === 'points') return points(rest, asked);
    if (verb === 'battle') return battle(rest, asked);
    if (verb === 'troops') return troops(rest, asked);
    throw new BadInput(({ faults }) => faults.verbs('army', VERBS, verb));
  },
};

const readList = (file: string): ArmyList => {
  const read = readArmy(readJson(file));
  if (read.ok) return read.value;
  throw badFile(file, read.error);
};

const said = (finding: Parameters<typeof sayOfArmy>[0], { language }: Voice): string =>
  typeset(sayOfArmy(finding, language), language);

const check = (given: readonly string[], { voice, json, streams }: Asked): number => {
  const { language, words } = voice;
  const { FILE: file } = wordsFor(given, ['FILE']);
  const list = readList(file);
  const { refusals, remarks } = judgeArmy(list);
  const { total } = budgetOf(list);
  const isLawful = refusals.length === 0;
  if (json) {
    const told = (found: typeof refusals) =>
      found.map((each) => ({ rule: each.rule, sentence: sayOfArmy(each, language) }));
    const answer = { lawful: isLawful, points: total, refusals: told(refusals), remarks: told(remarks) };
    streams.out(JSON.stringify(answer));
  } else {
    for (const refusal of refusals) streams.out(words.at(file, said(refusal, voice)));
    for (const remark of remarks) streams.note(words.at(file, said(remark, voice)));
    if (isLawful) streams.out(words.at(file, words.answers.lawful(total)));
  }
  return isLawful ? DONE : REFUSED;
};

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

const battle = (given: readonly string[], { voice, streams }: Asked): number => {
  const { FIRST: first, SECOND: second } = wordsFor(given, ['FIRST', 'SECOND']);
  const armies = [first, second].map((file) => ({ file, list: readList(file) }));
  const refusals = armies.flatMap(({ file, list }) =>
    judgeArmy(list).refusals.map((refusal) => voice.words.at(file, said(refusal, voice))),
  );
  const [south, north] = armies;
  if (refusals.length > 0 || south === undefined || north === undefined) {
    for (const sentence of refusals) streams.note(sentence);
    return REFUSED;
  }
  const drawn = battleOf(south.list, north.list);
  if (drawn.ok) streams.out(JSON.stringify(drawn.value));
  else for (const refusal of drawn.error) streams.note(said(refusal, voice));
  return drawn.ok ? DONE : REFUSED;
};

const nationOf = (word: string): Nation => {
  if (isNation(word)) return word;
  throw new BadInput(({ faults }) => faults.noNation(word, nations));
};

const troops = (given: readonly string[], { voice, json, streams }: Asked): number => {
  const { NATION: nation } = wordsFor(given, ['NATION']);
  const prices = priceList(nationOf(nation)).map(({ name, ...rest }) => ({
    ...rest,
    name: inLanguage(name, voice.language),
  }));
  if (json) streams.out(JSON.stringify(prices));
  else
    for (const { troop, name, points: cost, rule } of prices)
      streams.out(`${troop.padEnd(18)} ${`${cost}`.padStart(4)}  ${name} (${rule})`);
  return DONE;
};
