import { languages } from '@grognard/engine';
import { tiny } from '@grognard/tiny';
import { describe, expect, test } from 'vitest';
import { catalogue, GAME_IDS, isReady, SPACES } from '../index.ts';

describe('the catalogue', () => {
  test('lists every game once, in order', () => {
    expect(catalogue.map((listing) => listing.id)).toEqual([...GAME_IDS]);
  });

  test.each(catalogue)('$id has a title, a known space and one sentence in each language', (listing) => {
    expect(listing.title).not.toBe('');
    expect(SPACES).toContain(listing.space);
    for (const language of languages) expect(listing.about[language]).toMatch(/^\p{Lu}[^.]+\.$/u);
  });

  test('a game is ready when it can be loaded and is not in preparation', () => {
    const [first] = catalogue;
    if (first === undefined) throw new Error('the catalogue is empty');
    const { load: _load, preparing: _preparing, ...unready } = first;
    const loadable = { ...unready, load: async () => tiny };
    expect(isReady(unready)).toBe(false);
    expect(isReady(loadable)).toBe(true);
    expect(isReady({ ...loadable, preparing: true })).toBe(false);
  });
});
