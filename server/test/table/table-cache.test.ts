import { expect, test } from 'vitest';
import type { LiveTable } from '../../tables/live-table.ts';
import { TableCache } from '../../tables/table-cache.ts';

/** A cache of tables that are nothing but their id, and what became of them. */
const cacheOf = (bound: number) => {
  const [asked, loaded, evicted]: string[][] = [[], [], []];
  const cache = new TableCache({
    bound,
    load: async (id) => {
      asked?.push(id);
      if (id === 'broken') throw new Error('broken');
      return id === 'none' ? undefined : ({ id } as LiveTable);
    },
    loaded: ({ id }) => loaded?.push(id),
    evicted: ({ id }) => evicted?.push(id),
  });
  return { cache, asked, loaded, evicted };
};

test('a table is loaded once, however often it is wanted', async () => {
  const { cache, asked, loaded } = cacheOf(10);
  const [one, other] = await Promise.all([cache.load('a'), cache.load('a')]);
  expect(one).toBe(other);
  expect(cache.use('a')).toBe(one);
  expect([asked, loaded]).toEqual([['a'], ['a']]);
});

test('the one that was not used for longest makes room; a look is no use', async () => {
  const { cache, evicted } = cacheOf(3);
  for (const id of ['a', 'b', 'c']) await cache.load(id);
  cache.use('a');
  cache.peek('b');
  await cache.load('c');
  await cache.load('d');
  await cache.load('e');
  expect(evicted).toEqual(['b', 'a']);
  expect(cache.inMemory().map(({ id }) => id)).toEqual(['c', 'd', 'e']);
});

test('what is not there, or cannot be loaded, takes no room and is tried again', async () => {
  const { cache, asked } = cacheOf(3);
  for (let time = 0; time < 2; time += 1) {
    expect(await cache.load('none')).toBeUndefined();
    await expect(cache.load('broken')).rejects.toThrow('broken');
  }
  expect([cache.size, asked]).toEqual([0, ['none', 'broken', 'none', 'broken']]);
});

test('a table that was forgotten while it was loaded is not forgotten again once it is wanted anew', async () => {
  const { cache } = cacheOf(3);
  const first = cache.load('none');
  cache.forget('none');
  const second = cache.load('none');
  await first;
  await second;
  const wanted = cache.load('a');
  cache.forget('a');
  const again = await cache.load('a');
  await wanted;
  expect(cache.use('a')).toBe(again);
});

test('all are told, those on their way included', async () => {
  const { cache } = cacheOf(3);
  void cache.load('a');
  void cache.load('none');
  const found: string[] = [];
  for await (const { id } of cache.all()) found.push(id);
  expect(found).toEqual(['a']);
  expect(cache.clear()).toEqual(['a']);
  expect(cache.size).toBe(0);
});
