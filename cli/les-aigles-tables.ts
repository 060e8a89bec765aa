/** Tables of Les Aigles: new ones, and what is to be said of one. */
import { inLanguage, typeset } from '@grognard/engine';
import type { Scenario } from '@grognard/les-aigles';
import { battleOf } from '@grognard/les-aigles/armies';
import { readArmy } from '@grognard/les-aigles/schemas';
import { type Label, labelNames, labels, newTable, surveyOf } from '@grognard/les-aigles/tables';
import { sayOfArmy, sayOfTable } from '@grognard/les-aigles/words';
import { wholeNumber } from './command.ts';
import { BadInput, badFile, DONE, REFUSED } from './failure.ts';
import { readJson } from './read-file.ts';
import type { Streams } from './streams.ts';
import type { Voice } from './words/voice.ts';

interface Wanted {
  readonly game: string;
  readonly kind: string | undefined;
  readonly seed: string | undefined;
  readonly width: string | undefined;
  readonly depth: string | undefined;
  /** Two army lists, the first for the south. */
  readonly armies: readonly string[];
}

const kindOf = (word: string | undefined): Label => {
  const kind = labels.find((label) => label === word);
  if (kind !== undefined) return kind;
  throw new BadInput(({ faults }) =>
    word === undefined ? faults.kindMissing(labels) : faults.noKind(word, labels),
  );
};

const armyIn = (file: string): Parameters<typeof battleOf>[0] => {
  const read = readArmy(readJson(file));
  if (read.ok) return read.value;
  throw badFile(file, read.error);
};

/** Prints a new table, with two armies drawn up on it if they are named. */
export const newTableFor = (wanted: Wanted, voice: Voice, streams: Streams): number => {
  if (wanted.game !== 'les-aigles') throw new BadInput(({ faults }) => faults.onlyLesAigles(wanted.game));
  const kind = kindOf(wanted.kind);
  const seed = wholeNumber('seed', wanted.seed ?? '1', 0, 1_000_000_000);
  const size = {
    width: wholeNumber('width', wanted.width ?? '240', 150, 400),
    depth: wholeNumber('depth', wanted.depth ?? '120', 100, 240),
  };
  if (wanted.armies.length !== 0 && wanted.armies.length !== 2)
    throw new BadInput(({ faults }) => faults.twoArmies);
  const table = newTable(kind, seed, size);
  if (table === undefined) {
    streams.note(voice.words.answers.noRoom);
    return REFUSED;
  }
  const [south, north] = wanted.armies.map(armyIn);
  if (south === undefined || north === undefined) {
    streams.out(JSON.stringify({ ...table, units: [] }));
    return DONE;
  }
  const battle = battleOf(south, north, table.table);
  if (!battle.ok) {
    const { language } = voice;
    for (const refusal of battle.error) streams.note(typeset(sayOfArmy(refusal, language), language));
    return REFUSED;
  }
  streams.out(JSON.stringify({ ...battle.value, ...table, sides: battle.value.sides }));
  return DONE;
};

/** The character of a table and what is worth a remark. */
export const remarksOn = (scenario: Scenario, { language, words }: Voice): readonly string[] => {
  const { characters, findings } = surveyOf(scenario);
  const names = characters.map(({ label }) => inLanguage(labelNames[label], language));
  return [
    ...(scenario.features === undefined ? [] : [words.answers.ground(names)]),
    ...findings
      .filter(({ grave }) => !grave)
      .map((finding) => typeset(sayOfTable(finding, language), language)),
  ];
};
