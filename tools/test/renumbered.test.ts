import { join } from 'node:path';
import type { Game, GameTypes } from '@grognard/engine';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { fordTrial } from '../../games/tiny/test/trial.ts';
import { bundle } from '../bundle.ts';
import { countOf, firstSeed, soaking } from '../counts.ts';
import { aliased, comparable, handedOn } from '../renumbered/alias.ts';
import { battleOf, battles } from '../renumbered/battles.ts';
import { renumbered, renumberedText } from '../renumbered/plugin.ts';
import { forgetful, taleOf } from '../renumbered/tale.ts';
import type { told } from '../renumbered/teller.ts';

const root = join(import.meta.dirname, '../..');

interface Teller {
  readonly told: typeof told;
}

const firstUnlike = (plain: readonly string[], other: readonly string[]): unknown => {
  const at = plain.findIndex((line, place) => line !== other[place]);
  return at < 0 && plain.length === other.length ? undefined : { plain: plain[at], renumbered: other[at] };
};

describe('with all ids renumbered', () => {
  let plain: Teller;
  let other: Teller;

  beforeAll(async () => {
    const teller = join(root, 'tools/renumbered/teller.ts');
    plain = await import(await bundle(teller, 'process'));
    other = await import(await bundle(teller, 'process', [renumbered(root)]));
  });

  const unlikeIn = async (game: string): Promise<readonly unknown[]> => {
    const found: unknown[] = [];
    for (const listed of battles.filter((each) => each.game === game)) {
      for (let seed = firstSeed; seed < firstSeed + countOf('renumbered'); seed += 1) {
        const battle = battleOf(listed, seed, soaking ? listed.soak : listed.orders);
        const unlike = firstUnlike(
          await plain.told(game, battle, false),
          await other.told(game, battle, true),
        );
        if (unlike !== undefined) found.push({ ...listed, seed, unlike });
      }
    }
    return found;
  };

  const games = [...new Set(battles.map(({ game }) => game))];

  test.each(games)('%s plays and speaks the same', async (game) => {
    expect(await unlikeIn(game)).toEqual([]);
  });
});

describe('the law of renumbered ids', () => {
  const { schemas, scenario } = fordTrial;
  const game = fordTrial.game as unknown as Game<GameTypes>;
  const battle = { scenario, seats: [{ side: 'red' }, { side: 'blue' }], seed: 1, orders: 40 };

  /** The tiny game with another way to tell its lines. */
  const telling = (tell: Game<GameTypes>['tell']): Game<GameTypes> => ({ ...game, tell });

  const unlike = async (played: Game<GameTypes>): Promise<unknown> =>
    firstUnlike(
      await taleOf({ game: played, schemas }, battle),
      await taleOf({ game: forgetful(played), schemas }, battle),
    );

  test('has nothing to say of the tiny game', async () => {
    expect(await unlike(game)).toBeUndefined();
  });

  test('catches a sentence that is chosen by an id', async () => {
    const byId = telling((setting, news, language) => {
      const line = game.tell(setting, news, language);
      return line.rules?.includes('TN-R01') ? { ...line, text: `${line.text}!` } : line;
    });
    expect(await unlike(byId)).toMatchObject({ plain: expect.stringMatching(/!/) });
  });

  test('catches a sentence that is chosen by which id comes first', async () => {
    const byOrder = telling((setting, news, language) => {
      const line = game.tell(setting, news, language);
      return (line.rules?.[0] ?? 'TN-R05') < 'TN-R05' ? { ...line, text: `${line.text}!` } : line;
    });
    expect(await unlike(byOrder)).toMatchObject({ plain: expect.stringMatching(/!/) });
  });
});

/** What a text exports, with every id in it renumbered. */
const loaded = (text: string): Record<string, unknown> => {
  const { outputText } = ts.transpileModule(renumberedText('made-up.ts', text, 7).code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 },
  });
  const exports: Record<string, unknown> = {};
  globalThis.grognardRenumbered = aliased;
  new Function('exports', outputText)(exports);
  return exports;
};

describe('a renumbered source', () => {
  test('cites what it cited, once the ids are put back', () => {
    const { found } = loaded(
      `const row = 3; export const found = ['LA-O6.3-6', \`LA-S3.4-\${row}\`, 'see PB-R118a.', 'LA'];`,
    );
    expect(found).not.toContain('LA-O6.3-6');
    expect(comparable({ found })).toEqual({
      found: ['LA-O6.3-6', 'LA-S3.4-3', 'see PB-R118a.', 'LA'],
    });
  });

  test.each([
    ['includes', "['LA-O6.3-6'].includes('LA-O6.3-6')"],
    ['is the same', "[...['LA-O6.3-6']].some((rule) => rule === 'LA-O6.3-6')"],
    ['is one of a set', "new Set(['LA-O6.3-6']).has('LA-O6.3-6')"],
    ['has an entry', "'LA-O6.3-6' in { 'LA-O6.3-6': 1 }"],
    ['is put together', `[3].map((row) => \`LA-O6.\${row}-6\`).includes('LA-O6.3-6')`],
  ])('finds no id again: %s', (_, asked) => {
    expect(loaded(`export const found = ${asked};`)).toEqual({ found: false });
  });
});

describe('what is handed on', () => {
  test('has ids that were never seen, whatever they were before', () => {
    const first = handedOn({ rules: ['LA-O6.3-6', 'PB-R118a'], text: 'LA-O6.3-6' });
    const second = handedOn(first);
    expect(second.rules.some((rule) => first.rules.includes(rule))).toBe(false);
    expect(comparable(second)).toEqual({ rules: ['LA-O6.3-6', 'PB-R118a'], text: 'LA-O6.3-6' });
  });

  test('is compared with citations as sets, and refusals once', () => {
    const refusal = { code: 'too-far', rule: 'PB-R073' };
    expect(
      comparable([refusal, { ...refusal }, { rules: ['LA-O6.3-7', 'LA-O6.3-6', 'LA-O6.3-7'] }, 2, 2]),
    ).toEqual([refusal, { rules: ['LA-O6.3-6', 'LA-O6.3-7'] }, 2, 2]);
  });
});
