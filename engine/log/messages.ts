import type { GameTypes } from '../contract/game.ts';
import type { Refusal, RuleId } from '../contract/refusal.ts';
import { isPlayer, type Player, type Seat, type Side, sameSeat } from '../contract/seat.ts';
import { diff, type Patch } from '../json/patch.ts';
import { evolveTable } from '../table/evolve.ts';
import type { Match } from '../table/match.ts';
import { type Outlook, outlook } from '../table/outlook.ts';
import { isTableEvent, type Table, type TableEvent } from '../table/table.ts';
import type { Entry } from './entry.ts';

/** What is told of a happening at the table itself: the content of a sealed answer never is. */
export type TableTold =
  | { readonly table: 'sealed' | 'unsealed' | 'sat'; readonly seat: Player }
  | { readonly table: 'returned'; readonly seat: Player; readonly refusals?: readonly Refusal[] }
  | { readonly table: 'overlooked'; readonly seat: Player; readonly refusals: readonly Refusal[] }
  | { readonly table: 'waived' | 'restored'; readonly rule: RuleId; readonly reason: string }
  | { readonly table: 'amended'; readonly reason: string }
  | StruckTold
  | { readonly table: 'resigned'; readonly side: Side };

/** Something no longer stands. Who numbers a seat's messages says which of them told of it. */
export interface StruckTold {
  readonly table: 'struck' | 'rerolled';
  readonly reason: string;
  readonly luck?: true;
  readonly messages?: readonly number[];
}

/** A message to one seat: what it is told, and how what it sees changes. The server numbers it. */
export interface Message<K extends GameTypes> {
  readonly told: readonly (K['Told'] | TableTold)[];
  readonly patch: Patch;
}

/** An entry, the table before and after it, and what `tablesThrough` it there are, where somebody has them. */
export interface Passage<K extends GameTypes> {
  readonly entry: Entry<K>;
  readonly before: Table<K>;
  readonly after: Table<K>;
  readonly through?: readonly Table<K>[];
}

/** A message of which only what is told has been worked out: how what the seat sees changes can wait until somebody asks. */
export interface BegunMessage<K extends GameTypes> extends Pick<Message<K>, 'told'> {
  readonly before: Table<K>;
  readonly after: Table<K>;
}

/** Undefined if the seat neither hears nor sees anything. Mostly it hears, and what it sees need not be compared to know that. */
export const beginMessage = <K extends GameTypes>(
  match: Match<K>,
  { entry, before, after, through }: Passage<K>,
  seat: Seat,
): BegunMessage<K> | undefined => {
  const told = toldOf(match, before, entry, seat, through);
  const isSilent = told.length === 0 && seenBetween(match, { before, after }, seat).patch.length === 0;
  return isSilent ? undefined : { told, before, after };
};

/** The message, and what the seat sees after it. `from`: what it saw before, where somebody has it at hand. */
export const finishMessage = <K extends GameTypes>(
  match: Match<K>,
  { told, before, after }: BegunMessage<K>,
  seat: Seat,
  from?: Outlook<K>,
): { readonly message: Message<K>; readonly outlook: Outlook<K> } => {
  const { patch, to } = seenBetween(match, { before, after }, seat, from);
  return { message: { told, patch }, outlook: to };
};

/** The message an entry makes for a seat; undefined if it neither hears nor sees anything of it. */
export const messageFor = <K extends GameTypes>(
  match: Match<K>,
  passage: Passage<K>,
  seat: Seat,
): Message<K> | undefined => {
  const begun = beginMessage(match, passage, seat);
  return begun === undefined ? undefined : finishMessage(match, begun, seat).message;
};

const seenBetween = <K extends GameTypes>(
  match: Match<K>,
  { before, after }: Pick<Passage<K>, 'before' | 'after'>,
  seat: Seat,
  from: Outlook<K> = outlook(match, before, seat),
): { readonly patch: Patch; readonly to: Outlook<K> } => {
  const to = outlook(match, after, seat);
  return { patch: diff(from, to), to };
};

/** The table after each of the events: the same for all seats. */
export const tablesThrough = <K extends GameTypes>(
  match: Match<K>,
  before: Table<K>,
  { events }: Pick<Entry<K>, 'events'>,
): readonly Table<K>[] => {
  let table = before;
  return events.map((event) => {
    table = evolveTable(match, table, event);
    return table;
  });
};

/** What a seat is told of an entry. */
export const toldOf = <K extends GameTypes>(
  match: Match<K>,
  before: Table<K>,
  entry: Pick<Entry<K>, 'events'>,
  seat: Seat,
  through: readonly Table<K>[] = tablesThrough(match, before, entry),
): readonly (K['Told'] | TableTold)[] => {
  const told: (K['Told'] | TableTold)[] = [];
  entry.events.forEach((event, place) => {
    const [table, next] = [through[place - 1] ?? before, through[place] ?? before];
    const heard = isTableEvent<K>(event)
      ? tableTold(event, seat)
      : match.game.witness(match.setting, event, table.state, next.state, seat);
    if (heard !== undefined) told.push(heard);
  });
  return told;
};

const tableTold = <K extends GameTypes>(event: TableEvent<K>, seat: Seat): TableTold | undefined => {
  switch (event.table) {
    case 'sealed':
    case 'unsealed':
    case 'sat':
      return { table: event.table, seat: event.seat };
    case 'returned': {
      const { table, seat: owner, refusals } = event;
      return concerns(owner, seat) ? { table, seat: owner, refusals } : { table, seat: owner };
    }
    case 'overlooked':
      return concerns(event.seat, seat) ? event : undefined;
    case 'opened':
      return undefined;
    case 'struck': {
      const { table, reason, luck } = event;
      return luck === true ? { table, reason, luck } : { table, reason };
    }
    case 'amended':
    case 'rerolled':
      return { table: event.table, reason: event.reason };
    case 'waived':
    case 'restored':
    case 'resigned':
      return event;
  }
};

/** Whether the seat may read what concerns a player's own secret order. */
const concerns = (owner: Player, seat: Seat): boolean =>
  seat === 'umpire' || (isPlayer(seat) && sameSeat(owner, seat));
