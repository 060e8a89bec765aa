import { describe, expect, test } from 'vitest';
import type { Tried } from './tried.ts';

/** The log of a game: appended behind the last entry, by one writer at a time, and read in pages. */
export const entries = (tried: Tried): void => {
  describe('entries', () => {
    test('are appended behind the last one, several at once', async () => {
      const game = await tried.newGame();
      expect(await tried.store().append({ game, after: 0, entries: ['"a"', '"b"'] })).toEqual({
        kind: 'appended',
        last: 2,
      });
      expect(await tried.store().append({ game, after: 2, entries: ['"c"'] })).toEqual({
        kind: 'appended',
        last: 3,
      });
      expect(await tried.store().entries(game, 0, 10)).toEqual({
        entries: [
          { seq: 1, text: '"a"' },
          { seq: 2, text: '"b"' },
          { seq: 3, text: '"c"' },
        ],
        more: false,
      });
      expect(await tried.store().game(game)).toMatchObject({ last: 3 });
    });

    test('a writer who missed something is told so, and nothing of his is written', async () => {
      const game = await tried.newGame();
      await tried.store().append({ game, after: 0, entries: ['"first"'] });
      for (const after of [0, 2, -1])
        expect(await tried.store().append({ game, after, entries: ['"late"', '"later"'] })).toEqual({
          kind: 'conflict',
          last: 1,
        });
      expect(await tried.textsOf(game)).toEqual(['{"seq":0}', '"first"']);
    });

    test('of a game that does not exist are refused', async () => {
      expect(await tried.store().append({ game: 'nobody', after: 0, entries: ['1'] })).toEqual({
        kind: 'no-such-game',
      });
    });

    test('of many writers at once: exactly one of each round is written', async () => {
      const game = await tried.newGame();
      const writers = Array.from({ length: 20 }, (_, i) => `"writer ${i}"`);
      const answers = await Promise.all(
        writers.map((text) => tried.store().append({ game, after: 0, entries: [text] })),
      );
      expect(answers.filter(({ kind }) => kind === 'appended')).toHaveLength(1);
      expect(answers.filter(({ kind }) => kind === 'conflict')).toHaveLength(19);
      expect(await tried.textsOf(game)).toHaveLength(2);
    });

    test('of many games at once are all written, and a refused one spoils no other', async () => {
      const ids = await Promise.all(Array.from({ length: 30 }, tried.newGame));
      const asks = ids.map((game, i) =>
        tried.store().append({ game, after: i % 3 === 0 ? 7 : 0, entries: [`${i}`] }),
      );
      const answers = await Promise.all([
        ...asks,
        tried.store().append({ game: 'nobody', after: 0, entries: ['1'] }),
      ]);
      for (const [i, game] of ids.entries()) {
        expect(answers[i]?.kind).toBe(i % 3 === 0 ? 'conflict' : 'appended');
        expect(await tried.textsOf(game)).toEqual(i % 3 === 0 ? ['{"seq":0}'] : ['{"seq":0}', `${i}`]);
      }
      expect(answers[30]).toEqual({ kind: 'no-such-game' });
    });

    test('may follow each other within one group', async () => {
      const game = await tried.newGame();
      const answers = await Promise.all(
        [0, 1, 2].map((after) => tried.store().append({ game, after, entries: [`${after}`] })),
      );
      expect(answers.map((answer) => answer.kind)).toEqual(['appended', 'appended', 'appended']);
      expect(await tried.textsOf(game)).toEqual(['{"seq":0}', '0', '1', '2']);
    });

    test('are read in pages', async () => {
      const game = await tried.newGame();
      await tried
        .store()
        .append({ game, after: 0, entries: Array.from({ length: 24 }, (_, i) => `${i + 1}`) });
      const seen: number[] = [];
      let more = true;
      while (more) {
        const page = await tried.store().entries(game, seen.at(-1) ?? -1, 10);
        expect(page.entries.length).toBeLessThanOrEqual(10);
        seen.push(...page.entries.map(({ seq }) => seq));
        more = page.more;
      }
      expect(seen).toEqual(Array.from({ length: 25 }, (_, i) => i));
    });

    test('keep their text to the byte', async () => {
      const game = await tried.newGame();
      const texts = ['{"a":"é 漢 🂡 \\u0000 \\ud800"}', '{ "spaces" : 1.50 }', '"\'; drop table games; --"'];
      await tried.store().append({ game, after: 0, entries: texts });
      expect((await tried.textsOf(game)).slice(1)).toEqual(texts);
    });

    test('may be long, and many', async () => {
      const [long, short] = [await tried.newGame(), await tried.newGame()];
      const texts = Array.from({ length: 40 }, (_, i) => JSON.stringify(`${i}${"it's ".repeat(3_000)}`));
      const answers = await Promise.all([
        tried.store().append({ game: long, after: 0, entries: texts }),
        tried.store().append({ game: short, after: 0, entries: ['1'] }),
      ]);
      expect(answers).toEqual([
        { kind: 'appended', last: 40 },
        { kind: 'appended', last: 1 },
      ]);
      expect((await tried.textsOf(long)).slice(1)).toEqual(texts);
      expect(await tried.store().append({ game: long, after: 40, entries: ['2'] })).toEqual({
        kind: 'appended',
        last: 41,
      });
    });

    test('go on while other things are written and games are cleared away', async () => {
      const [kept, cleared] = [await tried.newGame(), await tried.newGame()];
      const write = async (game: string): Promise<string> => {
        for (let after = 0; after < 40; after += 1) {
          const { kind } = await tried.store().append({ game, after, entries: [`${after + 1}`] });
          if (kind !== 'appended') return kind;
        }
        return 'appended';
      };
      const beside = async (): Promise<void> => {
        for (let i = 0; i < 10; i += 1) {
          await tried.store().putDocument(kept, { name: `draft-${i}`, text: `${i}` });
          await tried.store().saveSnapshot({ game: kept, seq: i, version: '1', text: `${i}` });
          await tried.store().append({ game: await tried.newGame(), after: 0, entries: ['1'] });
        }
      };
      const clear = async (): Promise<boolean> => {
        await tried.store().append({ game: kept, after: 99, entries: ['too late'] });
        return tried.store().deleteGame(cleared);
      };
      const [writing, cut, , gone] = await Promise.all([write(kept), write(cleared), beside(), clear()]);
      expect([writing, cut, gone]).toEqual(['appended', 'no-such-game', true]);
      expect(await tried.textsOf(kept)).toHaveLength(41);
      expect(await tried.store().documents(kept, 'draft-')).toHaveLength(10);
      expect(await tried.textsOf(cleared)).toEqual([]);
      expect(await tried.store().append({ game: cleared, after: 0, entries: ['1'] })).toEqual({
        kind: 'no-such-game',
      });
    });

    test('that are no JSON text are refused without harm to their neighbours', async () => {
      const [bad, good] = [await tried.newGame(), await tried.newGame()];
      const [refused, written] = await Promise.allSettled([
        tried.store().append({ game: bad, after: 0, entries: ['a\0b'] }),
        tried.store().append({ game: good, after: 0, entries: ['1'] }),
      ]);
      expect(refused?.status).toBe('rejected');
      expect(written).toEqual({ status: 'fulfilled', value: { kind: 'appended', last: 1 } });
    });
  });
};
