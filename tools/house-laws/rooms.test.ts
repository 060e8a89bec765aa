import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { offPlan } from './floor-plan.ts';
import { beyondKnown } from './known.ts';
import { roomOf, type Source, wrongWays } from './rooms.ts';
import { fromRoot, root, sourcesOf } from './sources.ts';

const games = readdirSync(join(root, 'games')).filter((name) =>
  existsSync(join(root, 'games', name, 'game.ts')),
);

const sourcesOfGame = (game: string): readonly Source[] =>
  sourcesOf(`games/${game}`).map((file) => ({
    path: fromRoot(file).split('/').slice(2).join('/'),
    text: readFileSync(file, 'utf8'),
  }));

/** What is made by building or installing is nobody's room. */
const MADE: readonly string[] = ['dist', 'node_modules'];

describe('the floor plan of the games', () => {
  test('every game has the rooms and the doors of the plan, and no others', () => {
    const found = games.flatMap((game) =>
      offPlan(readdirSync(join(root, 'games', game)).filter((entry) => !MADE.includes(entry))).map(
        ({ entry, told }) => ({ of: game, key: entry, told: `games/${game}/${told}` }),
      ),
    );
    expect(beyondKnown('floor-plan-known.json', found)).toEqual([]);
  });

  test('rooms import from lower storeys only, and in no circle', () => {
    const found = games.flatMap((game) =>
      wrongWays(sourcesOfGame(game)).map(({ from, to, why }) => ({
        of: game,
        key: `${from} -> ${to}`,
        told: `games/${game}: ${why}`,
      })),
    );
    expect(beyondKnown('rooms-known.json', found)).toEqual([]);
  });
});

describe('an entry of the root', () => {
  const whole = [
    ...[
      'README.md',
      'package.json',
      'tsconfig.json',
      'game.ts',
      'index.ts',
      'model',
      'rulebook',
      'words',
      'rules',
    ],
    ...['knowledge', 'play', 'scenario', 'options', 'schemas', 'test'],
  ];

  test.each([
    ['whole', whole, []],
    [
      'with all that may be',
      [...whole, 'for-page.ts', 'for-generals.ts', 'tables', 'ground', 'examples'],
      [],
    ],
    ['with a file of its own', [...whole, 'board.ts'], ['board.ts']],
    ['with a room of its own', [...whole, 'imagining'], ['imagining']],
    ['without rules', whole.filter((each) => each !== 'rules'), ['no rules']],
  ])('%s', (_, entries, found) => {
    expect(offPlan(entries).map(({ entry }) => entry)).toEqual(found);
  });
});

test.each([
  ['game.ts', 'doors'],
  ['model/state.ts', 'model'],
  ['words/fr/names.ts', 'words'],
  ['rules/check.ts', 'rules'],
  ['rules/movement/march.ts', 'rules/movement'],
  ['rules/movement/legs/one.ts', 'rules/movement'],
])('%s stands in %s', (path, room) => {
  expect(roomOf(path)).toBe(room);
});

const waysIn = (texts: Readonly<Record<string, string>>) =>
  wrongWays(Object.entries(texts).map(([path, text]) => ({ path, text })));

describe('an import', () => {
  test.each([
    ['downwards', { 'rules/fire/fire.ts': "import { a } from '../../model/a.ts';" }, []],
    ['within a room', { 'rules/fire/fire.ts': "import { a } from './a.ts';" }, []],
    ['of another package', { 'model/a.ts': "import { a } from '@grognard/engine';" }, []],
    ['upwards', { 'model/a.ts': "import { a } from '../rules/fire/a.ts';" }, ['model -> rules/fire']],
    ['upwards, of a type', { 'model/a.ts': "import type { A } from '../play/a.ts';" }, ['model -> play']],
    [
      'upwards, passed on',
      { 'knowledge/a.ts': "export { a } from '../scenario/a.ts';" },
      ['knowledge -> scenario'],
    ],
    [
      'upwards, when it is asked for',
      { 'knowledge/a.ts': "export const a = () => import('../play/a.ts');" },
      ['knowledge -> play'],
    ],
    [
      'upwards, in a type',
      { 'knowledge/a.ts': "export type A = import('../play/a.ts').A;" },
      ['knowledge -> play'],
    ],
    [
      'from a room to the doors',
      { 'options/a.ts': "import { game } from '../game.ts';" },
      ['options -> doors'],
    ],
    ['between chapters, one way', { 'rules/fire/a.ts': "import { a } from '../sight/a.ts';" }, []],
    [
      'between chapters, both ways',
      {
        'rules/fire/a.ts': "import { a } from '../sight/a.ts';",
        'rules/sight/b.ts': "import { b } from '../fire/b.ts';",
      },
      ['rules/fire -> rules/sight', 'rules/sight -> rules/fire'],
    ],
    [
      'between three chapters, in a circle',
      {
        'rules/fire/a.ts': "import type { A } from '../sight/a.ts';",
        'rules/sight/b.ts': "import { b } from '../melee/b.ts';",
        'rules/melee/c.ts': "import { c } from '../fire/c.ts';",
      },
      ['rules/fire -> rules/sight', 'rules/melee -> rules/fire', 'rules/sight -> rules/melee'],
    ],
    [
      'between the files of rules/ and a chapter, both ways',
      {
        'rules/check.ts': "import { a } from './fire/a.ts';",
        'rules/fire/a.ts': "import { b } from '../sheet.ts';",
      },
      ['rules -> rules/fire', 'rules/fire -> rules'],
    ],
    [
      'downwards, where another leads upwards',
      {
        'rules/fire/a.ts': "import { a } from '../../model/a.ts';",
        'model/b.ts': "import { b } from '../rules/fire/b.ts';",
      },
      ['model -> rules/fire'],
    ],
  ])('%s', (_, texts, ways) => {
    expect(waysIn(texts).map(({ from, to }) => `${from} -> ${to}`)).toEqual(ways);
  });

  test('in a circle is told as a path, with the imports that make it', () => {
    const [first] = waysIn({
      'rules/fire/a.ts': "\nimport { a } from '../sight/a.ts';",
      'rules/sight/b.ts': "import { b } from '../fire/b.ts';",
    });
    expect(first?.why.split(/\n\s+/)).toEqual([
      'rules/fire -> rules/sight (rules/fire/a.ts:2 imports rules/sight/a.ts)',
      'rules/sight -> rules/fire (rules/sight/b.ts:1 imports rules/fire/b.ts)',
      'which is a circle',
    ]);
  });
});
