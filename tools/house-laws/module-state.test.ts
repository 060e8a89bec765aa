import { describe, expect, test } from 'vitest';
import { beyondKnown } from './known.ts';
import { type ModuleState, moduleState } from './module-state.ts';
import { programOf, programOfTexts, pureSources } from './sources.ts';

/** By its name in its package alone, so that files may be moved and renamed. */
const breachOf = ({ file, line, name, what, instead }: ModuleState) => ({
  of: file
    .split('/')
    .slice(0, file.startsWith('games/') ? 2 : 1)
    .join('/'),
  key: name,
  told: `${file}:${line} ${name} is ${what}: ${instead}`,
});

describe('no module-level mutable state in the pure packages', () => {
  test('nothing but what is known', () => {
    const found = moduleState(programOf(pureSources())).map(breachOf);
    expect(beyondKnown('module-state-known.json', found)).toEqual([]);
  });
});

const keeper = `
  export const lately = <Answer>() => {
    let last: Answer | undefined;
    return { of: () => last, keep: (answer: Answer) => { last = answer; } };
  };
`;

const seen: readonly (readonly [what: string, text: string, names: readonly string[]])[] = [
  ['a variable', 'export let count = 0;', ['count']],
  ['a var', 'var count = 0; export const next = () => count;', ['count']],
  [
    'a map',
    'const known = new Map<string, number>(); export const of = (a: string) => known.get(a);',
    ['known'],
  ],
  ['a set', "export const names = new Set(['a']);", ['names']],
  ['a weak map', 'export const known = new WeakMap<object, number>();', ['known']],
  ['a typed array', 'export const scratch = new Float64Array(4);', ['scratch']],
  ['a list', "export const names = ['a', 'b'];", ['names']],
  ['a list made by a call', 'export const many = new Array<number>(4).fill(0);', ['many']],
  ['an instance', 'class Memory { last = 0 } export const memory = new Memory();', ['memory']],
  ['a static field', 'export class Memory { static last = 0 }', ['last']],
  ['a map in an object', 'export const known = { near: new WeakMap<object, number>() };', ['known']],
  [
    'a scratch made by a call',
    'const none = () => ({ at: new Float64Array(2) }); export const from = none();',
    ['from'],
  ],
  ['a member of a union', 'export const found: Map<string, number> | undefined = new Map();', ['found']],
  [
    'an object that is written to',
    'const last = { of: 0 }; export const keep = (of: number) => { last.of = of; };',
    ['last'],
  ],
  [
    'an object that is added to',
    'const all: Readonly<{ of: number[] }> = { of: [] }; export const keep = (one: number) => all.of.push(one);',
    ['all'],
  ],
  [
    'an object that is counted up',
    'const all = { count: 0 }; export const next = () => all.count++;',
    ['all'],
  ],
  [
    'an object that is assigned to',
    'const all = { count: 0 }; export const reset = () => Object.assign(all, { count: 0 });',
    ['all'],
  ],
  [
    'an object written to by taking apart',
    'const all = { count: 0 }; export const set = (of: readonly [number]) => { [all.count] = of; };',
    ['all'],
  ],
  [
    'a key that is deleted',
    'const all: { one?: number } = {}; export const forget = () => delete all.one;',
    ['all'],
  ],
  ['what a keeper gave', `${keeper} export const answers = lately<number>();`, ['answers']],
  [
    'what a keeper gave, taken apart',
    `${keeper} export const { of, keep } = lately<number>();`,
    ['{ of, keep }'],
  ],
  ['what a keeper gave, in an object', `${keeper} export const by = { side: lately<number>() };`, ['by']],
  [
    'what a keeper of keepers gave',
    `${keeper} const few = () => lately<number>(); export const answers = few();`,
    ['answers'],
  ],
  [
    'a memo by a map',
    'const memo = (f: (a: string) => number) => { const known = new Map<string, number>(); return (a: string) => { const was = known.get(a) ?? f(a); known.set(a, was); return was; }; }; export const length = memo((a) => a.length);',
    ['length'],
  ],
  [
    'a memo that hands its map on',
    'const put = (m: Map<string, number>, a: string) => m.set(a, 1).size; const memo = () => { const known = new Map<string, number>(); return (a: string) => put(known, a); }; export const count = memo();',
    ['count'],
  ],
  [
    'a function called where it stands',
    'export const next = (() => { let count = 0; return () => { count += 1; return count; }; })();',
    ['next'],
  ],
];

