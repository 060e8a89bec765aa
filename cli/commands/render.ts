import { writeFileSync } from 'node:fs';
import {
  begin,
  folding,
  type GameTypes,
  inLanguage,
  type Language,
  sayRefusal,
  seeded,
  switchesIn,
  typeset,
} from '@grognard/engine';
import { pictureOf, piecesOf } from '@grognard/ink/table';
import type { Scenario, State } from '@grognard/les-aigles';
import { whoStands } from '@grognard/les-aigles/tables';
import { type Command, common, readArguments, wholeNumber, wordsFor } from '../command.ts';
import { BadInput, badAt, DONE } from '../failure.ts';
import { type LoadedGame, loadGame } from '../games.ts';
import { matchFor } from '../log/match.ts';
import { readLogFile } from '../log/read.ts';
import { unwritten } from '../read-file.ts';
import { readScenario } from '../scenarios.ts';

const GAME = 'les-aigles';

export const render: Command = {
  name: 'render',
  run: async (args, streams, { language }) => {
    const text = { type: 'string' } as const;
    const { values, positionals } = readArguments(args, {
      ...common,
      out: { ...text, short: 'o' },
      at: text,
    });
    const { FILE: file } = wordsFor(positionals, ['FILE']);
    if (values.out !== undefined && !values.out.endsWith('.svg'))
      throw badAt(values.out, ({ faults }) => faults.onlySvg);
    const isLog = /\.(jsonl|log)$/.test(file);
    if (!isLog && values.at !== undefined) throw new BadInput(({ faults }) => faults.atIsForLogs);
    const seen = isLog ? await fromLog(file, values.at) : await fromScenario(file);
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
    throw unwritten(file, error);
  }
};

const pictureFor = ({ scenario, state, name }: Seen, language: Language): string =>
  pictureOf({
    table: scenario.table,
    features: [...(scenario.features ?? []), ...state.terrain.made],
    title: inLanguage(scenario.title, language) ?? name,
    language,
    pieces: piecesOf(
      whoStands(state),
      scenario.sides.map(({ id }) => id),
    ),
  });

/** A position file holds its position beside the orders that try it. */
const bare = (data: GameTypes['Scenario']): Scenario => data as unknown as Scenario;

const fromScenario = async (file: string): Promise<Seen> => {
  const loaded: LoadedGame = await loadGame(GAME);
  const data = readScenario(loaded, file);
  const { game } = loaded;
  const switches = switchesIn(game.switches, data);
  const setting = game.prepare(game.publicScenario(data), switches);
  const seats = setting.ok ? game.sides(setting.value).map((side) => ({ side })) : [];
  const begun = begin(game, { at: '', scenario: data, switches, seats }, (seq) => seeded(1, seq));
  if (!begun.ok) {
    const { error } = begun;
    throw badAt(file, (_, language) =>
      typeset(error.map((refusal) => sayRefusal({ game }, refusal, language)).join(' '), language),
    );
  }
  return { scenario: bare(data), state: begun.value.opening.state as unknown as State, name: file };
};

const fromLog = async (file: string, at: string | undefined): Promise<Seen> => {
  const read = await readLogFile(file);
  if (read.loaded.game.id !== GAME) throw badAt(file, ({ faults }) => faults.onlyTables(read.loaded.game.id));
  const match = matchFor(file, read);
  const { opening, entries } = read.log;
  const last = at === undefined ? Number.MAX_SAFE_INTEGER : wholeNumber('at', at, 0, Number.MAX_SAFE_INTEGER);
  const past = folding(match, opening);
  for (const entry of entries) {
    if (entry.seq > last) break;
    past.take(entry);
  }
  return { scenario: bare(opening.scenario), state: past.table.state as unknown as State, name: file };
};
