import { readFileSync } from 'node:fs';
import { canonical, diff, type Patch } from '@grognard/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countOf } from '../../../tools/counts.ts';

interface Operation {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  readonly value?: unknown;
}

type Operations = (before: unknown, patch: Patch) => readonly Operation[];

/** The lines that the protocol gives to its readers, as they stand there. */
const operations: Operations = (() => {
  const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
  const code = /```js\n(const operations = .*?)```/s.exec(page)?.[1];
  if (code === undefined) throw new Error('the protocol does not say how to make RFC 6902 of a patch');
  return new Function(`${code}; return operations;`)();
})();

type Parent = Record<string, unknown> | unknown[];

/** RFC 6902, as it reads: what is replaced or removed must be there, and what is added to a list moves the rest along. */
const apply = (document: unknown, { op, path, value }: Operation): unknown => {
  if (path === '') return value;
  const whole = structuredClone(document);
  const keys = path
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = keys.at(-1) ?? '';
  const parent = keys
    .slice(0, -1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], whole);
  const isThere = Object.hasOwn(parent as Parent, last);
  if (op !== 'add' && !isThere) throw new Error(`there is nothing at ${path}`);
  if (Array.isArray(parent)) {
    const place = Number(last);
    if (place > parent.length) throw new Error(`there is no place ${path}`);
    parent.splice(place, op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [value]));
  } else if (op === 'remove') delete (parent as Record<string, unknown>)[last];
  else (parent as Record<string, unknown>)[last] = value;
  return whole;
};

const applied = (before: unknown, all: readonly Operation[]): unknown => all.reduce(apply, before);

/** Few keys and values, so that two of them share parts; keys that a pointer must escape, and some that look like places. */
const key = fc.constantFrom('a', 'b', 'length', '0', 'a/b', 'a~b');
const { value: document } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 1, 2, 'x', ''),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

describe('a patch made into operations of RFC 6902, as the protocol says', () => {
  test('leads to the same', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        expect(canonical(applied(before, operations(before, diff(before, after))))).toBe(canonical(after));
      }),
      { numRuns: countOf('json'), seed: 1 },
    );
  });

  test.each([
    [{ a: 1 }, { a: 2 }, [{ op: 'replace', path: '/a', value: 2 }]],
    [{}, { 'a/b': { 'c~d': 1 } }, [{ op: 'add', path: '/a~1b', value: { 'c~d': 1 } }]],
    [{ a: 1 }, {}, [{ op: 'remove', path: '/a' }]],
    [
      [1, 2, 3],
      [1],
      [
        { op: 'remove', path: '/2' },
        { op: 'remove', path: '/1' },
      ],
    ],
    [[1], [1, 2], [{ op: 'add', path: '/1', value: 2 }]],
    [1, 2, [{ op: 'replace', path: '', value: 2 }]],
  ])('from %j to %j', (before, after, expected) => {
    expect(operations(before, diff(before, after))).toEqual(expected);
  });
});
