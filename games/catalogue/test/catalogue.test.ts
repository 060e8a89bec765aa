import { inLanguage, languages } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { catalogue, GAME_IDS, SPACES } from '../index.ts';

describe('the catalogue', () => {
  test('lists every game once', () => {
    expect(new Set(GAME_IDS).size).toBe(catalogue.length);
  });

  test.each(catalogue)('$id has a title, a known space and one sentence in each language', (listing) => {
    expect(listing.title).not.toBe('');
    expect(SPACES).toContain(listing.space);
    for (const language of languages) expect(inLanguage(listing.about, language)).toMatch(/^\p{Lu}[^.]+\.$/u);
  });

  test.each(catalogue)(
    '$id is brought in under its own name, with the readers of its data',
    async ({ id, load, loadSchemas }) => {
      expect((await load()).id).toBe(id);
      expect(Object.keys(await loadSchemas())).toContain('scenario');
    },
  );
});
