import {
  appended,
  begin,
  defaultsOf,
  type GameTypes,
  isPlayer,
  type Ledger,
  type Luck,
  type Match,
  openLedger,
  ordered,
  outlook,
  owedBy,
  type Player,
  randomFrom,
  randomOrder,
  seeded,
  strikeEntry,
  takeBack,
} from '@grognard/engine';
import type { Trial } from '@grognard/engine/conformance';
import type { RecordedLog } from './logs.ts';

const SEED = 21;
const AT = '1970-01-01T00:00:00.000Z';
/** One press in so many orders. */
const BACK = 8;

type Random = ReturnType<typeof randomFrom>;

/** A game at random by the rules of today, some of it taken back, to be kept for later versions. */
export const playedToday = <K extends GameTypes>(
  name: string,
  { game, schemas, scenario, switches, seats, maxOrders }: Trial<K>,
  most = Math.min(maxOrders, 120),
): RecordedLog<K> => {
  const luck: Luck = (seq) => seeded(SEED, seq);
  const values = switches ?? defaultsOf(game.switches);
  const begun = begin(game, { at: AT, scenario, switches: values, seats }, luck);
  if (!begun.ok) throw new Error(`the scenario cannot be opened: ${JSON.stringify(begun.error)}`);
  const match = { ...begun.value.match, readOrder: schemas.order };
  const random = randomFrom(SEED);
  let ledger: Ledger<K> | undefined = openLedger(begun.value.opening);
  let latest = ledger;
  for (let order = 0; order < most && ledger !== undefined; order += 1) {
    latest = ledger;
    ledger =
      random.below(BACK) === 0 ? tookBack(match, ledger, random) : gaveOrder(match, ledger, random, luck);
  }
  const { opening, entries, table } = ledger ?? latest;
  return { name: `v${game.version}-${name}`, log: { opening, entries }, table };
};

/** So many orders tell whether a table goes on. */
const ONWARD = 40;

/** What goes wrong at a table that was left in the middle of a log, and is played on by the rules of today. */
export const playedOn = <K extends GameTypes>(
  match: Match<K>,
  { log }: RecordedLog<K>,
): readonly string[] => {
  const { game, setting } = match;
  const random = randomFrom(SEED);
  const half = log.entries.slice(0, Math.ceil(log.entries.length / 2));
  let ledger: Ledger<K> | undefined = half.reduce(
    (so, entry) => appended(match, so, entry),
    openLedger(log.opening),
  );
  for (let order = 0; order < ONWARD && ledger !== undefined; order += 1) {
    const wrong = game.faults(setting, ledger.table.state);
    if (wrong.length > 0) return wrong.map((fault) => JSON.stringify(fault));
    ledger = gaveOrder(match, ledger, random, (seq) => seeded(SEED, seq));
  }
  return [];
};

const oneOf = (random: Random, seats: readonly Player[]): Player | undefined =>
  seats[random.below(Math.max(1, seats.length))];

const tookBack = <K extends GameTypes>(match: Match<K>, ledger: Ledger<K>, random: Random): Ledger<K> => {
  const seat = oneOf(random, match.seats.filter(isPlayer));
  if (seat === undefined) return ledger;
  const taken = takeBack(match, ledger, seat);
  if (!taken.ok) return ledger;
  return appended(match, ledger, strikeEntry(ledger, taken.value.strikes, seat, '', AT, taken.value.luck));
};

/** Undefined once nobody owes anything. */
const gaveOrder = <K extends GameTypes>(
  match: Match<K>,
  ledger: Ledger<K>,
  random: Random,
  luck: Luck,
): Ledger<K> | undefined => {
  const players = match.seats.filter(isPlayer);
  const owing = players.filter((each) => owedBy(outlook(match, ledger.table, each), each).length > 0);
  const seat = oneOf(random, owing);
  if (seat === undefined) return undefined;
  const look = outlook(match, ledger.table, seat);
  const chosen = randomOrder(
    match,
    match.game.read(match.setting, look.view),
    seat,
    owedBy(look, seat),
    random,
  );
  if (chosen === undefined) return undefined;
  const done = ordered(match, ledger, { seat, ...chosen }, luck, AT);
  if (!done.ok) throw new Error(`what was offered is refused: ${JSON.stringify(done.error)}`);
  return done.value.ledger;
};
