import { wholeLanguages } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { fileIn, type MissingWords, missingWords, textsWithout } from '../dev/missing-words.ts';
import { checkout } from '../dev/root.ts';
import { gameRulebooks } from '../games.ts';

const none: MissingWords = { rules: [], scenarios: [], files: [], code: [] };

describe('what is not said in a language', () => {
  test.each(wholeLanguages)('is nothing in %s, which is whole', async (language) => {
    expect(missingWords(checkout, await gameRulebooks(true), language)).toEqual(none);
  });

  test('is everything in one that nobody has begun', async () => {
    const { rules, scenarios, files, code } = missingWords(checkout, await gameRulebooks(true), 'tlh');
    expect(rules).toEqual(
      expect.arrayContaining(['table: GR-01', 'tiny: chapter turn', 'pub-battles: PB-R081']),
    );
    expect(scenarios).toContain('scenarios/pub-battles/first-contact.json: title');
    expect(files).toEqual(expect.arrayContaining(['games/tiny/words/tlh.ts', 'engine/words/table-tlh.ts']));
    expect(code.some((place) => place.startsWith('games/catalogue/catalogue.ts:'))).toBe(true);
  });
});

test.each([
  ['web/words/en.ts', 'web/words/de.ts'],
  ['games/les-aigles/words/en/en.ts', 'games/les-aigles/words/de/de.ts'],
  ['engine/words/problems-en.ts', 'engine/words/problems-de.ts'],
  ['engine/contract/seen.ts', 'engine/contract/seen.ts'],
])('the words of %s go into %s', (english, german) => expect(fileIn(english, 'de')).toBe(german));

describe('texts in a source', () => {
  test.each<[string, readonly string[], readonly number[]]>([
    ['on one line', ["const a = { fr: 'oui', en: 'yes' };"], [1]],
    ['on one line, in the third language, too', ["const a = { fr: 'oui', en: 'yes', de: 'ja' };"], []],
    ['on lines of their own', ['const a = {', "  fr: 'oui',", "  en: 'yes',", '};'], [2]],
    ['on lines of their own, all three', ['a = {', "  fr: 'oui',", "  en: 'yes',", "  de: 'ja',", '};'], []],
    [
      'before others that are whole',
      ['a = {', "  fr: 'oui',", "  en: 'yes',", '};', 'b = {', "  fr: '',", "  en: '',", "  de: '',", '};'],
      [2],
    ],
    ['in French alone', ["const a = { fr: 'oui' };"], []],
  ])('%s', (_, lines, missing) => expect(textsWithout(lines.join('\n'), 'de')).toEqual(missing));
});
