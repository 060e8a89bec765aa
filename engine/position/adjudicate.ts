import { ScriptError } from '../chance/scripted.ts';
import type { Game, GameTypes } from '../contract/game.ts';
import { err, ok, type Result } from '../contract/result.ts';
import type { Problem, Schemas } from '../contract/schemas.ts';
import { problemAt } from '../words/problems.ts';
import type { Battle } from './battle.ts';
import { unmet } from './expectations.ts';
import type { PositionFile } from './file.ts';
import { openedFromPosition } from './opened.ts';
import { type Ruled, ruledOn, type SeatNames } from './ruled.ts';
import { playerNamed } from './seats.ts';
import type { Verdict } from './verdict.ts';

/** What came of a position file: a verdict an order, how things stand at the end, expectations that were not met. */
export interface Adjudged<K extends GameTypes> {
  readonly ruled: readonly Ruled[];
  readonly position: K['Scenario'];
  readonly unmet: readonly Problem[];
  /** What the referee said and what came of it, order by order. */
  readonly verdicts: readonly Verdict<K>[];
}

export interface Manner {
  /** The shipped scenario that the file names by its id. */
  readonly scenario?: unknown;
  /** For chance, where the file scripts none. */
  readonly seed?: number;
  /** What players call the seats in what is told; their ids unless it is said. */
  readonly nameOf?: SeatNames;
}

/** Plays the orders of a position file through the referee; or every reason why the file cannot be played. */
export const adjudicate = <K extends GameTypes>(
  game: Game<K>,
  schemas: Schemas<K>,
  file: PositionFile,
  manner: Manner = {},
): Result<Adjudged<K>, readonly Problem[]> => {
  try {
    const battle = openedFromPosition(game, schemas, file, manner);
    if (!battle.ok) return battle;
    const strangers = seatProblems(battle.value, file);
    return strangers.length > 0 ? err(strangers) : played(battle.value, schemas, file, manner);
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    return err([{ path: ['dice'], message: error.said }]);
  }
};

const seatProblems = <K extends GameTypes>(
  { match }: Battle<K>,
  { orders }: PositionFile,
): readonly Problem[] => {
  const sides = match.game.sides(match.setting);
  return orders.flatMap(({ seat }, place) =>
    sides.includes(playerNamed(seat).side)
      ? []
      : [problemAt(['orders', place, 'seat'], (words) => words.noSide(seat, sides))],
  );
};

const played = <K extends GameTypes>(
  { match, dice, table, order: give }: Battle<K>,
  { order: read }: Schemas<K>,
  { orders, expect = {} }: PositionFile,
  { nameOf }: Manner,
): Result<Adjudged<K>, readonly Problem[]> => {
  const verdicts = orders.map(({ seat, order }) => give(seat, order));
  const misread = verdicts.flatMap(({ order }, place) => misreadIn(read(order), place));
  if (misread.length > 0) return err(misread);
  const ruled = verdicts.map((verdict) => ruledOn(match, verdict, nameOf));
  // A refused order rolls nothing, so its dice may well be left.
  const spare = ruled.every(({ verdict }) => verdict === 'done') ? dice.left() : 0;
  if (spare > 0) return err([problemAt(['dice'], (words) => words.spareDice(spare))]);
  const position = match.game.position(match.setting, table().state);
  return ok({ ruled, position, unmet: unmet(expect, ruled, position), verdicts });
};

/** No player could have given an order of no shape that the game knows: that is the file's fault, and no verdict. */
const misreadIn = (read: Result<unknown, readonly Problem[]>, place: number): readonly Problem[] =>
  read.ok
    ? []
    : read.error.map(({ path, message }) => ({ path: ['orders', place, 'order', ...path], message }));
