/** A side of the battle, named as the scenario names it: `french`, `union`, ... */
export type Side = string;

/** Somebody who gives orders: for a whole side, or for one command of it. */
export interface Player {
  readonly side: Side;
  readonly command?: string;
}

/** Somebody at the table. A spectator knows what both sides know; an umpire knows all. */
export type Seat = Player | 'spectator' | 'umpire';

export type BySide<T> = Readonly<Record<Side, T>>;

export const isPlayer = (seat: Seat): seat is Player => typeof seat !== 'string';

/** A short name that is unique at the table: `french`, `french:left wing`, `umpire`. */
export const seatName = (seat: Seat): string => {
  if (!isPlayer(seat)) return seat;
  return seat.command === undefined ? seat.side : `${seat.side}:${seat.command}`;
};

export const sameSeat = (a: Seat, b: Seat): boolean =>
  isPlayer(a) && isPlayer(b) ? a.side === b.side && a.command === b.command : a === b;

/** The sides in the order in which their players sit. */
export const sidesOf = (seats: readonly Seat[]): readonly Side[] => [
  ...new Set(seats.filter(isPlayer).map((player) => player.side)),
];
