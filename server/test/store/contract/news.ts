import { expect, test } from 'vitest';
import { until } from '../until.ts';
import type { Tried } from './tried.ts';

/** What is passed on to those who listen. */
export const news = (tried: Tried): void => {
  test('a notice about a game is passed on', async () => {
    const game = await tried.newGame();
    const heard: unknown[] = [];
    const stop = tried
      .store()
      .onNews((news) => news !== 'missed-some' && 'notice' in news && heard.push(news));
    await tried.store().announce(game, 'thinking, "é"');
    await until(() => heard.length === 1);
    stop();
    expect(heard).toEqual([{ game, notice: 'thinking, "é"' }]);
  });

  test('news of a game come after its commit, until one stops listening', async () => {
    const game = await tried.newGame();
    const heardFirst: number[] = [];
    const heardAlways: number[] = [];
    const hear = (into: number[]) =>
      tried.store().onNews((news) => {
        if (news !== 'missed-some' && news.game === game && 'last' in news && news.last > 0)
          into.push(news.last);
      });
    const stop = hear(heardFirst);
    hear(heardAlways);
    await tried.store().append({ game, after: 0, entries: ['1', '2'] });
    await tried.store().append({ game, after: 0, entries: ['"conflict"'] });
    await until(() => heardFirst.includes(2));
    stop();
    await tried.store().append({ game, after: 2, entries: ['3'] });
    await until(() => heardAlways.includes(3));
    expect(heardAlways).toEqual([2, 3]);
    expect(heardFirst).toEqual([2]);
  });
};
