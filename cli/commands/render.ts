import { writeFileSync } from 'node:fs';
import {
  appended,
  begin,
  type Kinds,
  type Language,
  openLedger,
  sayRefusal,
  seeded,
  switchesIn,
} from '@grognard/engine';
import { pictureOf, piecesOf } from '@grognard/ink/table';
import type { Scenario, State } from '@grognard/les-aigles';
import { whoStands } from '@grognard/les-aigles/tables';
import { type Command, common, readArguments, wholeNumber, wordsFor } from '../command.ts';
import { BadInput, DONE } from '../failure.ts';
import { type Loaded, loadGame } from '../games.ts';
import { languageOf } from '../language.ts';
import { matchFor } from '../log/match.ts';
import { readLogFile } from '../log/read.ts';
import { readScenario } from '../scenarios.ts';

const HELP = `grognard render SCENARIO|FILE [-o OUT.svg] [--at SEQ] [--lang fr|en]

Draws a table of Les Aigles as a map, with those who stand on it. SCENARIO is the id of a shipped one; FILE is a scenario
or a position in JSON (- for the standard input), or the log of a game, whose name ends in .jsonl or .log.

  -o, --out FILE  where the picture goes; the standard output unless it is said
  --at SEQ        a log: as the table stood after this entry; the last one unless it is said`;

const GAME = 'les-aigles';

export const render: Command = {
  name: 'render',
  summary: 'draw a table of Les Aigles as a picture',
  help: HELP,
  run: async (args, streams) => {
    const text = { type: 'string' } as const;
    const { values, positionals } = readArguments(args, {
      ...common,
      out: { ...text, short: 'o' },
      at: text,
    });
    const { FILE: file } = wordsFor(positionals, ['FILE']);
    const language = languageOf(values.lang);
    if (values.out !== undefined && !values.out.endsWith('.svg'))
      throw new BadInput(`${values.out}: pictures are written as .svg`);
    const isLog = /\.(jsonl|log)$/.test(file);
    if (!isLog && values.at !== undefined) throw new BadInput('--at is for the log of a game');
    const seen = isLog ? await fromLog(file, values.at) : await fromScenario(file, language);
    const picture = pictureFor(seen, language);
    if (values.out === undefined) streams.out(picture);
    else write(values.out, picture);
    return DONE;
  },
};

interface Seen {
  readonly scenario: Pick<Scenario, 'table' | 'features' | 'title' | 'sides'>;
  readonly state: State;
  readonly name: string;
}

const write = (file: string, picture: string): void => {
  try {
    writeFileSync(file, picture);
  } catch (error) {
    throw new BadInput(
      `${file}: it cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};

const pictureFor = ({ scenario, state, name }: Seen, language: Language): string =>
  pictureOf({
    table: scenario.table,
    features: [...(scenario.features ?? []), ...state.terrain.made],
    title: scenario.title?.[language] ?? name,
    language,
    pieces: piecesOf(
      whoStands(state),
      scenario.sides.map(({ id }) => id),
    ),
  });

/** A position file holds its position beside the orders that try it. */
const bare = (data: Kinds['Scenario']): Scenario => data as unknown as Scenario;

const fromScenario = async (file: string, language: Language): Promise<Seen> => {
  const loaded: Loaded = await loadGame(GAME);
  const data = readScenario(loaded, file);
  const { game } = loaded;
  const switches = switchesIn(game.switches, data);
  const setting = game.prepare(game.ground(data), switches);
  const seats = setting.ok ? game.sides(setting.value).map((side) => ({ side })) : [];
  const begun = begin(game, { at: '', scenario: data, switches, seats }, (seq) => seeded(1, seq));
  if (!begun.ok) {
    const sentences = begun.error.map((refusal) => sayRefusal({ game }, refusal, language));
    throw new BadInput(`${file}: ${sentences.join(' ')}`);
  }
  return { scenario: bare(data), state: begun.value.opening.state as unknown as State, name: file };
};

const fromLog = async (file: string, at: string | undefined): Promise<Seen> => {
  const read = await readLogFile(file);
  if (read.loaded.game.id !== GAME)
    throw new BadInput(`${file}: only tables of Les Aigles are drawn, and this is ${read.loaded.game.id}`);
  const match = matchFor(file, read);
  const { opening, entries } = read.log;
  const last = at === undefined ? Number.MAX_SAFE_INTEGER : wholeNumber('at', at, 0, Number.MAX_SAFE_INTEGER);
  let ledger = openLedger(opening);
  for (const entry of entries) {
    if (entry.seq > last) break;
    ledger = appended(match, ledger, entry);
  }
  return { scenario: bare(opening.scenario), state: ledger.table.state as unknown as State, name: file };
};
