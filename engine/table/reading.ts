import type { GameTypes } from '../contract/game.ts';
import type { Player } from '../contract/seat.ts';
import type { Match } from './match.ts';
import type { Table } from './table.ts';

/** What a seat's view of the table can be read for. */
export const readFor = <K extends GameTypes>(
  { game, setting }: Match<K>,
  { state }: Pick<Table<K>, 'state'>,
  seat: Player,
): K['Reading'] => game.read(setting, game.view(setting, state, seat));
