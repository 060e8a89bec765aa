import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstLanguage, keep } from '../../words/choice.ts';
import { setFrench, shownWords } from '../../words/typeset.ts';

let stored: string | null;

beforeEach(() => {
  stored = null;
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_: string, value: string) => {
      stored = value;
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  [null, ['fr-FR', 'en'], 'fr'],
  [null, ['en-GB'], 'en'],
  [null, ['de-DE', 'FR-ca', 'en'], 'fr'],
  [null, ['de', 'it'], 'en'],
  [null, [], 'en'],
  ['fr', ['en-GB'], 'fr'],
  ['xx', ['fr'], 'fr'],
] as const)('kept %s, a browser that speaks %j: %s', (kept, languages, first) => {
  stored = kept;
  vi.stubGlobal('navigator', { languages });
  expect(firstLanguage()).toBe(first);
});

test('a choice is kept, and a browser that keeps nothing is no trouble', () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  keep('fr');
  expect(firstLanguage()).toBe('fr');
  const forbid = (): never => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid });
  keep('fr');
  expect(firstLanguage()).toBe('en');
});

test('French is set with its spaces wherever a sentence stands, and English is left alone', () => {
  const words = { ask: 'Qui vient ?', deep: { say: (who: string) => `${who} : vite !` }, list: ['a ?'] };
  const set = setFrench(words);
  expect(set.ask).not.toBe(words.ask);
  expect(set.ask.replace(/\s/gu, ' ')).toBe(words.ask);
  expect(set.deep.say('Lui')).not.toBe(words.deep.say('Lui'));
  expect(shownWords(words, 'en')).toBe(words);
  expect(shownWords(words, 'fr')).toBe(shownWords(words, 'fr'));
});
