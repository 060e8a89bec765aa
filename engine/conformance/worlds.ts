import type { GameTypes } from '../contract/game.ts';
import type { Seat } from '../contract/seat.ts';
import { deepFrozen } from '../json/freeze.ts';
import type { Table } from '../table/table.ts';
import type { Walk } from './walk.ts';

/** A few steps of a game, at random: where a law would be too slow to look at all. */
export const someSteps = <K extends GameTypes>({ steps, random }: Walk<K>, about = 12): Walk<K>['steps'] =>
  steps.length <= about ? steps : steps.filter(() => random.below(steps.length) < about);

/** The same table in a world that the seat cannot tell from the real one. */
export const imagined = <K extends GameTypes>(
  { match, random }: Walk<K>,
  table: Table<K>,
  seat: Seat,
): Table<K> => {
  const { game, setting } = match;
  const view = game.view(setting, table.state, seat);
  return { ...table, state: deepFrozen(game.imagine(setting, view, seat, random)) };
};
