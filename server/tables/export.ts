import {
  canonical,
  commitmentOf,
  type LuckTold,
  luckFlaws,
  openTable,
  outcomeOf,
  outlook,
  type Seat,
} from '@grognard/engine';
import { Refused } from '../failure.ts';
import type { Store } from '../store/store.ts';
import { sha256 } from './keys.ts';
import { countOf, type LaidTable } from './laid-table.ts';
import { openingOf, wholeLog } from './log.ts';
import { messagesSince } from './reading.ts';

const PAGE = 200;

export const isOver = ({ match, table }: LaidTable): boolean => outcomeOf(match, table) !== undefined;

/** The whole log, line by line, with the secret of its dice at the end: for when nothing is secret any more. */
export async function* logLines(
  store: Store,
  { id, last, secret, commitment }: LaidTable,
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
export async function* memoryLines(store: Store, laid: LaidTable, seat: Seat): AsyncGenerator<string> {
  const { id, kind, scenario, ground, switches, match } = laid;
  const opening = await openingOf(store, id);
  if (opening === undefined) return;
  const first = outlook(match, openTable(opening.state, opening.sandbox), seat);
  const head = { format: 1, memory: true, table: id, game: kind, scenario, seat, ground, switches };
  yield `${JSON.stringify({ ...head, outlook: first })}\n`;
  for (let sent = 0, all = countOf(laid, seat); sent < all; ) {
    const messages = await messagesSince(store, laid, seat, sent, Math.min(PAGE, all - sent));
    if (messages.length === 0) return;
    yield messages.map(({ text }) => `${text}\n`).join('');
    sent = messages.at(-1)?.n ?? all;
  }
}

/** Whether the dice were honest, every draw checked against the secret. */
export const luckTold = async (store: Store, laid: LaidTable): Promise<LuckTold> => {
  const { secret, commitment } = laid;
  const log = await wholeLog(store, laid);
  if (commitment === undefined || commitment !== commitmentOf(secret, sha256))
    throw new Refused(
      409,
      'not-sealed',
      'The dice of this table were not drawn from a secret of this house.',
    );
  const draws = [log.opening, ...log.entries].reduce((sum, each) => sum + (each.draws?.length ?? 0), 0);
  const flaws = luckFlaws(log, secret, sha256).map(({ seq, code, detail }) => ({ seq, code, detail }));
  return { secret, commitment, draws, flaws };
};
