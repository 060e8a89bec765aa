import {
  canonical,
  commitmentOf,
  type LuckInfo,
  openTable,
  outcomeOf,
  outlook,
  type Seat,
  todaysOpening,
} from '@grognard/engine';
import { HttpError } from '../http-error.ts';
import type { Checked } from '../inspection/task.ts';
import type { Store } from '../store/store.ts';
import { sha256 } from './keys.ts';
import { type LiveTable, messageCount } from './live-table.ts';
import { openingOf } from './log.ts';
import { messagesSince } from './queries.ts';

const PAGE = 200;

export const isOver = ({ match, table }: LiveTable): boolean => outcomeOf(match, table) !== undefined;

/** The whole log, line by line, with the secret of its dice at the end: for when nothing is secret any more. */
export async function* logLines(
  store: Store,
  { id, last, secret, commitment }: LiveTable,
): AsyncGenerator<string> {
  for (let seen = -1; seen < last; ) {
    const { entries } = await store.entries(id, seen, PAGE);
    if (entries.length === 0) return;
    yield entries.map(({ text }) => `${text}\n`).join('');
    seen = entries.at(-1)?.seq ?? last;
  }
  if (commitment !== undefined) yield `${canonical({ secret })}\n`;
}

/** A seat's own memory of the battle: what it saw at the opening, then every message. */
export async function* memoryLines(store: Store, live: LiveTable, seat: Seat): AsyncGenerator<string> {
  const { id, kind, scenario, publicScenario, switches, match } = live;
  const opening = await openingOf(store, id);
  if (opening === undefined) return;
  const { state, sandbox } = todaysOpening(match.game, opening);
  const first = outlook(match, openTable(state, sandbox), seat);
  const head = {
    format: 1,
    memory: true,
    table: id,
    game: kind,
    scenario,
    seat,
    ground: publicScenario,
    switches,
  };
  yield `${JSON.stringify({ ...head, outlook: first })}\n`;
  for (let sent = 0, all = messageCount(live, seat); sent < all; ) {
    const messages = await messagesSince(store, live, seat, sent, Math.min(PAGE, all - sent));
    if (messages.length === 0) return;
    yield messages.map(({ text }) => `${text}\n`).join('');
    sent = messages.at(-1)?.n ?? all;
  }
}

/** The whole log as it is kept, a line an entry: for who looks it through. */
const keptLines = async (store: Store, live: LiveTable): Promise<Uint8Array> => {
  const parts: Buffer[] = [];
  for (let seen = -1; seen < live.last; ) {
    const { entries } = await store.entries(live.id, seen, PAGE);
    if (entries.length === 0) break;
    parts.push(Buffer.from(entries.map(({ text }) => `${text}\n`).join('')));
    seen = entries.at(-1)?.seq ?? live.last;
  }
  return Buffer.concat(parts);
};

/** Whether it was played by the rules, and every draw came from the secret. */
export const luckInfo = async (
  store: Store,
  live: LiveTable,
  check: (bytes: Uint8Array, secret: string) => Promise<Checked>,
): Promise<LuckInfo> => {
  const { secret, commitment } = live;
  if (commitment === undefined || commitment !== commitmentOf(secret, sha256))
    throw new HttpError(
      409,
      'not-sealed',
      'The dice of this table were not drawn from a secret of this server.',
    );
  return { secret, commitment, ...(await check(await keptLines(store, live), secret)) };
};
