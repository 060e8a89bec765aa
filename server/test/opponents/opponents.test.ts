import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDecisions, outcomeOf, type TableNotice, type TableWanted } from '@grognard/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadGame } from '../../content/games.ts';
import { openStore, type Store } from '../../index.ts';
import { Opponents } from '../../opponents/opponents.ts';
import { createPresence, type Presence } from '../../opponents/presence.ts';
import { type Scheduler, ThinkTimeout } from '../../opponents/scheduler.ts';
import choose from '../../opponents/worker.ts';
import type { LiveTable } from '../../tables/live-table.ts';
import { giveOrder } from '../../tables/orders.ts';
import { setUpTable } from '../../tables/prepare-table.ts';
import { LiveTables, type Tables } from '../../tables/tables.ts';
import { until } from '../store/until.ts';
import { against, alone } from '../table/generals.ts';

const LOOKING = 300_000;

let data: string;
let store: Store;
let tables: Tables;
let opponents: Opponents;
let presence: Presence;
/** Milliseconds on the clock that says how long nobody has looked. */
let time: number;
let listened: Set<string>;
/** The tables that were thought about, a line a thought. */
let asked: string[];
let told: TableNotice[];
/** While it is set, whoever thinks waits for it. */
let hold: Promise<void> | undefined;
let late: boolean;

/** Thinks in this thread, at once or when it is let go. */
const scheduler: Scheduler = {
  think: async ({ table, task }) => {
    const found = await task();
    if (found === undefined) return undefined;
    asked.push(table);
    if (late) throw new ThinkTimeout('too late');
    await hold;
    return choose(found);
  },
  first: ({ general: _, ...task }) => choose(task),
  counts: () => ({
    waiting: { waited: 0, others: 0 },
    running: { waited: 0, others: 0 },
    oldest: 0,
    threads: 1,
  }),
  close: async () => {},
};

const openStaff = (): void => {
  tables = new LiveTables(store, 100);
  presence = createPresence({
    isListenedTo: (table) => listened.has(table),
    lookingFor: LOOKING,
    clock: () => time,
  });
  opponents = new Opponents({
    store,
    tables,
    scheduler,
    presence,
    budget: 600_000,
    mostBattles: 1,
    announce: (_, notice) => told.push(notice),
    say: () => {},
    count: () => {},
  });
  tables.onGrowth((_, ours) => ours !== undefined && opponents.playAt(ours));
  presence.onArrival((live) => opponents.playAt(live));
};

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'grognard-staff-'));
  store = await openStore({ data });
  [time, listened, asked, told, hold, late] = [0, new Set(), [], [], undefined, false];
  openStaff();
});

afterEach(async () => {
  await opponents.close();
  await tables.close();
  await store.close();
  rmSync(data, { recursive: true, force: true });
});

const newTable = async (wanted: TableWanted, share?: string): Promise<LiveTable> => {
  const loaded = await loadGame('tiny');
  if (loaded === undefined) throw new Error('there is no tiny game');
  const { table } = await setUpTable(store, loaded, wanted, share);
  const live = await tables.get(table);
  if (live === undefined) throw new Error('there is no table');
  return live;
};

const isOver = ({ match, table }: LiveTable): boolean => outcomeOf(match, table) !== undefined;

/** Lets as much happen as it takes to play at another table; then nothing goes on any more. */
const rested = async (): Promise<void> => {
  const beside = await newTable(against('random'));
  opponents.playAt(beside);
  await until(() => beside.last > 0 && opponents.counts().leases === 0);
  asked.splice(asked.indexOf(beside.id), 1);
};

const holdUp = (): (() => void) => {
  let letGo = (): void => {};
  hold = new Promise((resolve) => {
    letGo = resolve;
  });
  return () => {
    hold = undefined;
    letGo();
  };
};

