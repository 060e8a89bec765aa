import {
  begin,
  canonical,
  commitmentOf,
  type Entry,
  isPlayer,
  type Kinds,
  type Luck,
  type Opening,
  type Seat,
  type SeatKey,
  type SeatWanted,
  type SwitchValues,
  sameSeat,
  sayRefusal,
  sealed,
  type TableMade,
  type TableWanted,
} from '@grognard/engine';
import { optionProblems } from '@grognard/engine/position';
import { generalsFor } from '@grognard/generals';
import { Refused } from '../failure.ts';
import { examplesOf } from '../shelf/examples.ts';
import type { Loaded } from '../shelf/load.ts';
import { scenariosOf, switchesOf } from '../shelf/scenarios.ts';
import type { Store } from '../store/store.ts';
import { hashOf, newKey, newSecret, newTableId, sha256 } from './keys.ts';
import { GENERALS_PAPER, HOUSE_PAPER, type HousePaper, type SeatPaper } from './papers.ts';

/** What is set up: a scenario by its name, and the switches it is played with. */
interface SetUp {
  readonly name: string;
  readonly scenario: Kinds['Scenario'];
  readonly switches: SwitchValues;
}

const wrong = (path: string, message: string): Refused => new Refused(400, 'bad-request', message, path);

const shipped = (loaded: Loaded, id: string): SetUp => {
  const found = scenariosOf(loaded).find(({ told }) => told.id === id);
  if (found === undefined) throw new Refused(404, 'not-found', 'There is no such scenario.', 'scenario');
  return { name: id, scenario: found.scenario, switches: switchesOf(loaded, found.scenario) };
};

const worked = (loaded: Loaded, id: string): SetUp => {
  const found = examplesOf(loaded).find(({ told }) => told.id === id);
  if (found === undefined) throw new Refused(404, 'not-found', 'There is no such example.', 'example');
  const { position, scenario, options = {} } = found.file;
  if (typeof scenario === 'string') {
    const base = shipped(loaded, scenario);
    return { ...base, name: id, switches: { ...base.switches, ...options } };
  }
  const read = loaded.schemas.scenario(position ?? scenario);
  if (!read.ok) throw new Refused(404, 'not-found', 'This example cannot be set up.', 'example');
  const switches = { ...switchesOf(loaded, read.value), ...options };
  const { title, about } = found.told;
  const named = 'title' in read.value ? { ...read.value, title, about } : read.value;
  return { name: id, scenario: named, switches };
};

/** As large as a scenario from elsewhere may be, in characters of JSON. */
const LARGEST_OWN = 100_000;

