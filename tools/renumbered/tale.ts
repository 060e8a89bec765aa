import {
  type AnOrder,
  type AReading,
  type ATold,
  begin,
  canonical,
  defaultsOf,
  type Game,
  type GameTypes,
  isPlayer,
  type Language,
  type Ledger,
  type Luck,
  languages,
  type Match,
  openLedger,
  ordered,
  outlook,
  owedBy,
  type Player,
  type Result,
  randomFrom,
  randomOrder,
  type Schemas,
  seeded,
  type TableTold,
  toldOf,
} from '@grognard/engine';
import { comparable, handedOn } from './alias.ts';

/** A battle to be played at random. */
export interface Battle {
  /** A scenario, as a file has it. */
  readonly scenario: unknown;
  readonly seats: readonly Player[];
  readonly seed: number;
  readonly orders: number;
}

export interface Played {
  readonly game: Game<GameTypes>;
  readonly schemas: Pick<Schemas<GameTypes>, 'scenario'>;
}

type Random = ReturnType<typeof randomFrom>;

/** Hands nothing on as it was found: of what goes from one part of the game to the next all ids are new. */
export const forgetful = (game: Game<GameTypes>): Game<GameTypes> => ({
  ...game,
  open: (...given) => handedOn(game.open(...given)),
  resolve: (...given) => handedOn(game.resolve(...given)),
  witness: (...given) => handedOn(game.witness(...given)),
});

/** So many wishes at random are asked for before each order. */
const WHIMS = 3;

type Note = (what: string, found: unknown) => void;

interface Sitting {
  readonly match: Match<GameTypes>;
  readonly luck: Luck;
  readonly random: Random;
  readonly note: Note;
}

/**
 * All that is done and said in a battle at random, a line for each thing: what a hand asks for and what is said against it,
 * what is ordered and what comes of it, what every seat sees and is told, in each language.
 */
export const taleOf = async ({ game, schemas }: Played, battle: Battle): Promise<readonly string[]> => {
  const { seats, seed, orders } = battle;
  for (const language of languages) await game.learn?.(language);
  const scenario = read(schemas.scenario(battle.scenario));
  const luck: Luck = (seq) => seeded(seed, seq);
  const switches = defaultsOf(game.switches);
  const { match, opening } = read(begin(game, { at: '', scenario, switches, seats }, luck));
  const lines: string[] = [];
  const note: Note = (what, found) => {
    lines.push(`${what}: ${canonical(comparable(JSON.parse(JSON.stringify(found ?? null))))}`);
  };
  note('opening', opening.state);
  const sitting = { match, luck, random: randomFrom(seed), note };
  let ledger: Ledger<GameTypes> | undefined = openLedger(opening);
  for (let order = 0; order < orders && ledger !== undefined; order += 1) ledger = oneOrder(sitting, ledger);
  return lines;
};

const read = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const inEach = (say: (language: Language) => unknown): unknown => languages.map(say);

/** The ledger after one more order; undefined once nobody owes anything. */
const oneOrder = (sitting: Sitting, ledger: Ledger<GameTypes>): Ledger<GameTypes> | undefined => {
  const { match, luck, random, note } = sitting;
  const owing = match.seats
    .filter(isPlayer)
    .filter((each) => owedBy(outlook(match, ledger.table, each), each).length > 0);
  const seat = owing[random.below(Math.max(1, owing.length))];
  if (seat === undefined) return undefined;
  const look = outlook(match, ledger.table, seat);
  const reading = match.game.read(match.setting, look.view);
  askFor(sitting, reading, seat);
  const chosen = randomOrder(match, reading, seat, owedBy(look, seat), random);
  if (chosen === undefined) return undefined;
  noteBefore(sitting, reading, seat, chosen.order);
  const { entry, ledger: after } = read(ordered(match, ledger, { seat, ...chosen }, luck, ''));
  for (const event of entry.events) note('event', event);
  note('draws', entry.draws);
  for (const each of [...match.seats, 'spectator', 'umpire'] as const) {
    const view = outlook(match, after.table, each);
    note('view', view);
    note(
      'owed',
      view.decisions.map((decision) => inEach((to) => match.game.words(to).decision(decision))),
    );
    for (const told of toldOf(match, ledger.table, entry, each)) noteTold(sitting, told);
  }
  return after;
};

/** Wishes at random, and all that is against them. */
const askFor = ({ match: { game }, random, note }: Sitting, reading: AReading, seat: Player): void => {
  for (let whim = 0; whim < WHIMS; whim += 1) {
    const proposed = game.propose(reading, seat, game.whim(reading, seat, random));
    note('proposed', proposed);
    if (proposed.ok) continue;
    const said = handedOn(proposed.error).map((each) => inEach((to) => game.words(to).refusal(each)));
    note('against it', [...new Set(said.map((each) => JSON.stringify(each)))].sort());
  }
};

/** An order, and what is said before it is confirmed. */
const noteBefore = (sitting: Sitting, reading: AReading, seat: Player, order: AnOrder): void => {
  const { match, note } = sitting;
  note('order', order);
  for (const notice of match.game.notices?.(reading, seat, order) ?? []) {
    note('notice', notice);
    note(
      'in words',
      inEach((to) => match.game.words(to).notice?.(handedOn(notice))),
    );
  }
};

const noteTold = ({ match, note }: Sitting, told: ATold | TableTold): void => {
  note('told', told);
  if ('kind' in told)
    note(
      'in words',
      inEach((to) => match.game.tell(match.setting, told, to)),
    );
};
