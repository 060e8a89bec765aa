import {
  type Decision,
  type Game,
  type GameTypes,
  type Line,
  type Match,
  outcomeOf,
  type Refusal,
  type Schemas,
  type Seat,
  sayRefusal,
  sayTold,
  type Table,
} from '@grognard/engine';
import {
  type Battle,
  battleFrom,
  playerNamed,
  type Start,
  toldTo,
  UnlikeOrder,
  type Verdict,
} from '@grognard/engine/position';
import type { Saw } from '@grognard/engine/rulebook';

/** What came of an order that stood. */
export interface Done<K extends GameTypes> extends Verdict<K> {
  /** What a seat is told of it, in English: `red`, `red:left`, `umpire`, `spectator`. */
  lines(seat: string): readonly Line[];
}

/** A battle for tests: each order goes through the referee, and the proof sees whatever comes of it. */
export interface Stand<K extends GameTypes> {
  readonly match: Match<K>;
  table(): Table<K>;
  decisions(): readonly Decision[];
  view(seat: string): K['View'];
  /** Gives an order that must stand; refused, the test fails with the referee's sentences. */
  does(seat: string, order: unknown): Done<K>;
  /** Gives an order that must be refused: an assertion of its own, while orders that must stand only lead up to one. */
  refuses(seat: string, order: unknown): readonly Refusal[];
}

const seatNamed = (name: string): Seat =>
  name === 'umpire' || name === 'spectator' ? name : playerNamed(name);

/** `const at = tableFor(game, schemas)` once a test file; `at(saw, { scenario })` once a test. */
export const tableFor =
  <K extends GameTypes>(game: Game<K>, schemas: Pick<Schemas<K>, 'order' | 'written'>) =>
  (saw: Saw, start: Start<K>): Stand<K> => {
    const battle = battleFrom(game, schemas, start);
    if (!battle.ok) throw new Error(`The battle cannot begin: ${sentences({ game }, saw(battle.error))}`);
    return standAt(battle.value, saw);
  };

const standAt = <K extends GameTypes>(battle: Battle<K>, saw: Saw): Stand<K> => {
  const { match } = battle;
  const give = (seat: string, order: unknown): Verdict<K> => {
    const verdict = battle.order(seat, order);
    saw([verdict.refusals, verdict.events]);
    return verdict;
  };
  return {
    match,
    table: battle.table,
    decisions: battle.decisions,
    view: (seat) => match.game.view(match.setting, battle.table().state, seatNamed(seat)),
    does: (seat, order) => {
      const verdict = give(seat, order);
      if (!verdict.done)
        throw new UnlikeOrder(`${seat} was refused: ${sentences(match, verdict.refusals)}`, verdict.refusals);
      const linesOf = (listener: Seat): readonly Line[] => linesFor(match, verdict, listener);
      saw([outcomeOf(match, verdict.table), ...[...match.seats, 'umpire' as const].map(linesOf)]);
      return { ...verdict, lines: (listener) => linesOf(seatNamed(listener)) };
    },
    refuses: (seat, order) => {
      const verdict = give(seat, order);
      if (verdict.done)
        throw new UnlikeOrder(`${seat}'s order stood, and was to be refused: ${JSON.stringify(order)}`, []);
      saw.asserted?.();
      return verdict.refusals;
    },
  };
};

const linesFor = <K extends GameTypes>(match: Match<K>, verdict: Verdict<K>, seat: Seat): readonly Line[] =>
  toldTo(match, verdict, seat).map((told) => sayTold(match, told, 'en'));

const sentences = <K extends GameTypes>(
  match: Pick<Match<K>, 'game'>,
  refusals: readonly Refusal[],
): string => refusals.map((refusal) => `${sayRefusal(match, refusal, 'en')} (${refusal.rule})`).join(' ');
