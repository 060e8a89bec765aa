/** Tables of Les Aigles: new ones, and what is to be said of one. */
import type { Language } from '@grognard/engine';
import type { Scenario } from '@grognard/les-aigles';
import { battleOf, readArmy } from '@grognard/les-aigles/armies';
import { type Label, labelNames, labels, newTable, sayOfTable, surveyOf } from '@grognard/les-aigles/tables';
import { wholeNumber } from './command.ts';
import { BadInput, badFile, DONE, REFUSED } from './failure.ts';
import { readJson } from './reading.ts';
import type { Streams } from './streams.ts';

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
  const told = word === undefined ? 'is missing' : `“${word}” is none`;
  throw new BadInput(`--kind ${told}: say one of ${labels.join(', ')}`);
};

const armyIn = (file: string): Parameters<typeof battleOf>[0] => {
  const read = readArmy(readJson(file));
  if (read.ok) return read.value;
  throw badFile(file, read.error);
};

/** Prints a new table, with two armies drawn up on it if they are named. */
export const newTableFor = (wanted: Wanted, language: Language, streams: Streams): number => {
  if (wanted.game !== 'les-aigles')
    throw new BadInput(`Only Les Aigles has tables that can be laid anew, not “${wanted.game}”.`);
  const kind = kindOf(wanted.kind);
  const seed = wholeNumber('seed', wanted.seed ?? '1', 0, 1_000_000_000);
  const size = {
    width: wholeNumber('width', wanted.width ?? '240', 150, 400),
    depth: wholeNumber('depth', wanted.depth ?? '120', 100, 240),
  };
  if (wanted.armies.length !== 0 && wanted.armies.length !== 2)
    throw new BadInput(
      '--army is given twice: the first army comes from the south, the second from the north',
    );
  const table = newTable(kind, seed, size);
  if (table === undefined) {
    streams.note(NO_ROOM[language]);
    return REFUSED;
  }
  const [south, north] = wanted.armies.map(armyIn);
  if (south === undefined || north === undefined) {
    streams.out(JSON.stringify({ ...table, units: [] }));
    return DONE;
  }
  const battle = battleOf(south, north, table.table);
  if (!battle.ok) {
    for (const refusal of battle.error) streams.note(`${refusal.code} (${refusal.rule})`);
    return REFUSED;
  }
  streams.out(JSON.stringify({ ...battle.value, ...table, sides: battle.value.sides }));
  return DONE;
};

const NO_ROOM = {
  fr: 'Il n’y a pas la place d’une telle table : prenez-la plus grande, ou un autre nombre avec --seed.',
  en: 'There is no room for such a table: make it larger, or try another --seed.',
} as const;

/** The character of a table and what is worth a remark. */
export const remarksOn = (scenario: Scenario, language: Language): readonly string[] => {
  const { characters, findings } = surveyOf(scenario);
  const names = characters.map(({ label }) => labelNames[label][language]).join(', ');
  const character = { fr: `le terrain : ${names}.`, en: `the ground: ${names}.` } as const;
  return [
    ...(scenario.features === undefined ? [] : [character[language]]),
    ...findings.filter(({ grave }) => !grave).map((finding) => sayOfTable(finding, language)),
  ];
};