const passed: readonly (readonly [what: string, text: string])[] = [
  ['a number', 'export const MOST = 4;'],
  ['a list as const', "export const names = ['a', 'b'] as const;"],
  ['a list declared readonly', "export const names: readonly string[] = ['a'];"],
  ['a map declared readonly', 'export const known: ReadonlyMap<string, number> = new Map();'],
  ['a set declared readonly', "export const names: ReadonlySet<string> = new Set(['a']);"],
  ['numbers in a row declared readonly', 'export const sines: ArrayLike<number> = new Float64Array(4);'],
  ['a record', 'export const table = { one: 1, two: [2] };'],
  ['a function', 'export const next = (count: number) => { let more = count; more += 1; return more; };'],
  [
    'a table made by a call',
    'const squares = (most: number): readonly number[] => { const all: number[] = []; for (let n = 0; n < most; n += 1) all.push(n * n); return all; }; export const table = squares(4);',
  ],
  [
    'a function over a table',
    'const inTable = (all: readonly string[]) => { const table = new Map(all.map((each, place) => [each, place])); return (each: string) => table.get(each); }; export const placeOf = inTable(["a"]);',
  ],
  ['a loop that is over', 'for (const each of [1, 2]) { const all = [each]; all.push(1); }'],
  ['a keeper that is called within a function', `${keeper} export const fresh = () => lately<number>();`],
];

const namesIn = (files: Readonly<Record<string, string>>) =>
  moduleState(programOfTexts(files)).map(({ name }) => name);

describe('the law sees', () => {
  test.each(seen)('%s', (_, text, names) => {
    expect(namesIn({ 'engine/made-up.ts': `export {}; ${text}` })).toEqual(names);
  });

  test('an object written to from another file, and says where', () => {
    const files = {
      'engine/kept.ts': 'export const last = { of: 0 };',
      'engine/writer.ts':
        "import { last } from './kept.ts';\nexport const keep = (of: number) => { last.of = of; };",
    };
    expect(
      moduleState(programOfTexts(files)).map(
        ({ file, line, name, what }) => `${file}:${line} ${name} ${what}`,
      ),
    ).toEqual(['engine/kept.ts:1 last an object that is written to (engine/writer.ts:2)']);
  });

  test('whatever comes from the helpers for remembering', () => {
    const files = {
      'engine/memory/made-up.ts': 'export const once = (make: () => number): number => make();',
      'engine/user.ts': "import { once } from './memory/made-up.ts';\nexport const one = once(() => 1);",
    };
    expect(namesIn(files)).toEqual(['one']);
  });
});

describe('the law lets pass', () => {
  test.each(passed)('%s', (_, text) => {
    expect(namesIn({ 'engine/made-up.ts': `export {}; ${text}` })).toEqual([]);
  });

  test.each([
    ['field/plane/scratch.ts'],
    ['field/plane/sight/search-scratch.ts'],
    ['games/made-up/words/learning.ts'],
    ['engine/words/learning.ts'],
  ])('state in %s, which is named for it', (file) => {
    expect(namesIn({ [file]: 'export let count = 0;' })).toEqual([]);
  });

  test.each([['engine/scratch.ts'], ['games/made-up/rules/scratch.ts'], ['field/plane/itch.ts']])(
    'but not in %s',
    (file) => {
      expect(namesIn({ [file]: 'export let count = 0;' })).toEqual(['count']);
    },
  );
});
