import { basename, dirname, resolve } from 'node:path';
import { begin, inLanguage, sayRefusal, seeded, switchesIn, typeset } from '@grognard/engine';
import type { Scenario } from '@grognard/les-aigles';
import { type Command, common, readArguments, wordsFor } from '../command.ts';
import { BadInput, badAt, DONE, REFUSED } from '../failure.ts';
import { isGame, type LoadedGame, loadGame, noGame } from '../games.ts';
import { newTableFor, remarksOn } from '../les-aigles-tables.ts';
import { listScenarios, readScenario } from '../scenarios.ts';
import type { Streams } from '../streams.ts';
import { exportMap, importMap } from '../tiled.ts';
import type { Voice } from '../words/voice.ts';

const VERBS = ['list', 'check', 'new', 'import', 'export'] as const;

export const scenario: Command = {
  name: 'scenario',
  run: async (args, streams, voice) => {
    const { values, positionals } = readArguments(args, {
      ...common,
      game: { type: 'string' },
      into: { type: 'string' },
      kind: { type: 'string' },
      seed: { type: 'string' },
      width: { type: 'string' },
      depth: { type: 'string' },
      army: { type: 'string', multiple: true },
    });
    const [verb, ...rest] = positionals;
    if (verb === 'list') return list(rest, voice, values.json === true, streams);
    if (verb === 'check') return check(rest, values.game, voice, streams);
    if (verb === 'new') {
      const { GAME: game } = wordsFor(rest, ['GAME']);
      const { kind, seed, width, depth, army = [] } = values;
      return newTableFor({ game, kind, seed, width, depth, armies: army }, voice, streams);
    }
    if (verb === 'import') return importMap(wordsFor(rest, ['FILE']).FILE, values.into, streams);
    if (verb === 'export') return exportMap(wordsFor(rest, ['SCENARIO']).SCENARIO, streams);
    throw new BadInput(({ faults }) => faults.verbs('scenario', VERBS, verb));
  },
};

const list = (given: readonly string[], voice: Voice, json: boolean, streams: Streams): number => {
  const { language, words } = voice;
  const { GAME: game } = wordsFor(given, ['GAME']);
  if (!isGame(game)) throw noGame(game);
  const lines = listScenarios(game, language);
  if (json) streams.out(JSON.stringify(lines));
  else
    for (const { id, title, minutes } of lines)
      streams.out(words.at(id, words.answers.minutes(typeset(title, language), minutes)));
  return DONE;
};

/** A scenario lies in a folder named after its game, or in the `scenarios` folder of the game's own. */
const gameOf = (file: string): string => {
  const folders = dirname(resolve(file)).split(/[\\/]/).reverse();
  const found = folders.find((name, depth) => depth < 2 && isGame(name));
  if (found !== undefined) return found;
  throw badAt(basename(file), ({ faults }) => faults.folderOfNoGame);
};

const check = async (
  given: readonly string[],
  named: string | undefined,
  voice: Voice,
  streams: Streams,
): Promise<number> => {
  const { at, answers } = voice.words;
  const { FILE: file } = wordsFor(given, ['FILE']);
  const loaded = await loadGame(named ?? gameOf(file));
  const data = readScenario(loaded, file);
  const refusals = refusalsOf(loaded, data, voice);
  for (const sentence of refusals) streams.out(at(file, sentence));
  if (refusals.length === 0 && loaded.game.id === 'les-aigles')
    for (const remark of remarksOn(data as unknown as Scenario, voice)) streams.note(at(file, remark));
  if (refusals.length === 0)
    streams.out(at(file, answers.playable(inLanguage(loaded.game.title, voice.language))));
  return refusals.length === 0 ? DONE : REFUSED;
};

const refusalsOf = (
  { game }: LoadedGame,
  data: ReturnType<typeof readScenario>,
  { language, words }: Voice,
): readonly string[] => {
  const switches = switchesIn(game.switches, data);
  const setting = game.prepare(game.publicScenario(data), switches);
  const seats = setting.ok ? game.sides(setting.value).map((side) => ({ side })) : [];
  const begun = begin(game, { at: '', scenario: data, switches, seats }, (seq) => seeded(1, seq));
  if (!begun.ok) {
    return begun.error.map(
      (refusal) => `${typeset(sayRefusal({ game }, refusal, language), language)} (${refusal.rule})`,
    );
  }
  const { match, opening } = begun.value;
  return game.faults(match.setting, opening.state).map(({ code }) => words.answers.impossible(code));
};
