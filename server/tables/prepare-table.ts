import {
  canonical,
  commitmentOf,
  type GameTypes,
  isPlayer,
  type Luck,
  type Opening,
  opened,
  type Refusal,
  type Seat,
  type SeatWanted,
  type SwitchValues,
  sayRefusal,
  sealed,
  seatProblems,
  type TableMade,
  type TableWanted,
} from '@grognard/engine';
import { optionProblems } from '@grognard/engine/position';
import { generalsFor } from '@grognard/generals';
import { examplesOf } from '../content/examples.ts';
import type { LoadedGame } from '../content/games.ts';
import { scenariosOf, switchesOf } from '../content/scenarios.ts';
import { HttpError } from '../http-error.ts';
import { LONGEST_SCENARIO, LONGEST_TEXT, tooLong } from '../inspection/bounds.ts';
import type { NewTable } from '../inspection/task.ts';
import type { Store } from '../store/store.ts';
import { createTable } from './create-table.ts';
import { newSecret, sha256 } from './keys.ts';
import { sharedSettingFor } from './shared-settings.ts';

/** What is set up: a scenario by its name, and the switches it is played with. */
interface BattleSetup {
  readonly name: string;
  readonly scenario: GameTypes['Scenario'];
  readonly switches: SwitchValues;
}

const wrong = (path: string, message: string): HttpError => new HttpError(400, 'bad-request', message, path);

const shipped = (loaded: LoadedGame, id: string): BattleSetup => {
  const found = scenariosOf(loaded).find(({ info }) => info.id === id);
  if (found === undefined) throw new HttpError(404, 'not-found', 'There is no such scenario.', 'scenario');
  return { name: id, scenario: found.scenario, switches: switchesOf(loaded, found.scenario) };
};

const worked = (loaded: LoadedGame, id: string): BattleSetup => {
  const found = examplesOf(loaded).find(({ info }) => info.id === id);
  if (found === undefined) throw new HttpError(404, 'not-found', 'There is no such example.', 'example');
  const { position, scenario, options = {} } = found.file;
  if (typeof scenario === 'string') {
    const base = shipped(loaded, scenario);
    return { ...base, name: id, switches: { ...base.switches, ...options } };
  }
  const read = loaded.schemas.scenario(position ?? scenario);
  if (!read.ok) throw new HttpError(404, 'not-found', 'This example cannot be set up.', 'example');
  const switches = { ...switchesOf(loaded, read.value), ...options };
  const { title, about } = found.info;
  const named = 'title' in read.value ? { ...read.value, title, about } : read.value;
  return { name: id, scenario: named, switches };
};

/** A scenario that somebody has made; whether it can be played its game says when the battle begins. */
const made = (loaded: LoadedGame, own: object): BattleSetup => {
  if (JSON.stringify(own).length > LONGEST_SCENARIO)
    throw new HttpError(
      413,
      'too-large',
      `A scenario has no more than ${LONGEST_SCENARIO} characters.`,
      'own',
    );
  const path = tooLong(own);
  if (path !== undefined)
    throw new HttpError(
      413,
      'too-large',
      `A text has no more than ${LONGEST_TEXT} characters.`,
      ['own', ...path].join('.'),
    );
  const read = loaded.schemas.scenario(own);
  if (!read.ok) {
    const [problem] = read.error;
    throw wrong(
      ['own', ...(problem?.path ?? [])].join('.'),
      problem?.message.en ?? 'This is no scenario of the game.',
    );
  }
  const switches = switchesOf(loaded, read.value);
  const [problem] = optionProblems(loaded.game.switches, switches);
  if (problem !== undefined)
    throw wrong(['own', 'switches', ...problem.path.slice(1)].join('.'), problem.message.en);
  return { name: 'own', scenario: read.value, switches };
};

const baseOf = (loaded: LoadedGame, { scenario, example, own }: TableWanted): BattleSetup => {
  if ([scenario, example, own].filter((each) => each !== undefined).length !== 1)
    throw wrong('scenario', 'Name a scenario or an example or send one of your own, and only one of them.');
  if (own !== undefined) return made(loaded, own);
  return scenario === undefined ? worked(loaded, example ?? '') : shipped(loaded, scenario);
};

