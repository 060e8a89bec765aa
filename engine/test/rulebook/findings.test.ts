import type { Rule, Rulebook } from '@grognard/engine';
import {
  type Citation,
  type Finding,
  findingsOf,
  type ProofOutcome,
  type ProofRecord,
  type TestRecord,
} from '@grognard/engine/rulebook';
import { describe, expect, test } from 'vitest';

const rule = (id: string, more: Partial<Rule> = {}): Rule => ({
  id,
  chapter: 'fire',
  origin: 'rule',
  text: {
    fr: 'Feu.',
    en: 'Fire.',
  },
  ...more,
});

const bookOf = (...rules: readonly Rule[]): Rulebook => ({
  prefix: 'XX-',
  chapters: [{ id: 'fire', text: { fr: 'Le feu', en: 'Fire' } }],
  rules,
});

const testOf = (id: string, outcome: ProofOutcome, passed = outcome === 'proven'): TestRecord => ({
  file: 'a.test.ts',
  name: `${id}: burns`,
  passed,
  assertions: 1,
  proofs: [{ id, outcome }],
});

const recordOf = (...tests: readonly TestRecord[]): ProofRecord => ({ format: 2, tests });

const found = (
  book: Rulebook,
  record: ProofRecord,
  citations: readonly Citation[] = [],
): readonly Finding[] => findingsOf({ books: [{ name: 'made-up', book }], record, citations });

describe('the rules are checked', () => {
  test('and a proven rule and a note give nothing to find', () => {
    const book = bookOf(rule('XX-1'), rule('XX-2', { origin: 'note', note: 'history' }));
    expect(found(book, recordOf(testOf('XX-1', 'proven')))).toEqual([]);
  });

  test('for rules that no test proves', () => {
    expect(found(bookOf(rule('XX-1')), recordOf())).toEqual([
      { kind: 'unproven', sentence: 'made-up: no passing test proves XX-1' },
    ]);
  });

  test('for citations that lead nowhere', () => {
    const cited = { id: 'XX-7', file: 'fire.ts', line: 3 };
    expect(found(bookOf(), recordOf(), [cited])).toEqual([
      { kind: 'unknown', sentence: 'fire.ts:3 cites XX-7, which no rulebook has' },
    ]);
  });

  test('for proofs of what no rulebook says', () => {
    expect(found(bookOf(), recordOf(testOf('XX-8', 'proven')))).toEqual([
      { kind: 'unknown', sentence: 'a.test.ts, “XX-8: burns” proves XX-8, which no rulebook has' },
    ]);
  });

  test('for ids that are defined twice', () => {
    const twice = found(bookOf(rule('XX-1'), rule('XX-1')), recordOf(testOf('XX-1', 'proven')));
    expect(twice).toEqual([{ kind: 'unsound', sentence: 'made-up: XX-1 is defined twice' }]);
  });

  test('for tests that name a rule without exercising it', () => {
    const kinds = found(bookOf(rule('XX-1')), recordOf(testOf('XX-1', 'not exercised')));
    expect(kinds).toEqual([
      { kind: 'not exercised', sentence: 'a.test.ts, “XX-1: burns” names XX-1 without exercising it' },
      { kind: 'unproven', sentence: 'made-up: no passing test proves XX-1' },
    ]);
  });

  test('for tests that have an id in the title and no proof of it', () => {
    const titled = { ...testOf('XX-1', 'proven'), name: 'XX-1, XX-2: burn (see XX-99)' };
    const book = bookOf(rule('XX-1'), rule('XX-2'));
    const proven = recordOf(titled, testOf('XX-2', 'proven'));
    expect(found(book, proven).map(({ sentence }) => sentence)).toEqual([
      'a.test.ts, “XX-1, XX-2: burn (see XX-99)” names XX-2 without exercising it',
    ]);
  });

  test.each([
    ['its proof fails', testOf('XX-1', 'failed')],
    ['its test fails afterwards', testOf('XX-1', 'proven', false)],
  ])('and a rule is unproven when %s', (_, failing) => {
    expect(found(bookOf(rule('XX-1')), recordOf(failing)).map(({ kind }) => kind)).toEqual([
      'failed',
      'unproven',
    ]);
  });

  test('for ids and prefixes that two rulebooks share', () => {
    const book = bookOf(rule('XX-1'));
    const books = ['one', 'two'].map((name) => ({ name, book }));
    const findings = findingsOf({ books, record: recordOf(testOf('XX-1', 'proven')), citations: [] });
    expect(findings.map(({ sentence }) => sentence)).toEqual([
      'XX-1 is defined in two rulebooks',
      'the prefix XX- belongs to two rulebooks',
    ]);
  });
});
