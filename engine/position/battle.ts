import { recorded } from '../chance/chance.ts';
import type { ScriptedDie } from '../chance/scripted.ts';
import type { Decision } from '../contract/decision.ts';
import type { Game, GameTypes } from '../contract/game.ts';
import type { Refusal } from '../contract/refusal.ts';
import { ok, type Result } from '../contract/result.ts';
import type { Schemas } from '../contract/schemas.ts';
import { type SwitchValues, switchesIn } from '../contract/switch.ts';
import type { Match } from '../table/match.ts';
import { openDecisions } from '../table/outcome.ts';
import { openTable, type Table } from '../table/table.ts';
import { type Dice, diceFrom } from './dice.ts';
import { playerNamed, seatedAs, seatsFor } from './seats.ts';
import { judge, type Verdict } from './verdict.ts';

/** Where a battle begins: a scenario or a position, and what chance is to bring. */
export interface Start<K extends GameTypes> {
  readonly scenario: K['Scenario'];
  readonly switches?: SwitchValues;
  /** Commands of their own, such as `red:left`; without them each side has one player. */
  readonly seats?: readonly string[];
  /** Whether they sit in that order; else side by side, as the game has its sides. */
  readonly asSeated?: boolean;
  readonly dice?: readonly ScriptedDie[];
  readonly seed?: number;
  readonly sandbox?: boolean;
}

/** A battle that takes one order after the other and remembers how things stand. */
export interface Battle<K extends GameTypes> {
  readonly match: Match<K>;
  readonly dice: Dice;
  table(): Table<K>;
  decisions(): readonly Decision[];
  order(seat: string, order: unknown): Verdict<K>;
}

export const battleFrom = <K extends GameTypes>(
  game: Game<K>,
  schemas: Pick<Schemas<K>, 'order' | 'written'>,
  start: Start<K>,
): Result<Battle<K>, readonly Refusal[]> => {
  const setting = game.prepare(game.publicScenario(start.scenario), {
    ...switchesIn(game.switches, start.scenario),
    ...start.switches,
  });
  if (!setting.ok) return setting;
  const seating = start.asSeated === true ? seatedAs : seatsFor;
  const seats = seating(game.sides(setting.value), start.seats ?? []);
  const dice = diceFrom(start.dice, start.seed ?? 1);
  const state = game.open(setting.value, start.scenario, seats, recorded(dice.opening));
  if (!state.ok) return state;
  const match = { game, setting: setting.value, seats, readOrder: schemas.order };
  return ok(fought(match, openTable<K>(state.value, start.sandbox), dice, schemas.written));
};

const fought = <K extends GameTypes>(
  match: Match<K>,
  opening: Table<K>,
  dice: Dice,
  read: Schemas<K>['written'] = (_state, _seat, order) => order,
): Battle<K> => {
  let table = opening;
  let given = 0;
  return {
    match,
    dice,
    table: () => table,
    decisions: () => openDecisions(match, table),
    order: (seat, order) => {
      given += 1;
      const player = playerNamed(seat);
      const verdict = judge(match, table, player, read(table.state, player, order), dice.ofOrder(given));
      table = verdict.table;
      return verdict;
    },
  };
};