/** A scenario that somebody has made; whether it can be played its game says when the battle begins. */
const made = (loaded: Loaded, own: object): SetUp => {
  if (JSON.stringify(own).length > LARGEST_OWN)
    throw new Refused(413, 'too-large', `A scenario has no more than ${LARGEST_OWN} characters.`, 'own');
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

const baseOf = (loaded: Loaded, { scenario, example, own }: TableWanted): SetUp => {
  if ([scenario, example, own].filter((each) => each !== undefined).length !== 1)
    throw wrong('scenario', 'Name a scenario or an example or send one of your own, and only one of them.');
  if (own !== undefined) return made(loaded, own);
  return scenario === undefined ? worked(loaded, example ?? '') : shipped(loaded, scenario);
};

const setUpOf = (loaded: Loaded, wanted: TableWanted): SetUp => {
  const { switches = {} } = wanted;
  const [problem] = optionProblems(loaded.game.switches, switches);
  if (problem !== undefined)
    throw wrong(['switches', ...problem.path.slice(1)].join('.'), problem.message.en);
  const base = baseOf(loaded, wanted);
  return { ...base, switches: { ...base.switches, ...switches } };
};

/** A worked example is looked at from all sides, by whoever has set it up, unless he says who sits there. */
const seatsFor = ({ game }: Loaded, setUp: SetUp, { example, seats }: TableWanted): readonly SeatWanted[] => {
  if (example === undefined || seats.length > 0) return seats;
  const setting = game.prepare(game.ground(setUp.scenario), setUp.switches);
  return setting.ok ? game.sides(setting.value).map((side) => ({ seat: { side }, by: 'hot-seat' })) : seats;
};

/** What is wrong with the seats that were asked for, and where. */
interface Unseated {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Each side is played by one seat, or by one for each of its commands. */
const seatProblems = (loaded: Loaded, setUp: SetUp, seats: readonly SeatWanted[]): readonly Unseated[] => {
  const { game } = loaded;
  const setting = game.prepare(game.ground(setUp.scenario), setUp.switches);
  if (!setting.ok) return [];
  const sides = game.sides(setting.value);
  const problems = seats.flatMap(({ seat, by }, place): Unseated[] => {
    const at = (message: string): Unseated[] => [{ path: ['seats', place], message }];
    if (seats.slice(0, place).some((other) => sameSeat(other.seat, seat)))
      return at('This seat is taken twice.');
    if (typeof by === 'object' && !isPlayer(seat)) return at('Only a player can be a general.');
    if (typeof by === 'object' && !generalsFor(game.id).includes(by.general))
      return at(`No such general plays ${game.id}, only: ${generalsFor(game.id).join(', ')}.`);
    if (!isPlayer(seat)) return [];
    if (!sides.includes(seat.side)) return at(`There is no such side, only: ${sides.join(', ')}.`);
    const commands = game.commands(setting.value, seat.side);
    return seat.command === undefined || commands.includes(seat.command)
      ? []
      : at(`There is no such command, only: ${commands.join(', ') || 'none'}.`);
  });
  return problems.length > 0
    ? problems
    : sides.flatMap((side) => sideProblems(side, seats, game.commands(setting.value, side)));
};

const sideProblems = (
  side: string,
  seats: readonly SeatWanted[],
  commands: readonly string[],
): readonly Unseated[] => {
  const players = seats
    .map(({ seat }) => seat)
    .filter(isPlayer)
    .filter((player) => player.side === side);
  const whole = players.some(({ command }) => command === undefined);
  const at = (message: string): readonly Unseated[] => [{ path: ['seats'], message }];
  if (players.length === 0) return at(`Nobody plays ${side}.`);
  if (whole) return players.length > 1 ? at(`${side} is played whole, or by its commands.`) : [];
  const missing = commands.filter((command) => !players.some((player) => player.command === command));
  return missing.length === 0 ? [] : at(`Nobody plays ${side}: ${missing.join(', ')}.`);
};

interface Seated {
  readonly papers: readonly SeatPaper[];
  readonly keys: readonly SeatKey[];
}

/** A key for each seat that a person takes. */
const seatAll = (seats: readonly SeatWanted[]): Seated => {
  const keys: SeatKey[] = [];
  const papers = seats.map(({ seat, by }): SeatPaper => {
    if (typeof by === 'object') return { seat, by };
    const key = newKey();
    keys.push({ seat, key });
    return { seat, by, key: hashOf(key) };
  });
  return { papers, keys };
};

interface Founding {
  readonly opening: Opening<Kinds>;
  readonly entries?: readonly Entry<Kinds>[];
  readonly seats: readonly SeatWanted[];
  readonly scenario: string;
  readonly secret: string;
  /** What the address that sets it up is counted under. */
  readonly share?: string | undefined;
}

const isGeneral = ({ by }: SeatWanted): boolean => typeof by === 'object';

/** Whether generals play all of the sides, whoever may look on. */
export const isForGenerals = (seats: readonly SeatWanted[]): boolean =>
  seats.some(isGeneral) && seats.every((each) => isGeneral(each) || !isPlayer(each.seat));

/** Writes a new table down; the keys are told this once. */
export const found = async (store: Store, founding: Founding): Promise<TableMade> => {
  const { opening, entries = [], seats, scenario, secret, share } = founding;
  const owner = newKey();
  const { papers, keys } = seatAll(seats);
  const { switches } = opening;
  const played = seats.some(isGeneral);
  const counted = played && share !== undefined ? { share } : {};
  const house: HousePaper = { owner: hashOf(owner), secret, scenario, seats: papers, switches, ...counted };
  const table = newTableId();
  const created = await store.createGame({
    id: table,
    kind: opening.game,
    at: Date.now(),
    entry: canonical(opening),
    papers: [
      { name: HOUSE_PAPER, text: JSON.stringify(house) },
      ...(played && !isForGenerals(seats) ? [{ name: GENERALS_PAPER, text: '' }] : []),
    ],
  });
  if (!created) throw new Error('the id of a new table is taken');
  if (entries.length > 0) await store.append({ game: table, after: 0, entries: entries.map(canonical) });
  return { table, owner, keys };
};

/** Sets a table up as somebody wants it. */
export const makeTable = async (
  store: Store,
  loaded: Loaded,
  wanted: TableWanted,
  share?: string,
): Promise<TableMade> => {
  const setUp = setUpOf(loaded, wanted);
  const seats = seatsFor(loaded, setUp, wanted);
  const [problem] = seatProblems(loaded, setUp, seats);
  if (problem !== undefined) throw wrong(problem.path.join('.'), problem.message);
  const secret = newSecret();
  const luck: Luck = (seq) => sealed({ secret, words: [] }, seq, sha256);
  const { scenario, switches } = setUp;
  const begun = begin(
    loaded.game,
    {
      at: new Date().toISOString(),
      scenario,
      switches,
      seats: seats.map(({ seat }): Seat => seat),
      sandbox: wanted.sandbox ?? false,
      commitment: commitmentOf(secret, sha256),
    },
    luck,
  );
  if (!begun.ok) {
    const said = begun.error.map((refusal) => `${sayRefusal(loaded, refusal, 'en')} (${refusal.rule})`);
    throw new Refused(422, 'refused', said.join(' '));
  }
  return found(store, { opening: begun.value.opening, seats, scenario: setUp.name, secret, share });
};
