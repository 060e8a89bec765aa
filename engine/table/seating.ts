import type { GameTypes } from '../contract/game.ts';
import { isPlayer, type Seat, type Side, seatName } from '../contract/seat.ts';
import type { Match } from './match.ts';

/** What is wrong with who sits at a table. */
export interface Unseated {
  /** The place among the seats; none where somebody is missing. */
  readonly place?: number;
  readonly code: 'taken-twice' | 'no-such-side' | 'no-such-command' | 'whole-and-parted' | 'nobody-plays';
  readonly message: string;
}

/** Each side is played by one seat, or by one for each of its commands. */
export const seatProblems = <K extends GameTypes>(match: Match<K>): readonly Unseated[] => {
  const { game, setting, seats } = match;
  const sides = game.sides(setting);
  const taken = new Set<string>();
  const problems = seats.flatMap((seat, place): Unseated[] => {
    const name = seatName(seat);
    if (taken.has(name)) return [{ place, code: 'taken-twice', message: 'This seat is taken twice.' }];
    taken.add(name);
    return misplaced(match, sides, seat).map((problem) => ({ place, ...problem }));
  });
  return problems.length > 0 ? problems : sides.flatMap((side) => sideProblems(match, side));
};

const misplaced = <K extends GameTypes>(
  { game, setting }: Match<K>,
  sides: readonly Side[],
  seat: Seat,
): readonly Unseated[] => {
  if (!isPlayer(seat)) return [];
  if (!sides.includes(seat.side))
    return [{ code: 'no-such-side', message: `There is no such side, only: ${sides.join(', ')}.` }];
  const commands = game.commands(setting, seat.side);
  if (seat.command === undefined || commands.includes(seat.command)) return [];
  const message = `There is no such command, only: ${commands.join(', ') || 'none'}.`;
  return [{ code: 'no-such-command', message }];
};

const sideProblems = <K extends GameTypes>(
  { game, setting, seats }: Match<K>,
  side: Side,
): readonly Unseated[] => {
  const players = seats.filter(isPlayer).filter((player) => player.side === side);
  if (players.length === 0) return [{ code: 'nobody-plays', message: `Nobody plays ${side}.` }];
  if (players.some(({ command }) => command === undefined))
    return players.length > 1
      ? [{ code: 'whole-and-parted', message: `${side} is played whole, or by its commands.` }]
      : [];
  const played = new Set(players.map(({ command }) => command));
  const missing = game.commands(setting, side).filter((command) => !played.has(command));
  return missing.length === 0
    ? []
    : [{ code: 'nobody-plays', message: `Nobody plays ${side}: ${missing.join(', ')}.` }];
};
