import { describe, expect, test } from 'vitest';
import type { Tried } from './tried.ts';

/** What lies beside a log. */
export const beside = (tried: Tried): void => {
  describe('snapshots', () => {
    test('the newest is kept', async () => {
      const game = await tried.newGame();
      await tried.store().saveSnapshot({ game, seq: 4, version: '1', text: '"four"' });
      await tried.store().saveSnapshot({ game, seq: 9, version: '1', text: '"nine"' });
      await tried.store().saveSnapshot({ game, seq: 6, version: '1', text: '"six"' });
      expect(await tried.store().snapshot(game, '1')).toEqual({ game, seq: 9, version: '1', text: '"nine"' });
    });

    test('one of another version is as good as none, and makes way', async () => {
      const game = await tried.newGame();
      await tried.store().saveSnapshot({ game, seq: 9, version: '1', text: '"old"' });
      expect(await tried.store().snapshot(game, '2')).toBeUndefined();
      await tried.store().saveSnapshot({ game, seq: 5, version: '2', text: '"new"' });
      expect(await tried.store().snapshot(game, '2')).toMatchObject({ seq: 5, text: '"new"' });
    });

    test('one of a game that is gone is dropped in silence', async () => {
      await tried.store().saveSnapshot({ game: 'nobody', seq: 1, version: '1', text: '{}' });
      expect(await tried.store().snapshot('nobody', '1')).toBeUndefined();
    });
  });

  describe('documents', () => {
    test('lie beside a game by name, the newest of each, and are found by how their names begin', async () => {
      const game = await tried.newGame();
      for (const [name, text] of [
        ['draft:b', '1'],
        ['draft:a', '2'],
        ['draft:a', '3'],
        ['draf', '4'],
        ['draft_x', '5'],
      ] as const)
        expect(await tried.store().putDocument(game, { name, text })).toBe(true);
      expect(await tried.store().documents(game, 'draft:')).toEqual([
        { name: 'draft:a', text: '3' },
        { name: 'draft:b', text: '1' },
      ]);
      expect(await tried.store().documents(game, '')).toHaveLength(4);
      expect(await tried.store().dropDocument(game, 'draft:a')).toBe(true);
      expect(await tried.store().dropDocument(game, 'draft:a')).toBe(false);
      expect(await tried.store().documents(game, 'draft:a')).toEqual([]);
    });

    test('come with a new game or not at all, and go with it', async () => {
      const documents = [
        { name: 'seal', text: 'é' },
        { name: 'other', text: '' },
      ];
      const made = { id: 'papered', kind: 'tiny', at: 1, entry: '0', documents };
      expect(await tried.store().createGame(made)).toBe(true);
      expect(await tried.store().createGame({ ...made, documents: [{ name: 'seal', text: 'x' }] })).toBe(
        false,
      );
      expect(await tried.store().documents('papered', 'seal')).toEqual([{ name: 'seal', text: 'é' }]);
      const another = await tried.newGame();
      await tried.store().putDocument(another, { name: 'seal', text: '' });
      const [first] = await tried.store().gamesWith('seal', undefined, 1);
      expect([first, ...(await tried.store().gamesWith('seal', first, 10))]).toEqual([another, 'papered']);
      await tried.store().deleteGame('papered');
      expect(await tried.store().documents('papered', '')).toEqual([]);
      expect(await tried.store().gamesWith('seal', undefined, 10)).toEqual([another]);
    });

    test('of a game that is gone are not kept', async () => {
      expect(await tried.store().putDocument('nobody', { name: 'a', text: '' })).toBe(false);
      await expect(tried.store().putDocument('nobody', { name: 'a', text: 'a\0b' })).rejects.toThrow();
    });
  });
};