const setupOf = (loaded: LoadedGame, wanted: TableWanted): BattleSetup => {
  const { switches = {} } = wanted;
  const [problem] = optionProblems(loaded.game.switches, switches);
  if (problem !== undefined)
    throw wrong(['switches', ...problem.path.slice(1)].join('.'), problem.message.en);
  const base = baseOf(loaded, wanted);
  return { ...base, switches: { ...base.switches, ...switches } };
};

/** A worked example is looked at from all sides, by whoever has set it up, unless he says who sits there. */
const seatsFor = (
  { game }: LoadedGame,
  setting: GameTypes['Setting'],
  { example, seats }: TableWanted,
): readonly SeatWanted[] =>
  example === undefined || seats.length > 0
    ? seats
    : game.sides(setting).map((side) => ({ seat: { side }, by: 'hot-seat' }));

/** What is wrong with the seats that were asked for, and where. */
const seatProblem = (
  { game }: LoadedGame,
  setting: GameTypes['Setting'],
  seats: readonly SeatWanted[],
): HttpError | undefined => {
  const at = (place: number | undefined, message: string): HttpError =>
    wrong(['seats', ...(place === undefined ? [] : [place])].join('.'), message);
  const [problem] = seatProblems({ game, setting, seats: seats.map(({ seat }) => seat) });
  if (problem !== undefined) return at(problem.place, problem.message);
  const generals = generalsFor(game.id);
  for (const [place, { seat, by }] of seats.entries()) {
    if (typeof by !== 'object') continue;
    if (!isPlayer(seat)) return at(place, 'Only a player can be a general.');
    if (!generals.includes(by.general))
      return at(place, `No such general plays ${game.id}, only: ${generals.join(', ')}.`);
  }
  return undefined;
};

/** A table as somebody wants it, all but its keys. */
const prepareTable = (loaded: LoadedGame, wanted: TableWanted): NewTable => {
  const { game } = loaded;
  const { name, scenario, switches } = setupOf(loaded, wanted);
  const refused = (refusals: readonly Refusal[]): HttpError => {
    const said = refusals.map((refusal) => `${sayRefusal(loaded, refusal, 'en')} (${refusal.rule})`);
    return new HttpError(422, 'refused', said.join(' '));
  };
  const shared = sharedSettingFor(loaded, scenario, switches);
  if (!shared.ok) throw refused(shared.error);
  const { setting } = shared.value;
  const seats = seatsFor(loaded, setting, wanted);
  const problem = seatProblem(loaded, setting, seats);
  if (problem !== undefined) throw problem;
  const secret = newSecret();
  const luck: Luck = (seq) => sealed({ secret, words: [] }, seq, sha256);
  const begun = opened(
    { game, setting, seats: seats.map(({ seat }): Seat => seat) },
    {
      ...{ at: new Date().toISOString(), scenario, switches, sandbox: wanted.sandbox ?? false },
      commitment: commitmentOf(secret, sha256),
    },
    luck,
  );
  if (!begun.ok) throw refused(begun.error);
  return { game: game.id, opening: keptText(begun.value), switches, seats, scenario: name, secret };
};

/** As it is kept; what came along may hold a -0, which nothing that is kept does. */
const keptText = (opening: Opening<GameTypes>): string => {
  try {
    return canonical(opening);
  } catch (error) {
    throw wrong('own', error instanceof Error ? error.message : String(error));
  }
};

const noGame = (): HttpError =>
  new HttpError(404, 'not-found', 'There is no such game to play.', 'body.game');

/** The same for a scenario that came along, of which nobody knows what it costs. */
export const prepareOwnTable = async (
  gameOf: (id: string) => Promise<LoadedGame | undefined>,
  wanted: TableWanted,
): Promise<NewTable> => {
  const loaded = await gameOf(wanted.game);
  if (loaded === undefined) throw noGame();
  return prepareTable(loaded, wanted);
};

/** Sets a table up as somebody wants it. */
export const setUpTable = async (
  store: Store,
  loaded: LoadedGame,
  wanted: TableWanted,
  share?: string,
): Promise<TableMade> => createTable(store, prepareTable(loaded, wanted), { share });
