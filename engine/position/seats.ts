import type { Player, Side } from '../contract/seat.ts';

/** A player by name: `red`, or `red:left wing` for one command of a side. */
export const playerNamed = (name: string): Player => {
  const colon = name.indexOf(':');
  return colon < 0 ? { side: name } : { side: name.slice(0, colon), command: name.slice(colon + 1) };
};

/** Those who are named, in that order, and a player for each side of which nobody is. */
export const seatedAs = (sides: readonly Side[], named: readonly string[]): readonly Player[] => {
  const players = [...new Set(named)].map(playerNamed);
  const without = sides.filter((side) => !players.some((player) => player.side === side));
  return [...players, ...without.map((side) => ({ side }))];
};

/** Who sits at the table: the commands that are named, and a player for each side of which none is. */
export const seatsFor = (sides: readonly Side[], named: readonly string[]): readonly Player[] => {
  const players = [...new Set(named)].map(playerNamed);
  return sides.flatMap((side): readonly Player[] => {
    const commands = players.filter((player) => player.side === side && player.command !== undefined);
    return commands.length > 0 ? commands : [{ side }];
  });
};
