import type { Rulebook } from '@grognard/engine';
import { pubBattles } from '@grognard/pub-battles';
import { expect, test } from 'vitest';
import { findRules } from '../../rules/find.ts';

const book: Rulebook = await pubBattles.rulebook();

const found = (words: string, language: 'fr' | 'en'): readonly string[] =>
  findRules(book, words, language).map(({ id }) => id);

test('asked for nothing, the whole book is there', () => {
  expect(found('  ', 'en')).toHaveLength(book.rules.length);
});

test.each(['PB-R108', 'pb-r108', ' PB-R108 '])('a number finds its rule: %j', (words) => {
  expect(found(words, 'en')).toContain('PB-R108');
});

test('accents and capitals make no difference', () => {
  expect(found('RÉSERVE', 'fr')).toEqual(found('reserve', 'fr'));
  expect(found('reserve', 'fr').length).toBeGreaterThan(0);
});

test('every word must be there, in the language that is read', () => {
  const both = found('baggage train', 'en');
  expect(both).toEqual(found('train baggage', 'en'));
  for (const id of both) expect(found('baggage', 'en')).toContain(id);
  expect(found('xyzzy', 'en')).toEqual([]);
});
