import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { Entry, Kinds } from '@grognard/engine';
import { generalNames } from '@grognard/generals';
import { type Command, common, readArguments, wholeNumber, wordsFor } from '../command.ts';
import { BadInput, DONE } from '../failure.ts';
import { type Loaded, loadGame } from '../games.ts';
import { languageOf } from '../language.ts';
import { writeLog } from '../log/write.ts';
import { progressOf } from '../progress.ts';
import { readScenario } from '../scenarios.ts';
import { beginBattle, type Campaign, fightBattle } from '../simulate/campaign.ts';
import { generalsOf, takeSides } from '../simulate/sides.ts';
import { switchesFrom } from '../simulate/switches.ts';
import type { Tally } from '../simulate/tally.ts';
import type { Streams } from '../streams.ts';

const HELP = `grognard simulate GAME SCENARIO [options]

Has generals play a scenario many times. SCENARIO is the id of a shipped one or a file that ends in .json. The same seed
gives the same battles, whatever the number of jobs.

  --games N      how many battles (100)
  --jobs J       on how many threads (those of the machine)
  --seed S       for chance and whims (1)
  --SIDE NAME    who commands a side, as in --red random; generals: ${generalNames.join(', ')}
  --set N=V      a switch of the game, as in --set digging=forbidden; may be given several times
  --limit N      break a battle off after so many orders (100000)
  --log FILE     write the log of the first battle, for replay and verify
  --progress     tell how far it is, even when nobody watches
  --json         { "games", "ended", "wins": {...}, "orders", "seconds" }`;

const options = {
  ...common,
  games: { type: 'string' },
  jobs: { type: 'string' },
  seed: { type: 'string' },
  set: { type: 'string', multiple: true },
  limit: { type: 'string' },
  log: { type: 'string' },
  progress: { type: 'boolean' },
} as const;

export const simulate: Command = {
  name: 'simulate',
  summary: 'have generals play a scenario many times',
  help: HELP,
  run: async (args, streams) => {
    const { rest, named } = takeSides(args, Object.keys(options));
    const { values, positionals } = readArguments(rest, options);
    const { GAME: id, SCENARIO: place } = wordsFor(positionals, ['GAME', 'SCENARIO']);
    const number = (name: 'games' | 'jobs' | 'seed' | 'limit', usual: number, least: number, most: number) =>
      wholeNumber(name, values[name] ?? String(usual), least, most);
    const games = number('games', 100, 1, 1_000_000);
    const jobs = number('jobs', availableParallelism(), 1, 256);
    const loaded = await loadGame(id);
    const campaign = campaignOf(loaded, place, named, values.set ?? [], {
      seed: number('seed', 1, 0, 0xffffffff),
      limit: number('limit', 100_000, 1, 1_000_000_000),
    });
    // Begun once here, so that a scenario that cannot be played is told before the workers start.
    beginBattle(loaded, campaign, 0, languageOf(values.lang));
    if (values.log !== undefined) keepLog(loaded, campaign, values.log);
    await play(campaign, games, jobs, values.progress === true, values.json === true, streams);
    return DONE;
  },
};

const campaignOf = (
  loaded: Loaded,
  place: string,
  named: Readonly<Record<string, string>>,
  settings: readonly string[],
  numbers: { readonly seed: number; readonly limit: number },
): Campaign => {
  const { game } = loaded;
  const scenario = readScenario(loaded, place);
  const switches = switchesFrom(game.switches, scenario, settings);
  const setting = game.prepare(game.ground(scenario), switches);
  const sides = setting.ok ? game.sides(setting.value) : [];
  return { game: game.id, scenario, switches, generals: generalsOf(game.id, sides, named), ...numbers };
};

const keepLog = (loaded: Loaded, campaign: Campaign, file: string): void => {
  if (!existsSync(dirname(file))) throw new BadInput(`${file}: its folder does not exist`);
  const begun = beginBattle(loaded, campaign, 0);
  const entries: Entry<Kinds>[] = [];
  fightBattle(campaign, begun, 0, (entry) => entries.push(entry));
  writeLog(file, { opening: begun.opening, entries });
};

const play = async (
  campaign: Campaign,
  games: number,
  jobs: number,
  asked: boolean,
  json: boolean,
  streams: Streams,
): Promise<void> => {
  const { fightAll } = await import('../simulate/workers.ts');
  const progress = progressOf(streams, 'battles', games, asked);
  const begun = performance.now();
  const tally = await fightAll(campaign, games, jobs, progress.step);
  progress.end();
  const seconds = Math.round(performance.now() - begun) / 1000;
  streams.out(json ? JSON.stringify({ ...tally, seconds }) : sentenceOf(tally, seconds));
};

const sentenceOf = ({ games, ended, wins, orders }: Tally, seconds: number): string => {
  const won = Object.entries(wins).map(([name, count]) => `${name} ${count}`);
  return `${games} battles, ${ended} ended: ${won.join(', ')}; ${orders} orders in ${seconds} s`;
};
