import { type Random, randomFrom } from '../chance/random.ts';
import { seeded } from '../chance/seeded.ts';
import type { GameTypes } from '../contract/game.ts';
import { isPlayer, type Player, type Seat, seatName } from '../contract/seat.ts';
import { defaultsOf } from '../contract/switch.ts';
import { deepFrozen } from '../json/freeze.ts';
import type { Entry, Opening } from '../log/entry.ts';
import { type Ledger, openLedger } from '../log/ledger.ts';
import { begin, type Luck, ordered } from '../log/playing.ts';
import type { Submission } from '../table/decide.ts';
import type { Match } from '../table/match.ts';
import { openDecisions } from '../table/outcome.ts';
import { outlook } from '../table/outlook.ts';
import { owedBy, randomOrder } from '../table/random-order.ts';
import type { Table } from '../table/table.ts';
import type { Ready } from './trial.ts';

/** One accepted order of a random game. */
export interface Step<K extends GameTypes> {
  readonly before: Table<K>;
  readonly submission: Submission & { readonly order: K['Order'] };
  readonly entry: Entry<K>;
  readonly after: Table<K>;
}

/** A random game, as far as it went. Everything in it is frozen. */
export interface Walk<K extends GameTypes> {
  readonly seed: number;
  readonly match: Match<K>;
  readonly seats: readonly Seat[];
  readonly opening: Opening<K>;
  readonly luck: Luck;
  readonly steps: readonly Step<K>[];
  readonly ledger: Ledger<K>;
  /** Chance for the examiner's own choices. */
  readonly random: Random;
  /** Why it stopped before an outcome. */
  readonly stopped?: string;
}

const luckOf =
  (seed: number): Luck =>
  (seq) =>
    seeded(seed, seq);

/** Everybody who could be told something. */
const everySeat = (seats: readonly Seat[]): readonly Seat[] => [
  ...seats.filter(isPlayer),
  'spectator',
  'umpire',
];

/** Begins a game of the trial; a scenario that cannot be opened is a fault of the trial, not of a law. */
export const beginTrial = <K extends GameTypes>(
  { game, schemas, switches, seats, scenario }: Ready<K>,
  seed: number,
): { readonly match: Match<K>; readonly opening: Opening<K> } => {
  const begun = begin(
    game,
    { at: '', scenario, switches: switches ?? defaultsOf(game.switches), seats },
    luckOf(seed),
  );
  if (!begun.ok) throw new Error(`the scenario cannot be opened: ${JSON.stringify(begun.error)}`);
  return { opening: begun.value.opening, match: { ...begun.value.match, readOrder: schemas.order } };
};

/** Plays one game at random. */
export const walk = <K extends GameTypes>(trial: Ready<K>, seed: number): Walk<K> => {
  const { match, opening } = beginTrial(trial, seed);
  const random = randomFrom(seed);
  const luck = luckOf(seed);
  const steps: Step<K>[] = [];
  let ledger = deepFrozen(openLedger(opening));
  let stopped: string | undefined;
  while (
    stopped === undefined &&
    steps.length < trial.maxOrders &&
    openDecisions(match, ledger.table).length > 0
  ) {
    const step = stepOf(match, ledger, random, luck);
    if (typeof step === 'string') stopped = step;
    else {
      steps.push(step);
      ledger = deepFrozen({ ...ledger, entries: [...ledger.entries, step.entry], table: step.after });
    }
  }
  const seats = everySeat(trial.seats);
  const walked = { seed, match, seats, opening, luck, steps, ledger, random };
  return stopped === undefined ? walked : { ...walked, stopped };
};

/** An order of somebody who owes one, at random; or why there is none. */
export const stepOf = <K extends GameTypes>(
  match: Match<K>,
  ledger: Ledger<K>,
  random: Random,
  luck: Luck,
): Step<K> | string => {
  const seat = someoneOwing(match, ledger.table, random);
  if (seat === undefined) return 'decisions are open, but nobody is left who could answer them';
  const look = outlook(match, ledger.table, seat);
  const reading = match.game.read(match.setting, look.view);
  const chosen = randomOrder(match, reading, seat, owedBy(look, seat), random);
  if (chosen === undefined)
    return `${seatName(seat)} owes a decision, but no order is offered or can be proposed`;
  const submission = { seat, ...chosen };
  const done = ordered(match, ledger, submission, luck, '');
  if (!done.ok) {
    return `${seatName(seat)} was offered ${JSON.stringify(chosen.order)}, and it was refused: ${JSON.stringify(done.error)}`;
  }
  const { entry, ledger: next } = done.value;
  return { before: ledger.table, submission, entry, after: deepFrozen(next.table) };
};

/** A random seat that owes an answer. */
const someoneOwing = <K extends GameTypes>(
  match: Match<K>,
  table: Table<K>,
  random: Random,
): Player | undefined => {
  const owing = match.seats
    .filter(isPlayer)
    .filter((seat) => owedBy(outlook(match, table, seat), seat).length > 0);
  return owing[random.below(owing.length)];
};
