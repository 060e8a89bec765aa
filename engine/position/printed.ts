import type { GameTypes } from '../contract/game.ts';
import type { Schemas } from '../contract/schemas.ts';
import { isPlayer, seatName } from '../contract/seat.ts';
import type { SwitchValues } from '../contract/switch.ts';
import type { Match } from '../table/match.ts';
import type { Table } from '../table/table.ts';
import type { PositionFile } from './file.ts';

/** How things stand at a table, as a file from which they go on: the pieces, who sits there, what lies sealed. */
export const printed = <K extends GameTypes>(
  { game, setting, seats }: Match<K>,
  schemas: Pick<Schemas<K>, 'inNames'>,
  { state, sealed }: Table<K>,
  switches: SwitchValues,
): PositionFile => ({
  format: 2,
  game: game.id,
  options: switches as NonNullable<PositionFile['options']>,
  position: game.position(setting, state) as NonNullable<PositionFile['position']>,
  seats: seats.filter(isPlayer).map(seatName),
  ...(sealed.length > 0 && {
    sealed: sealed.map(({ seat, order }) => ({
      seat: seatName(seat),
      order: (schemas.inNames?.(state, seat, order) ?? order) as PositionFile['orders'][number]['order'],
    })),
  }),
  orders: [],
});
