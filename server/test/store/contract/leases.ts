import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { until } from '../until.ts';
import type { Tried } from './tried.ts';

const LONG = 600_000;
/** Over before anybody can ask again. */
const SHORT = 1;

/** Games are lent to one holder at a time. */
export const leases = (tried: Tried): void => {
  describe('leases', () => {
    test('a game is lent to one holder, however many ask at once', async () => {
      const game = await tried.newGame();
      const holders = Array.from({ length: 12 }, (_, i) => `holder ${i}`);
      const lent = await Promise.all(holders.map((holder) => tried.store().lease([game], holder, LONG)));
      expect(lent.flat()).toEqual([game]);
    });

    test('many are asked for at once, in any order and twice over, and those that are free are lent', async () => {
      const [a, b, c] = [await tried.newGame(), await tried.newGame(), await tried.newGame()];
      await tried.store().lease([b], 'another', LONG);
      const lent = await tried.store().lease([c, b, a, c], 'one', LONG);
      expect([...lent].sort()).toEqual([a, c].sort());
      expect(await tried.store().lease([], 'one', LONG)).toEqual([]);
    });

    test('two who ask for the same games in opposite orders both get an answer', async () => {
      const games = await Promise.all(Array.from({ length: 20 }, tried.newGame));
      const backwards = [...games].reverse();
      for (let round = 0; round < 10; round += 1) {
        const lent = await Promise.all([
          tried.store().lease(games, `one ${round}`, SHORT),
          tried.store().lease(backwards, `other ${round}`, SHORT),
        ]);
        expect(lent.flat().length).toBeGreaterThanOrEqual(games.length);
        await pause(2 * SHORT);
      }
    });

    test('who has a game keeps it by asking again', async () => {
      const game = await tried.newGame();
      await tried.store().lease([game], 'one', SHORT);
      expect(await tried.store().lease([game], 'one', LONG)).toEqual([game]);
      await pause(2 * SHORT);
      expect(await tried.store().lease([game], 'other', LONG)).toEqual([]);
      expect(await tried.store().lapsed(1000)).not.toContain(game);
    });

    test('what is not renewed in time is another’s for the asking, and its last holder’s no more', async () => {
      const game = await tried.newGame();
      await tried.store().lease([game], 'one', SHORT);
      await until(async () => (await tried.store().lapsed(1000)).includes(game));
      expect(await tried.store().lease([game], 'other', LONG)).toEqual([game]);
      expect(await tried.store().lapsed(1000)).not.toContain(game);
      expect(await tried.store().lease([game], 'one', LONG)).toEqual([]);
    });

    test('what is given back is free at once, and only its holder can give it back', async () => {
      const [game, kept] = [await tried.newGame(), await tried.newGame()];
      await tried.store().lease([game, kept], 'one', LONG);
      await tried.store().release([game], 'other');
      expect(await tried.store().lease([game], 'other', LONG)).toEqual([]);
      await tried.store().release([game, 'nobody'], 'one');
      expect(await tried.store().lease([game, kept], 'other', LONG)).toEqual([game]);
    });

    test('what has lapsed is told in order, so many of it', async () => {
      const games = (await Promise.all(Array.from({ length: 5 }, tried.newGame))).sort();
      await tried.store().lease(games, 'gone', SHORT);
      await until(async () => {
        const lapsed = await tried.store().lapsed(1000);
        return games.every((game) => lapsed.includes(game));
      });
      const told = await tried.store().lapsed(1000);
      expect(told.filter((game) => games.includes(game))).toEqual(games);
      expect(await tried.store().lapsed(2)).toEqual(told.slice(0, 2));
      await tried.store().release(games, 'gone');
      expect((await tried.store().lapsed(1000)).filter((game) => games.includes(game))).toEqual([]);
    });

    test('a game that was cleared away can be given back', async () => {
      const game = await tried.newGame();
      await tried.store().lease([game], 'one', LONG);
      await tried.store().deleteGame(game);
      await tried.store().release([game], 'one');
      expect(await tried.store().lapsed(1000)).not.toContain(game);
    });
  });
};
