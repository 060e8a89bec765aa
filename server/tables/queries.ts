import {
  isPlayer,
  type OutlookAt,
  openTable,
  outlook,
  type Seat,
  type SeatInfo,
  seatName,
  type TableFacts,
  todaysOpening,
} from '@grognard/engine';
import { generalInfo } from '../content/generals.ts';
import { sideInfo, wordsIn } from '../content/scenarios.ts';
import type { Store } from '../store/store.ts';
import { expiryOf, nameDocument } from './documents.ts';
import { type LiveTable, messageCount, seatLogOf } from './live-table.ts';
import { type Cursor, openingOf, stepsOf } from './log.ts';
import { recentMessages, type Step, type WrittenMessage, writeMessage } from './seat-log.ts';

const CURSORS = 64;
/** Where the log of a table was last read up to: whoever reads on need not begin again. */
const cursors = new Map<string, Cursor>();

const leaveOff = (id: string, cursor: Cursor): void => {
  cursors.delete(id);
  if (cursors.size >= CURSORS) cursors.delete(cursors.keys().next().value ?? '');
  cursors.set(id, cursor);
};

/** The log again, from some place before the entry `seq`. */
const stepsFrom = (store: Store, live: LiveTable, seq: number): AsyncGenerator<Step> => {
  const cursor = cursors.get(live.id);
  return stepsOf(store, live, cursor !== undefined && cursor.seq < seq ? cursor : undefined);
};

/** The seat's messages after `since`, made again from the log where they are no longer at hand. */
export const messagesSince = async (
  store: Store,
  live: LiveTable,
  seat: Seat,
  since: number,
  limit: number,
): Promise<readonly WrittenMessage[]> => {
  const seatLog = seatLogOf(live, seat);
  if (seatLog === undefined) return [];
  const near = recentMessages(seatLog, live.match, since, limit);
  if (near !== undefined) return near;
  const wanted = new Map(
    seatLog.seqs.slice(since, since + limit).map((seq, place) => [seq, since + 1 + place]),
  );
  const found: WrittenMessage[] = [];
  for await (const step of stepsFrom(store, live, seatLog.seqs[since] ?? 0)) {
    const { entry, after } = step;
    const n = wanted.get(entry.seq);
    const text = n === undefined ? undefined : writeMessage(live.match, seatLog, n, step);
    if (n !== undefined && text !== undefined) found.push({ n, text });
    if (found.length < wanted.size) continue;
    leaveOff(live.id, { seq: entry.seq, table: after });
    break;
  }
  return found;
};

/** What the seat saw after its message `at`; without it, what it sees now. */
export const outlookAt = async (
  store: Store,
  live: LiveTable,
  seat: Seat,
  at?: number,
): Promise<OutlookAt | undefined> => {
  const now = messageCount(live, seat);
  if (at === undefined || at === now) return { n: now, outlook: outlook(live.match, live.table, seat) };
  if (at > now) return undefined;
  if (at === 0) {
    const opening = await openingOf(store, live.id);
    if (opening === undefined) return undefined;
    const { state, sandbox } = todaysOpening(live.match.game, opening);
    return { n: 0, outlook: outlook(live.match, openTable(state, sandbox), seat) };
  }
  const seq = seatLogOf(live, seat)?.seqs[at - 1];
  for await (const { entry, after } of stepsFrom(store, live, seq ?? 0)) {
    if (entry.seq !== seq) continue;
    leaveOff(live.id, { seq: entry.seq, table: after });
    return { n: at, outlook: outlook(live.match, after, seat) };
  }
  return undefined;
};

/** Who sits at the table, as everybody there may know. */
export const seatInfos = async (store: Store, { id, seats }: LiveTable): Promise<readonly SeatInfo[]> => {
  const prefix = nameDocument('');
  const names = new Map(
    (await store.documents(id, prefix)).map(({ name, text }) => [name.slice(prefix.length), text]),
  );
  return seats.map(({ seat, by }) => {
    const name = names.get(seatName(seat));
    const title = typeof by === 'object' ? generalInfo(by.general).title : undefined;
    return { seat, by, ...(name !== undefined && { name }), ...(title !== undefined && { title }) };
  });
};

export const factsOf = async (store: Store, live: LiveTable, you: Seat): Promise<TableFacts> => {
  const { id, kind, scenario, at, publicScenario, switches, sandbox, commitment, imported, match } = live;
  const title = 'title' in publicScenario ? publicScenario.title : undefined;
  const expires = await expiryOf(store, id);
  return {
    table: id,
    game: kind,
    scenario,
    at,
    title: wordsIn(title, scenario),
    sides: match.game.sides(match.setting).map((side, place) => sideInfo(publicScenario, side, place)),
    publicScenario,
    switches,
    sandbox,
    seats: await seatInfos(store, live),
    you,
    ...(commitment !== undefined && { commitment }),
    ...(expires !== undefined && { expires }),
    ...(imported !== undefined && { imported }),
  };
};

/** The seats of those who play, the computer's left out. */
export const people = ({ seats }: LiveTable): readonly Seat[] =>
  seats.filter(({ seat, by }) => isPlayer(seat) && typeof by === 'string').map(({ seat }) => seat);
