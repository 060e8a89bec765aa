import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game, GameTypes } from '@grognard/engine';
import { tiny } from '@grognard/tiny';
import { tinySchemas } from '@grognard/tiny/schemas';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadGame, registerGame } from '../../content/games.ts';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import type { LiveTable } from '../../tables/live-table.ts';
import { wholeLog } from '../../tables/log.ts';
import { giveOrder } from '../../tables/orders.ts';
import { setUpTable } from '../../tables/prepare-table.ts';
import { saveSnapshot } from '../../tables/snapshots.ts';
import { LiveTables } from '../../tables/tables.ts';
import { both } from './served.ts';

let data: string;
let store: Store;

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'grognard-versions-'));
  store = await openStore({ data });
});

afterEach(async () => {
  await store.close();
  rmSync(data, { recursive: true, force: true });
  registerGame(tiny, tinySchemas);
});

/** A table of the tiny game on which both have planned to stay. */
const played = async (): Promise<LiveTable> => {
  const loaded = await loadGame('tiny');
  if (loaded === undefined) throw new Error('the tiny game is gone');
  const { table } = await setUpTable(store, loaded, { game: 'tiny', scenario: 'ford', seats: both });
  return bothStay(table, 'one');
};

const bothStay = async (id: string, name: string): Promise<LiveTable> => {
  const tables = new LiveTables(store, 1);
  const live = await tables.get(id);
  if (live === undefined) throw new Error('there is no such table');
  const [decision] = live.match.game.decisions(live.match.setting, live.table.state);
  for (const side of ['red', 'blue'])
    await giveOrder(
      tables,
      id,
      { side },
      {
        ...{ id: `${name} ${side}`, decision: decision?.id ?? '' },
        order: { kind: 'plan', steps: [] } as { kind: string },
      },
    );
  return live;
};

const loadedAnew = async (id: string): Promise<LiveTable | undefined> => new LiveTables(store, 1).get(id);

/** Another version of the game, which folds the same events to another state. */
const newer = (version: number): Game<GameTypes> => ({
  ...(tiny as unknown as Game<GameTypes>),
  version,
  evolve: (setting, state, event) => ({
    ...(tiny as unknown as Game<GameTypes>).evolve(setting, state, event),
    since: version,
  }),
});

test('a snapshot of another version is dropped: stopped in order or killed, the store gives one state', async () => {
  const killed = await played();
  const stopped = await played();
  await saveSnapshot(store, stopped);
  registerGame(newer(tiny.version + 1), tinySchemas);
  const [a, b] = [await loadedAnew(killed.id), await loadedAnew(stopped.id)];
  expect(b?.table.state).toEqual(a?.table.state);
  expect(b?.table.state).toHaveProperty('since', tiny.version + 1);
});

test('a snapshot of the same version is taken as it stands', async () => {
  const stopped = await played();
  await saveSnapshot(store, stopped);
  registerGame(newer(tiny.version), tinySchemas);
  expect((await loadedAnew(stopped.id))?.table.state).toEqual(stopped.table.state);
});

test('what is ordered at an open table after an update says which version judged it', async () => {
  const { id } = await played();
  registerGame(newer(tiny.version + 1), tinySchemas);
  const tables = new LiveTables(store, 1);
  const live = await tables.get(id);
  if (live === undefined) throw new Error('there is no such table');
  const [decision] = live.match.game.decisions(live.match.setting, live.table.state);
  const [seat] = decision?.owed ?? [];
  if (decision === undefined || seat === undefined) throw new Error('nobody owes anything');
  const sent = { id: 'two', decision: decision.id, order: { kind: 'pass' } };
  expect(await giveOrder(tables, id, seat, sent)).toMatchObject({ kind: 'done' });
  const { entries } = await wholeLog(store, live);
  expect(entries.map(({ version }) => version)).toEqual([undefined, undefined, tiny.version + 1]);
});
