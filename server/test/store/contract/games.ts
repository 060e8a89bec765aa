import { describe, expect, test } from 'vitest';
import type { Tried } from './tried.ts';

/** Games come, are listed, and go. */
export const games = (tried: Tried): void => {
  describe('games', () => {
    test('a new game is there, with its first entry', async () => {
      const id = await tried.newGame();
      expect(await tried.store().game(id)).toEqual({ id, kind: 'tiny', at: 1_792_000_000_000, last: 0 });
      expect(await tried.store().entries(id, -1, 10)).toEqual({
        entries: [{ seq: 0, text: '{"seq":0}' }],
        more: false,
      });
    });

    test('an id that is taken is refused, and the game that holds it is left alone', async () => {
      const id = await tried.newGame();
      expect(await tried.store().createGame({ id, kind: 'other', at: 5, entry: '"x"' })).toBe(false);
      expect(await tried.store().game(id)).toMatchObject({ kind: 'tiny' });
      expect(await tried.textsOf(id)).toEqual(['{"seq":0}']);
    });

    test('what is not there is not found', async () => {
      expect(await tried.store().game('nobody')).toBeUndefined();
      expect(await tried.store().entries('nobody', -1, 10)).toEqual({ entries: [], more: false });
      expect(await tried.store().snapshot('nobody', '1')).toBeUndefined();
      expect(await tried.store().deleteGame('nobody')).toBe(false);
    });

    test('a game weighs what is written of it and beside it, in bytes', async () => {
      const id = await tried.newGame();
      const begun = await tried.store().weight(id);
      expect(begun).toBe('{"seq":0}'.length);
      await tried.store().append({ game: id, after: 0, entries: ['"é"'] });
      await tried.store().putDocument(id, { name: 'draft', text: '12345' });
      await tried.store().saveSnapshot({ game: id, seq: 1, version: '1', text: '{}' });
      expect(await tried.store().weight(id)).toBe(begun + 4 + 5 + 2);
      expect(await tried.store().weight('nobody')).toBe(0);
    });

    test('a deleted game is gone with all it held', async () => {
      const id = await tried.newGame();
      await tried.store().append({ game: id, after: 0, entries: ['1'] });
      await tried.store().saveSnapshot({ game: id, seq: 1, version: '1', text: '{}' });
      expect(await tried.store().deleteGame(id)).toBe(true);
      expect(await tried.store().game(id)).toBeUndefined();
      expect(await tried.textsOf(id)).toEqual([]);
      expect(await tried.store().snapshot(id, '1')).toBeUndefined();
    });

    test('are listed by the bytes of their ids, page by page', async () => {
      for (const id of ['zz-b', 'zz-B', 'zz-é', 'zz-a'])
        await tried.store().createGame({ id, kind: 'tiny', at: 1, entry: '0' });
      const first = await tried.store().games('zz', 2);
      expect(first.map(({ id }) => id)).toEqual(['zz-B', 'zz-a']);
      const rest = await tried.store().games(first[1]?.id, 10);
      expect(rest.map(({ id }) => id)).toEqual(['zz-b', 'zz-é']);
      expect((await tried.store().games(undefined, 1000)).length).toBeGreaterThan(4);
    });
  });
};
