import { inLanguage, isPlayer, type Language, type Seat, sameSeat, type TableFacts } from '@grognard/engine';
import type { Words } from '../words/words.ts';

/** What the table calls a seat: its side as the scenario names it, with the command where it has one. */
export const seatTitle = (facts: TableFacts, seat: Seat, language: Language, words: Words): string => {
  if (!isPlayer(seat)) return words.table[seat];
  const side = inLanguage(facts.sides.find(({ id }) => id === seat.side)?.name, language) ?? seat.side;
  return seat.command === undefined ? side : `${side} (${seat.command})`;
};

/** Who sits there: a name, the computer, or nobody known. */
export const playerOf = (
  facts: TableFacts,
  seat: Seat,
  language: Language,
  words: Words,
): string | undefined => {
  const told = facts.seats.find((each) => sameSeat(each.seat, seat));
  if (told === undefined) return undefined;
  if (typeof told.by === 'object')
    return words.table.computer(inLanguage(told.title, language) ?? told.by.general);
  return told.name === undefined || told.name === '' ? undefined : told.name;
};
