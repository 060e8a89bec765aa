import {
  folding,
  type GameTypes,
  isPlayer,
  type Log,
  languages,
  type Match,
  type Seat,
  seatName,
  toldOf,
} from '@grognard/engine';

/** Everything that every seat is told of a log, in each language, as a reader of the chronicle has it. */
export const chronicleOf = <K extends GameTypes>(match: Match<K>, log: Log<K>): readonly string[] => {
  const past = folding(match, log.opening);
  const seats: readonly Seat[] = [...match.seats.filter(isPlayer), 'spectator', 'umpire'];
  const lines: string[] = [];
  for (const each of log.entries) {
    const { entry, before } = past.take(each);
    for (const seat of seats)
      for (const told of toldOf(match, before, entry, seat))
        if ('kind' in told)
          for (const language of languages) {
            const { text } = match.game.tell(match.setting, told, language);
            lines.push(`${entry.seq} ${seatName(seat)} ${language}: ${text}`);
          }
  }
  return lines;
};