describe('a battle of generals alone', () => {
  test('is fought to its end while somebody has lately asked', async () => {
    const live = await newTable(alone);
    presence.seen(live);
    await until(() => isOver(live));
    await rested();
    expect(opponents.counts()).toMatchObject({ battles: 0, leases: 0 });
  });

  test('that nobody has come to is not fought', async () => {
    const live = await newTable(alone);
    opponents.playAt(live);
    await rested();
    expect([asked, live.last]).toEqual([[], 0]);
  });

  test('pauses where it is when nobody has looked for as long as the host says, and goes on when somebody comes', async () => {
    const live = await newTable(alone);
    const goOn = holdUp();
    presence.seen(live);
    await until(() => asked.length > 0);
    time += LOOKING + 1;
    goOn();
    await rested();
    const before = live.last;
    expect(isOver(live)).toBe(false);
    opponents.playAt(live);
    await rested();
    expect(live.last).toBe(before);
    presence.seen(live, 'spectator');
    await until(() => isOver(live));
  });

  test('goes on as long as somebody listens, however long that is', async () => {
    const live = await newTable(alone);
    presence.seen(live, 'spectator');
    listened.add(live.id);
    time += 10 * LOOKING;
    await until(() => isOver(live));
  });

  test('that waits for a thread while the last one leaves is not thought about', async () => {
    const live = await newTable(alone);
    presence.seen(live);
    time += LOOKING + 1;
    await rested();
    expect(asked).toEqual([]);
  });

  test('waits for its turn where its address has as many as it may, and has it when one is over', async () => {
    const [first, second] = [await newTable(alone, 'one'), await newTable(alone, 'one')];
    const other = await newTable(alone, 'other');
    const goOn = holdUp();
    for (const live of [first, second, other]) presence.seen(live);
    await until(() => asked.includes(other.id));
    expect(new Set(asked)).toEqual(new Set([first.id, other.id]));
    expect([opponents.hasRoom('one'), opponents.hasRoom('third')]).toEqual([false, true]);
    goOn();
    await until(() => [first, second, other].every(isOver));
    expect(asked.lastIndexOf(first.id)).toBeLessThan(asked.indexOf(second.id));
    await rested();
    expect(opponents.hasRoom('one')).toBe(true);
  });

  test('makes room when it pauses, or is cleared away', async () => {
    const [first, second] = [await newTable(alone, 'one'), await newTable(alone, 'one')];
    presence.seen(first);
    time += LOOKING + 1;
    await rested();
    expect(opponents.hasRoom('one')).toBe(true);
    const goOn = holdUp();
    presence.seen(second);
    await until(() => asked.length > 0);
    expect(opponents.hasRoom('one')).toBe(false);
    await store.deleteGame(second.id);
    tables.forget(second.id);
    opponents.forget(second.id);
    expect(opponents.hasRoom('one')).toBe(true);
    goOn();
  });
});

describe('a table of people', () => {
  test('is played on though nobody looks: the person comes back another day', async () => {
    const live = await newTable(against('random'));
    opponents.playAt(live);
    await until(() => live.last > 0);
    await rested();
  });

  test('is taken up again at the start, and a battle of generals alone is not', async () => {
    const [his, theirs] = [await newTable(against('random')), await newTable(alone)];
    await opponents.resumeAll();
    await until(() => asked.length > 0);
    await rested();
    expect([his.last > 0, theirs.last]).toEqual([true, 0]);
  });

  test('is told when its general was late, and has the first order on offer', async () => {
    late = true;
    const live = await newTable(against('random'));
    opponents.playAt(live);
    await until(() => told.length > 0);
    expect(told).toContainEqual({ kind: 'thought', seat: { side: 'blue' }, instead: 'late' });
    expect(live.last).toBe(1);
  });
});

test('what another process plays is not thought about here, until that one lets it go', async () => {
  const live = await newTable(against('random'));
  await store.lease([live.id], 'another', 600_000);
  presence.seen(live, { side: 'red' });
  // As long as it takes to play at another table.
  const beside = await newTable(against('random'));
  opponents.playAt(beside);
  await until(() => beside.last > 0);
  expect(asked).toEqual([beside.id]);
  await store.release([live.id], 'another');
  await until(() => live.last > 0);
});

test('what another process has answered meanwhile is not answered again, though the decision is still open', async () => {
  const live = await newTable(against('random'));
  const goOn = holdUp();
  opponents.playAt(live);
  await until(() => asked.length > 0);
  const [decision] = openDecisions(live.match, live.table);
  const sent = {
    id: `general:${decision?.id}`,
    decision: decision?.id ?? '',
    order: { kind: 'plan', steps: [] },
  };
  await giveOrder(tables, live.id, { side: 'blue' }, sent);
  expect(live.last).toBe(1);
  goOn();
  await until(() => opponents.counts().leases === 0);
  expect(live.last).toBe(1);
});

test('the orders of generals are the same whichever way they were shared out', async () => {
  const live = await newTable(alone);
  presence.seen(live);
  await until(() => isOver(live));
  const { entries } = await store.entries(live.id, 0, 1000);
  for (const { text } of entries) {
    const { id, decision, seat, order } = JSON.parse(text);
    expect(id).toBe(`general:${decision}`);
    expect([typeof order, typeof seat.side]).toEqual(['object', 'string']);
  }
});
