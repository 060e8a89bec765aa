import { basename, dirname, resolve } from 'node:path';
import { begin, type Language, sayRefusal, seeded, switchesIn } from '@grognard/engine';
import type { Scenario } from '@grognard/les-aigles';
import { type Command, common, readArguments, wordsFor } from '../command.ts';
import { BadInput, DONE, REFUSED } from '../failure.ts';
import { isGame, type Loaded, loadGame } from '../games.ts';
import { languageOf } from '../language.ts';
import { listScenarios, readScenario } from '../scenarios.ts';
import type { Streams } from '../streams.ts';
import { newTableFor, remarksOn } from '../tables.ts';
import { exportMap, importMap } from '../tiled.ts';

const HELP = `grognard scenario list GAME [--lang fr|en] [--json]
grognard scenario check FILE [--game GAME] [--lang fr|en]
grognard scenario new les-aigles --kind KIND [--seed N] [--width CM] [--depth CM] [--army FILE --army FILE]
grognard scenario import FILE.tmj [--into FILE.json]
grognard scenario export SCENARIO|FILE.json

list    the scenarios of a game; with --json [{ "id", "title", "minutes" }]
check   whether a scenario file can be played; its folder is named after the game, else say --game;
        what is lawful but worth a remark goes to the standard error
new     a table of Les Aigles of a kind (wooded, hilly, urban, agricultural, marshy, valley, mixed, plain), the same from
        both edges, printed as a scenario; with two army lists, both drawn up on it. The same seed gives the same table
import  a hex map drawn with Tiled, printed as the map of a scenario of Cursed Blades; with --into, the scenario of that
        file with this map. docs/hex-maps.md tells what to draw
export  the map of a scenario of Cursed Blades, printed as Tiled reads it

Exit status of check: 0 it can be played, 1 the rules refuse it, 2 it cannot be read (each fault with its place).`;

export const scenario: Command = {
  name: 'scenario',
  summary: 'list the scenarios of a game, check one, lay a new table, or draw a map with Tiled',
  help: HELP,
  run: async (args, streams) => {
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
    const language = languageOf(values.lang);
    const [verb, ...rest] = positionals;
    if (verb === 'list') return list(rest, language, values.json === true, streams);
    if (verb === 'check') return check(rest, values.game, language, streams);
    if (verb === 'new') {
      const { GAME: game } = wordsFor(rest, ['GAME']);
      const { kind, seed, width, depth, army = [] } = values;
      return newTableFor({ game, kind, seed, width, depth, armies: army }, language, streams);
    }
    if (verb === 'import') return importMap(wordsFor(rest, ['FILE']).FILE, values.into, streams);
    if (verb === 'export') return exportMap(wordsFor(rest, ['SCENARIO']).SCENARIO, streams);
    throw new BadInput(
      `scenario takes list, check, new, import or export${verb === undefined ? '' : `, and “${verb}” is none of them`}`,
    );
  },
};

const list = (words: readonly string[], language: Language, json: boolean, streams: Streams): number => {
  const { GAME: game } = wordsFor(words, ['GAME']);
  if (!isGame(game)) throw new BadInput(`There is no game “${game}”.`);
  const lines = listScenarios(game, language);
  if (json) streams.out(JSON.stringify(lines));
  else for (const { id, title, minutes } of lines) streams.out(`${id}: ${title}, ${minutes} min`);
  return DONE;
};

/** A scenario lies in a folder named after its game, or in the `scenarios` folder of the game's own. */
const gameOf = (file: string): string => {
  const folders = dirname(resolve(file)).split(/[\\/]/).reverse();
  const found = folders.find((name, depth) => depth < 2 && isGame(name));
  if (found !== undefined) return found;
  throw new BadInput(`${basename(file)}: its folder is named after no game: say which with --game GAME`);
};

const check = async (
  words: readonly string[],
  named: string | undefined,
  language: Language,
  streams: Streams,
): Promise<number> => {
  const { FILE: file } = wordsFor(words, ['FILE']);
  const loaded = await loadGame(named ?? gameOf(file));
  const data = readScenario(loaded, file);
  const refusals = refusalsOf(loaded, data, language);
  for (const sentence of refusals) streams.out(`${file}: ${sentence}`);
  if (refusals.length === 0 && loaded.game.id === 'les-aigles')
    for (const remark of remarksOn(data as unknown as Scenario, language)) streams.note(`${file}: ${remark}`);
  if (refusals.length === 0) streams.out(`${file}: ${loaded.game.id} can be played from it.`);
  return refusals.length === 0 ? DONE : REFUSED;
};

const refusalsOf = (
  { game }: Loaded,
  data: ReturnType<typeof readScenario>,
  language: Language,
): readonly string[] => {
  const switches = switchesIn(game.switches, data);
  const setting = game.prepare(game.ground(data), switches);
  const seats = setting.ok ? game.sides(setting.value).map((side) => ({ side })) : [];
  const begun = begin(game, { at: '', scenario: data, switches, seats }, (seq) => seeded(1, seq));
  if (!begun.ok) {
    return begun.error.map((refusal) => `${sayRefusal({ game }, refusal, language)} (${refusal.rule})`);
  }
  const { match, opening } = begun.value;
  return game
    .faults(match.setting, opening.state)
    .map(({ code }) => `the opening position is impossible: ${code}`);
};
