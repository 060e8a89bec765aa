import type { GameTypes } from '../contract/game.ts';
import { impossible, type Refusal } from '../contract/refusal.ts';
import { err, ok, type Result } from '../contract/result.ts';
import { isPlayer, type Seat } from '../contract/seat.ts';
import type { Match } from './match.ts';
import { outcomeOf } from './outcome.ts';
import type { Happening, Table } from './table.ts';

/** A player gives the battle up for the whole side. */
export const resign = <K extends GameTypes>(
  match: Match<K>,
  table: Table<K>,
  seat: Seat,
): Result<readonly Happening<K>[], readonly Refusal[]> => {
  if (!isPlayer(seat)) return err([impossible('GR-13', 'not-a-player')]);
  if (outcomeOf(match, table) !== undefined) return err([impossible('GR-05', 'game-over')]);
  return ok([{ table: 'resigned', side: seat.side }]);
};
