import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { countOf } from '../../../../tools/counts.ts';
import { openStore } from '../../../index.ts';
import { killStore } from '../kills/kills.ts';
import type { Tried } from './tried.ts';

/** What was answered lasts: copied, closed, killed. */
export const lasting = (tried: Tried): void => {
  test('a backup holds everything, opens as a store, and overwrites nothing', async () => {
    const game = await tried.newGame();
    await tried.store().append({ game, after: 0, entries: ['"kept"'] });
    await tried.store().saveSnapshot({ game, seq: 1, version: '1', text: '"snap"' });
    const scratch = mkdtempSync(join(tmpdir(), 'grognard-scratch-'));
    const file = join(scratch, 'games.sqlite');
    await tried.store().backup(file);
    expect(statSync(file).mode & 0o077).toBe(0);
    await tried.store().append({ game, after: 1, entries: ['"later"'] });

    const copy = await openStore({ data: scratch });
    expect(await copy.game(game)).toEqual({ ...(await tried.store().game(game)), last: 1 });
    expect((await copy.entries(game, 0, 10)).entries).toEqual([{ seq: 1, text: '"kept"' }]);
    expect(await copy.snapshot(game, '1')).toMatchObject({ text: '"snap"' });
    expect(await copy.games(undefined, 1000)).toHaveLength(
      (await tried.store().games(undefined, 1000)).length,
    );
    await copy.close();

    await expect(tried.store().backup(file)).rejects.toThrow('overwrites nothing');
    rmSync(scratch, { recursive: true });
  });

  test('what was written is there when the store is opened again', async () => {
    const game = await tried.newGame();
    await tried.store().append({ game, after: 0, entries: ['"again"'] });
    const closed = tried.store();
    await tried.reopened();
    expect(await closed.isReady()).toBe(false);
    expect(await tried.store().isReady()).toBe(true);
    expect(await tried.textsOf(game)).toEqual(['{"seq":0}', '"again"']);
  });

  test('what is under way when it is closed is kept, if it is acknowledged', async () => {
    for (let turns = 0; turns < 5; turns += 1) {
      const game = await tried.newGame();
      const appending = tried
        .store()
        .append({ game, after: 0, entries: ['"late"'] })
        .then(({ kind }) => kind)
        .catch(() => 'failed');
      for (let turn = 0; turn < turns; turn += 1) await nextTurn();
      await tried.reopened();
      const kind = await appending;
      if (kind === 'appended') expect(await tried.textsOf(game), `after ${turns} turns`).toContain('"late"');
    }
  });

  test('nothing that was acknowledged is lost when the process is killed', async () => {
    const seeds = Array.from({ length: countOf('storeCrashes') }, (_, i) => i + 1);
    await tried.reopened(async () => {
      expect((await killStore(tried.place(), seeds)).acknowledged).toBeGreaterThan(0);
    });
  });
};
