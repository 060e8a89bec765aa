import { describe, expect, test } from 'vitest';
import type { Stock } from '../../../store/census.ts';
import type { Commit } from '../../../store/store.ts';
import type { Tried } from './tried.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** What is kept, in numbers. */
export const census = (tried: Tried): void => {
  describe('the census', () => {
    const stockOf = async (kind: string, marked: boolean): Promise<Stock | undefined> =>
      (await tried.store().census('seal')).stocks.find(
        (each) => each.kind === kind && each.marked === marked,
      );

    test('counts games and entries by kind, by document and by age', async () => {
      const now = Date.now();
      for (const [place, age] of [HOUR, 2 * DAY, 20 * DAY, 300 * DAY].entries())
        await tried.store().createGame({
          ...{ id: `counted-${place}`, kind: 'counted', at: now - age, entry: '{}' },
          documents: place === 1 ? [{ name: 'seal', text: '' }] : [{ name: 'seals', text: '' }],
        });
      await tried.store().append({ game: 'counted-0', after: 0, entries: ['1', '2', '3'] });
      await tried.store().append({ game: 'counted-1', after: 0, entries: ['1'] });
      expect(await stockOf('counted', false)).toEqual({
        ...{ kind: 'counted', marked: false, games: 3, entries: 6, longest: 4, oldest: now - 300 * DAY },
        ...{ lastDay: 1, lastWeek: 1, lastMonth: 2 },
      });
      expect(await stockOf('counted', true)).toEqual({
        ...{ kind: 'counted', marked: true, games: 1, entries: 2, longest: 2, oldest: now - 2 * DAY },
        ...{ lastDay: 0, lastWeek: 1, lastMonth: 1 },
      });
      await tried.store().dropDocument('counted-1', 'seal');
      expect(await stockOf('counted', true)).toBeUndefined();
      await tried.store().deleteGame('counted-3');
      expect(await stockOf('counted', false)).toMatchObject({ games: 3, oldest: now - 20 * DAY });
    });

    test('knows what the games take on the disk', async () => {
      const { bytes } = await tried.store().census('seal');
      expect(Number.isSafeInteger(bytes)).toBe(true);
      const game = await tried.newGame();
      const entry = JSON.stringify('x'.repeat(1000));
      await tried.store().append({ game, after: 0, entries: Array.from({ length: 500 }, () => entry) });
      expect((await tried.store().census('seal')).bytes).toBeGreaterThan(bytes);
    });

    test('and every commit of appends is told with their number, until nobody listens', async () => {
      const game = await tried.newGame();
      const other = await tried.newGame();
      const heard: Commit[] = [];
      const stop = tried.store().onCommit((commit) => heard.push(commit));
      await Promise.all(
        [game, other].map((each) => tried.store().append({ game: each, after: 0, entries: ['1'] })),
      );
      expect(heard.reduce((sum, { appends }) => sum + appends, 0)).toBe(2);
      for (const { seconds } of heard) expect(seconds).toBeGreaterThan(0);
      stop();
      await tried.store().append({ game, after: 1, entries: ['2'] });
      expect(heard.reduce((sum, { appends }) => sum + appends, 0)).toBe(2);
    });
  });
};
