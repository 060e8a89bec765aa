import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Place, type Store } from '../../index.ts';
import { crashes } from './crashes.ts';
import { until } from './until.ts';

interface Ground {
  readonly place: Place;
  readonly clear: () => Promise<void>;
}

/** What every store must do, whatever it is made of. `prepare` gives an empty place to keep games in. */
export const storeContract = (prepare: () => Promise<Ground>): void => {
  let ground: Ground;
  let store: Store;
  let scratch: string;
  let games = 0;

  beforeAll(async () => {
    ground = await prepare();
    store = await openStore(ground.place);
    scratch = mkdtempSync(join(tmpdir(), 'grognard-scratch-'));
  });

  afterAll(async () => {
    await store.close();
    await ground.clear();
    rmSync(scratch, { recursive: true, force: true });
  });

  /** A game of its own for each test, with entry 0. */
  const newGame = async (): Promise<string> => {
    games += 1;
    const id = `game-${String(games).padStart(4, '0')}`;
    expect(await store.createGame({ id, kind: 'tiny', at: 1_792_000_000_000, entry: '{"seq":0}' })).toBe(
      true,
    );
    return id;
  };

  const textsOf = async (game: string): Promise<string[]> =>
    (await store.entries(game, -1, 1000)).entries.map(({ text }) => text);

  describe('games', () => {
    test('a new game is there, with its first entry', async () => {
      const id = await newGame();
      expect(await store.game(id)).toEqual({ id, kind: 'tiny', at: 1_792_000_000_000, last: 0 });
      expect(await store.entries(id, -1, 10)).toEqual({
        entries: [{ seq: 0, text: '{"seq":0}' }],
        more: false,
      });
    });

    test('an id that is taken is refused, and the game that holds it is left alone', async () => {
      const id = await newGame();
      expect(await store.createGame({ id, kind: 'other', at: 5, entry: '"x"' })).toBe(false);
      expect(await store.game(id)).toMatchObject({ kind: 'tiny' });
      expect(await textsOf(id)).toEqual(['{"seq":0}']);
    });

    test('what is not there is not found', async () => {
      expect(await store.game('nobody')).toBeUndefined();
      expect(await store.entries('nobody', -1, 10)).toEqual({ entries: [], more: false });
      expect(await store.snapshot('nobody', '1')).toBeUndefined();
      expect(await store.deleteGame('nobody')).toBe(false);
    });

    test('a deleted game is gone with all it held', async () => {
      const id = await newGame();
      await store.append({ game: id, after: 0, entries: ['1'] });
      await store.saveSnapshot({ game: id, seq: 1, version: '1', text: '{}' });
      expect(await store.deleteGame(id)).toBe(true);
      expect(await store.game(id)).toBeUndefined();
      expect(await textsOf(id)).toEqual([]);
      expect(await store.snapshot(id, '1')).toBeUndefined();
    });

    test('are listed by the bytes of their ids, page by page', async () => {
      for (const id of ['zz-b', 'zz-B', 'zz-é', 'zz-a'])
        await store.createGame({ id, kind: 'tiny', at: 1, entry: '0' });
      const first = await store.games('zz', 2);
      expect(first.map(({ id }) => id)).toEqual(['zz-B', 'zz-a']);
      const rest = await store.games(first[1]?.id, 10);
      expect(rest.map(({ id }) => id)).toEqual(['zz-b', 'zz-é']);
      expect((await store.games(undefined, 1000)).length).toBeGreaterThan(4);
    });
  });

  describe('entries', () => {
    test('are appended behind the last one, several at once', async () => {
      const game = await newGame();
      expect(await store.append({ game, after: 0, entries: ['"a"', '"b"'] })).toEqual({
        kind: 'appended',
        last: 2,
      });
      expect(await store.append({ game, after: 2, entries: ['"c"'] })).toEqual({ kind: 'appended', last: 3 });
      expect(await store.entries(game, 0, 10)).toEqual({
        entries: [
          { seq: 1, text: '"a"' },
          { seq: 2, text: '"b"' },
          { seq: 3, text: '"c"' },
        ],
        more: false,
      });
      expect(await store.game(game)).toMatchObject({ last: 3 });
    });

    test('a writer who missed something is told so, and nothing of his is written', async () => {
      const game = await newGame();
      await store.append({ game, after: 0, entries: ['"first"'] });
      for (const after of [0, 2, -1])
        expect(await store.append({ game, after, entries: ['"late"', '"later"'] })).toEqual({
          kind: 'conflict',
          last: 1,
        });
      expect(await textsOf(game)).toEqual(['{"seq":0}', '"first"']);
    });

    test('of a game that does not exist are refused', async () => {
      expect(await store.append({ game: 'nobody', after: 0, entries: ['1'] })).toEqual({
        kind: 'no-such-game',
      });
    });

    test('of many writers at once: exactly one of each round is written', async () => {
      const game = await newGame();
      const writers = Array.from({ length: 20 }, (_, i) => `"writer ${i}"`);
      const answers = await Promise.all(
        writers.map((text) => store.append({ game, after: 0, entries: [text] })),
      );
      expect(answers.filter(({ kind }) => kind === 'appended')).toHaveLength(1);
      expect(answers.filter(({ kind }) => kind === 'conflict')).toHaveLength(19);
      expect(await textsOf(game)).toHaveLength(2);
    });

    test('of many games at once are all written, and a refused one spoils no other', async () => {
      const ids = await Promise.all(Array.from({ length: 30 }, newGame));
      const asks = ids.map((game, i) =>
        store.append({ game, after: i % 3 === 0 ? 7 : 0, entries: [`${i}`] }),
      );
      const answers = await Promise.all([
        ...asks,
        store.append({ game: 'nobody', after: 0, entries: ['1'] }),
      ]);
      for (const [i, game] of ids.entries()) {
        expect(answers[i]?.kind).toBe(i % 3 === 0 ? 'conflict' : 'appended');
        expect(await textsOf(game)).toEqual(i % 3 === 0 ? ['{"seq":0}'] : ['{"seq":0}', `${i}`]);
      }
      expect(answers[30]).toEqual({ kind: 'no-such-game' });
    });

    test('may follow each other within one group', async () => {
      const game = await newGame();
      const answers = await Promise.all(
        [0, 1, 2].map((after) => store.append({ game, after, entries: [`${after}`] })),
      );
      expect(answers.map((answer) => answer.kind)).toEqual(['appended', 'appended', 'appended']);
      expect(await textsOf(game)).toEqual(['{"seq":0}', '0', '1', '2']);
    });

    test('are read in pages', async () => {
      const game = await newGame();
      await store.append({ game, after: 0, entries: Array.from({ length: 24 }, (_, i) => `${i + 1}`) });
      const seen: number[] = [];
      let more = true;
      while (more) {
        const page = await store.entries(game, seen.at(-1) ?? -1, 10);
        expect(page.entries.length).toBeLessThanOrEqual(10);
        seen.push(...page.entries.map(({ seq }) => seq));
        more = page.more;
      }
      expect(seen).toEqual(Array.from({ length: 25 }, (_, i) => i));
    });

    test('keep their text to the byte', async () => {
      const game = await newGame();
      const texts = ['{"a":"é 漢 🂡 \\u0000 \\ud800"}', '{ "spaces" : 1.50 }', '"\'; drop table games; --"'];
      await store.append({ game, after: 0, entries: texts });
      expect((await textsOf(game)).slice(1)).toEqual(texts);
    });

    test('may be long, and many', async () => {
      const [long, short] = [await newGame(), await newGame()];
      const texts = Array.from({ length: 40 }, (_, i) => JSON.stringify(`${i}${"it's ".repeat(3_000)}`));
      const answers = await Promise.all([
        store.append({ game: long, after: 0, entries: texts }),
        store.append({ game: short, after: 0, entries: ['1'] }),
      ]);
      expect(answers).toEqual([
        { kind: 'appended', last: 40 },
        { kind: 'appended', last: 1 },
      ]);
      expect((await textsOf(long)).slice(1)).toEqual(texts);
      expect(await store.append({ game: long, after: 40, entries: ['2'] })).toEqual({
        kind: 'appended',
        last: 41,
      });
    });

    test('go on while other things are written and games are cleared away', async () => {
      const [kept, cleared] = [await newGame(), await newGame()];
      const write = async (game: string): Promise<string> => {
        for (let after = 0; after < 40; after += 1) {
          const { kind } = await store.append({ game, after, entries: [`${after + 1}`] });
          if (kind !== 'appended') return kind;
        }
        return 'appended';
      };
      const beside = async (): Promise<void> => {
        for (let i = 0; i < 10; i += 1) {
          await store.putPaper(kept, { name: `draft-${i}`, text: `${i}` });
          await store.saveSnapshot({ game: kept, seq: i, version: '1', text: `${i}` });
          await store.append({ game: await newGame(), after: 0, entries: ['1'] });
        }
      };
      const clear = async (): Promise<boolean> => {
        await store.append({ game: kept, after: 99, entries: ['too late'] });
        return store.deleteGame(cleared);
      };
      const [writing, cut, , gone] = await Promise.all([write(kept), write(cleared), beside(), clear()]);
      expect([writing, cut, gone]).toEqual(['appended', 'no-such-game', true]);
      expect(await textsOf(kept)).toHaveLength(41);
      expect(await store.papers(kept, 'draft-')).toHaveLength(10);
      expect(await textsOf(cleared)).toEqual([]);
      expect(await store.append({ game: cleared, after: 0, entries: ['1'] })).toEqual({
        kind: 'no-such-game',
      });
    });

    test('that are no JSON text are refused without harm to their neighbours', async () => {
      const [bad, good] = [await newGame(), await newGame()];
      const [refused, written] = await Promise.allSettled([
        store.append({ game: bad, after: 0, entries: ['a\0b'] }),
        store.append({ game: good, after: 0, entries: ['1'] }),
      ]);
      expect(refused?.status).toBe('rejected');
      expect(written).toEqual({ status: 'fulfilled', value: { kind: 'appended', last: 1 } });
    });
  });

  describe('snapshots', () => {
    test('the newest is kept', async () => {
      const game = await newGame();
      await store.saveSnapshot({ game, seq: 4, version: '1', text: '"four"' });
      await store.saveSnapshot({ game, seq: 9, version: '1', text: '"nine"' });
      await store.saveSnapshot({ game, seq: 6, version: '1', text: '"six"' });
      expect(await store.snapshot(game, '1')).toEqual({ game, seq: 9, version: '1', text: '"nine"' });
    });

    test('one of another version is as good as none, and makes way', async () => {
      const game = await newGame();
      await store.saveSnapshot({ game, seq: 9, version: '1', text: '"old"' });
      expect(await store.snapshot(game, '2')).toBeUndefined();
      await store.saveSnapshot({ game, seq: 5, version: '2', text: '"new"' });
      expect(await store.snapshot(game, '2')).toMatchObject({ seq: 5, text: '"new"' });
    });

    test('one of a game that is gone is dropped in silence', async () => {
      await store.saveSnapshot({ game: 'nobody', seq: 1, version: '1', text: '{}' });
      expect(await store.snapshot('nobody', '1')).toBeUndefined();
    });
  });

  describe('papers', () => {
    test('lie beside a game by name, the newest of each, and are found by how their names begin', async () => {
      const game = await newGame();
      for (const [name, text] of [
        ['draft:b', '1'],
        ['draft:a', '2'],
        ['draft:a', '3'],
        ['draf', '4'],
        ['draft_x', '5'],
      ] as const)
        expect(await store.putPaper(game, { name, text })).toBe(true);
      expect(await store.papers(game, 'draft:')).toEqual([
        { name: 'draft:a', text: '3' },
        { name: 'draft:b', text: '1' },
      ]);
      expect(await store.papers(game, '')).toHaveLength(4);
      expect(await store.dropPaper(game, 'draft:a')).toBe(true);
      expect(await store.dropPaper(game, 'draft:a')).toBe(false);
      expect(await store.papers(game, 'draft:a')).toEqual([]);
    });

    test('come with a new game or not at all, and go with it', async () => {
      const papers = [
        { name: 'seal', text: 'é' },
        { name: 'other', text: '' },
      ];
      const made = { id: 'papered', kind: 'tiny', at: 1, entry: '0', papers };
      expect(await store.createGame(made)).toBe(true);
      expect(await store.createGame({ ...made, papers: [{ name: 'seal', text: 'x' }] })).toBe(false);
      expect(await store.papers('papered', 'seal')).toEqual([{ name: 'seal', text: 'é' }]);
      const another = await newGame();
      await store.putPaper(another, { name: 'seal', text: '' });
      const [first] = await store.gamesWith('seal', undefined, 1);
      expect([first, ...(await store.gamesWith('seal', first, 10))]).toEqual([another, 'papered']);
      await store.deleteGame('papered');
      expect(await store.papers('papered', '')).toEqual([]);
      expect(await store.gamesWith('seal', undefined, 10)).toEqual([another]);
    });

    test('of a game that is gone are not kept', async () => {
      expect(await store.putPaper('nobody', { name: 'a', text: '' })).toBe(false);
      await expect(store.putPaper('nobody', { name: 'a', text: 'a\0b' })).rejects.toThrow();
    });
  });

  test('a word about a game is passed on', async () => {
    const game = await newGame();
    const heard: unknown[] = [];
    const stop = store.onNews((news) => news !== 'missed-some' && 'word' in news && heard.push(news));
    await store.announce(game, 'thinking, "é"');
    await until(() => heard.length === 1);
    stop();
    expect(heard).toEqual([{ game, word: 'thinking, "é"' }]);
  });

  test('news of a game come after its commit, until one stops listening', async () => {
    const game = await newGame();
    const heardFirst: number[] = [];
    const heardAlways: number[] = [];
    const hear = (into: number[]) =>
      store.onNews((news) => {
        if (news !== 'missed-some' && news.game === game && 'last' in news && news.last > 0)
          into.push(news.last);
      });
    const stop = hear(heardFirst);
    hear(heardAlways);
    await store.append({ game, after: 0, entries: ['1', '2'] });
    await store.append({ game, after: 0, entries: ['"conflict"'] });
    await until(() => heardFirst.includes(2));
    stop();
    await store.append({ game, after: 2, entries: ['3'] });
    await until(() => heardAlways.includes(3));
    expect(heardAlways).toEqual([2, 3]);
    expect(heardFirst).toEqual([2]);
  });

  test('a backup holds everything, opens as a store, and overwrites nothing', async () => {
    const game = await newGame();
    await store.append({ game, after: 0, entries: ['"kept"'] });
    await store.saveSnapshot({ game, seq: 1, version: '1', text: '"snap"' });
    const file = join(scratch, 'games.sqlite');
    await store.backup(file);
    await store.append({ game, after: 1, entries: ['"later"'] });

    const copy = await openStore({ data: scratch });
    expect(await copy.game(game)).toEqual({ ...(await store.game(game)), last: 1 });
    expect((await copy.entries(game, 0, 10)).entries).toEqual([{ seq: 1, text: '"kept"' }]);
    expect(await copy.snapshot(game, '1')).toMatchObject({ text: '"snap"' });
    expect(await copy.games(undefined, 1000)).toHaveLength((await store.games(undefined, 1000)).length);
    await copy.close();

    await expect(store.backup(file)).rejects.toThrow('overwrites nothing');
  });

  test('what was written is there when the store is opened again', async () => {
    const game = await newGame();
    await store.append({ game, after: 0, entries: ['"again"'] });
    await store.close();
    expect(await store.isReady()).toBe(false);
    store = await openStore(ground.place);
    expect(await store.isReady()).toBe(true);
    expect(await textsOf(game)).toEqual(['{"seq":0}', '"again"']);
  });

  test('what is under way when it is closed is kept, if it is acknowledged', async () => {
    for (let turns = 0; turns < 5; turns += 1) {
      const game = await newGame();
      const appending = store
        .append({ game, after: 0, entries: ['"late"'] })
        .then(({ kind }) => kind)
        .catch(() => 'failed');
      for (let turn = 0; turn < turns; turn += 1) await nextTurn();
      await store.close();
      const kind = await appending;
      store = await openStore(ground.place);
      if (kind === 'appended') expect(await textsOf(game), `after ${turns} turns`).toContain('"late"');
    }
  });

  test('nothing that was acknowledged is lost when the process is killed', async () => {
    await store.close();
    await crashes(ground.place);
    store = await openStore(ground.place);
  });
};
