import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { citedBy, parsed } from '../mutants/cited.ts';
import { type Instrumented, instrumented } from '../mutants/instrument.ts';
import { judged, unprovenIn } from '../mutants/judged.ts';
import { Runaway, Sleepers } from '../mutants/runtime.ts';

const FILE = 'games/made-up/rules/fire.ts';

const mutated = (text: string): Instrumented => {
  const file = parsed(FILE, text);
  return instrumented(file, citedBy([file]), true);
};

/** A file with its mutants in it, loaded; what it exports is read anew each time. */
const loaded = (text: string): Record<string, unknown> => {
  const { code } = mutated(text);
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 },
  });
  const exports: Record<string, unknown> = {};
  new Function('exports', outputText)(exports);
  return exports;
};

let sleepers = new Sleepers();

beforeEach(() => {
  sleepers = new Sleepers();
  globalThis.grognardMutants = sleepers;
});

afterEach(() => {
  globalThis.grognardMutants = undefined;
});

const wake = (what: string): void => {
  const number = sleepers.known.findIndex((each) => `${each.kind}, ${each.what}` === what);
  if (number < 0)
    throw new Error(
      `There is no “${what}”, only ${sleepers.known.map((each) => `${each.kind}, ${each.what}`)}`,
    );
  sleepers.wake(number, 1_000);
};

type Asked = (...given: readonly unknown[]) => unknown;

describe('a mutant', () => {
  test.each<readonly [string, string, readonly unknown[], unknown, unknown]>([
    [
      'condition, always true',
      'export const ask = (a: number) => { if (a > 3) return 1; return 0; };',
      [2],
      0,
      1,
    ],
    ['condition, always false', 'export const ask = (a: number) => (a > 3 ? 1 : 0);', [4], 1, 0],
    ['comparison, > becomes >=', 'export const ask = (a: number) => a > 3;', [3], false, true],
    [
      'operand, left out',
      'export const ask = (a: boolean, b: boolean) => a && b;',
      [false, true],
      false,
      true,
    ],
    ['arithmetic, + becomes -', 'export const ask = (a: number, b: number) => a + b;', [5, 2], 7, 3],
    ['number, 3 becomes 4', 'const TABLE = { reach: 3 };\nexport const ask = () => TABLE.reach;', [], 3, 4],
    [
      'number, 2 becomes 3',
      'const row = (value: number) => ({ value });\nconst ROWS = [row(2)];\nconst all = new Map();\nfor (const each of ROWS) all.set("row", each);\nexport const ask = () => all.get("row").value;',
      [],
      2,
      3,
    ],
    [
      'refusal line, left out',
      'const refuse = (rule: string) => ({ rule });\nexport const ask = (): readonly Refusal[] => [...[refuse("CB-B4.1")]];',
      [],
      [{ rule: 'CB-B4.1' }],
      [],
    ],
    [
      'answer, always true',
      'export const ask = (all: readonly number[]) => all.filter((each) => each % 2);',
      [[1, 2]],
      [1],
      [1, 2],
    ],
  ])('“%s” sleeps, is awake, and sleeps again', (what, text, given, before, after) => {
    const file = loaded(text);
    const ask = file.ask as Asked;
    expect(ask(...given)).toEqual(before);
    wake(what);
    expect(ask(...given)).toEqual(after);
    sleepers.sleep('made-up');
    expect(ask(...given)).toEqual(before);
  });

  test('that never ends is stopped', () => {
    const file = loaded('export const ask = () => { let a = 0; for (;;) { a += 1; if (a > 3) return a; } };');
    const ask = file.ask as Asked;
    expect(ask()).toBe(4);
    wake('condition, always false');
    expect(ask).toThrow(Runaway);
  });

  test('knows the rules that are cited nearest to it, and those of its function', () => {
    const { mutants } = mutated(
      "/** CB-B4.2: twice. */\nconst ROWS = [row('CB-B4.6', 5), row('CB-B4.4', 6)];\nconst LIST = ['CB-B4.4-9'];\nexport const ask = (a: number) => (a > 1 ? LIST : []);",
    );
    expect(mutants.find(({ what }) => what === '6 becomes 7')).toMatchObject({
      near: ['CB-B4.4'],
      isStatic: true,
    });
    expect(mutants.find(({ what }) => what === '> becomes >=')).toMatchObject({
      cited: ['CB-B4.4-9'],
      isStatic: false,
    });
  });
});

test('a mutant is reached only where it would change something', () => {
  const file = loaded('export const ask = (a: number) => (a > 3 ? 1 : 0);');
  const ask = file.ask as Asked;
  const reached = (what: string): boolean =>
    sleepers.isReached(sleepers.known.findIndex((each) => `${each.kind}, ${each.what}` === what));
  ask(4);
  expect([reached('condition, always true'), reached('condition, always false')]).toEqual([false, true]);
});

test('a rule that is void is in no list of refusals or rows, and in no sum', () => {
  const file = loaded(
    "const total = (rows: readonly { value: number }[]) => rows.reduce((sum, { value }) => sum + value, 0);\nexport const rows = (): readonly Modifier[] => [{ rule: 'CB-B4.1', value: 2 }, { rule: 'CB-B4.5', value: 5 }];\nconst TABLE = [{ rule: 'CB-B4.1', value: 2 }];\nexport const sum = () => total(TABLE);",
  );
  const [rows, sum] = [file.rows as Asked, file.sum as Asked];
  expect([rows(), sum()]).toMatchObject([[{ value: 2 }, { value: 5 }], 2]);
  sleepers.makeVoid('CB-B4.1', 'made-up', 1_000);
  expect([rows(), sum(), sleepers.taken]).toMatchObject([[{ value: 5 }], 0, 2]);
  sleepers.sleep('made-up');
  expect(rows()).toHaveLength(2);
});

test('what was remembered is forgotten when a mutant wakes and when it falls asleep', () => {
  const file = loaded(
    'const known = new Map<string, number>();\nexport const ask = () => { const found = known.get("a") ?? 1 + 1; known.set("a", found); return found; };',
  );
  const ask = file.ask as Asked;
  expect(ask()).toBe(2);
  wake('arithmetic, + becomes -');
  expect(ask()).toBe(0);
  sleepers.sleep('made-up');
  expect(ask()).toBe(2);
});

describe('a rule is proven', () => {
  const where = { file: 'fire.test.ts', name: 'fire' };

  test.each([
    ['by a refusal or a row that is missed', [{ id: 'CB-G1', by: 'void' as const }], true],
    ['by its switch', [{ id: 'CB-G1', by: 'switch' as const }], true],
    ['by a line that is altered', [{ id: 'CB-G1', by: 'mutant' as const, voided: 'nothing' as const }], true],
  ])('%s', (_, shown, proven) => {
    expect(judged(shown.map((each) => ({ ...each, ...where }))).get('CB-G1')?.isProven).toBe(proven);
  });

  test('not by a line beside a refusal that nobody misses', () => {
    const found = judged([{ id: 'CB-G1', by: 'mutant', voided: 'survived', ...where }]);
    expect(unprovenIn(found).CB).toEqual({ bearing: ['CB-G1'], altered: [], unreached: [] });
  });

  test('not where nothing was noticed, or nothing reached', () => {
    const found = judged([
      { id: 'CB-G1', by: 'none', voided: 'nothing', tried: 4, ...where },
      { id: 'CB-G2', by: 'none', voided: 'nothing', tried: 0, ...where },
    ]);
    expect(unprovenIn(found).CB).toEqual({ bearing: [], altered: ['CB-G1'], unreached: ['CB-G2'] });
  });
});
