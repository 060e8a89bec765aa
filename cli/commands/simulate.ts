import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { Entry, GameTypes } from '@grognard/engine';
import { generalNames } from '@grognard/generals';
import { type Command, common, readArguments, wholeNumber, wordsFor } from '../command.ts';
import { badAt, DONE } from '../failure.ts';
import { type LoadedGame, loadGame } from '../games.ts';
import { writeLog } from '../log/write.ts';
import { progressOf } from '../progress.ts';
import { readScenario } from '../scenarios.ts';
import { seatNames } from '../seats.ts';
import { beginBattle, type Campaign, fightBattle } from '../simulate/campaign.ts';
import { generalsOf, takeSides } from '../simulate/sides.ts';
import { switchesFrom } from '../simulate/switches.ts';
import type { BattleTally } from '../simulate/tally.ts';
import type { Streams } from '../streams.ts';
import type { Voice } from '../words/voice.ts';

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
  known: generalNames,
  run: async (args, streams, voice) => {
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
    beginBattle(loaded, campaign, 0);
    if (values.log !== undefined) keepLog(loaded, campaign, values.log);
    const asked = { progress: values.progress === true, json: values.json === true };
    await play(campaign, { games, jobs, ...asked }, streams, voice);
    return DONE;
  },
};

const campaignOf = (
  loaded: LoadedGame,
  place: string,
  named: Readonly<Record<string, string>>,
  settings: readonly string[],
  numbers: { readonly seed: number; readonly limit: number },
): Campaign => {
  const { game } = loaded;
  const scenario = readScenario(loaded, place);
  const switches = switchesFrom(game.switches, scenario, settings);
  const setting = game.prepare(game.publicScenario(scenario), switches);
  const sides = setting.ok ? game.sides(setting.value) : [];
  return { game: game.id, scenario, switches, generals: generalsOf(game.id, sides, named), ...numbers };
};

const keepLog = (loaded: LoadedGame, campaign: Campaign, file: string): void => {
  if (!existsSync(dirname(file))) throw badAt(file, ({ faults }) => faults.noFolder);
  const begun = beginBattle(loaded, campaign, 0);
  const entries: Entry<GameTypes>[] = [];
  fightBattle(campaign, begun, 0, (entry) => entries.push(entry));
  writeLog(file, { opening: begun.opening, entries });
};

interface Manner {
  readonly games: number;
  readonly jobs: number;
  readonly progress: boolean;
  readonly json: boolean;
}

const play = async (
  campaign: Campaign,
  { games, jobs, progress: asked, json }: Manner,
  streams: Streams,
  voice: Voice,
): Promise<void> => {
  const { fightAll } = await import('../simulate/workers.ts');
  const progress = progressOf(streams, voice.words.answers.battlesFought, games, asked);
  const begun = performance.now();
  const tally = await fightAll(campaign, games, jobs, progress.step);
  progress.end();
  const seconds = Math.round(performance.now() - begun) / 1000;
  streams.out(json ? JSON.stringify({ ...tally, seconds }) : sentenceOf(campaign, tally, seconds, voice));
};

const sentenceOf = (
  { scenario, generals }: Campaign,
  { games, ended, wins, orders }: BattleTally,
  seconds: number,
  { language, words: { answers } }: Voice,
): string => {
  const nameOf = seatNames(scenario);
  const won = Object.entries(wins).map(
    ([side, count]) => `${side in generals ? nameOf({ side }, language) : answers.draws} ${count}`,
  );
  return answers.tally(games, ended, won, orders, seconds);
};
