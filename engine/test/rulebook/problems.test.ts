import type { Rule, Rulebook } from '@grognard/engine';
import { rulebookProblems, tableRulebook } from '@grognard/engine/rulebook';
import { describe, expect, test } from 'vitest';

const sound: Rule = {
  id: 'XX-1',
  chapter: 'fire',
  origin: 'rule',
  text: {
    fr: 'Feu.',
    en: 'Fire.',
  },
};

const bookWith = (...rules: readonly Rule[]): Rulebook => ({
  prefix: 'XX-',
  chapters: [{ id: 'fire', text: { fr: 'Le feu', en: 'Fire' } }],
  rules,
});

describe('a rulebook', () => {
  test('of the table is sound', () => expect(rulebookProblems(tableRulebook)).toEqual([]));

  test.each<[string, readonly Rule[], string]>([
    ['an id twice', [sound, sound], 'XX-1 is defined twice'],
    ['a foreign id', [{ ...sound, id: 'YY-1' }], 'YY-1 does not begin with XX-, or has nothing behind it'],
    [
      'an id that is only the prefix',
      [{ ...sound, id: 'XX-' }],
      'XX- does not begin with XX-, or has nothing behind it',
    ],
    ['an unknown chapter', [{ ...sound, chapter: 'smoke' }], 'XX-1 stands in the unknown chapter smoke'],
    [
      'a rule without French',
      [{ ...sound, text: { ...sound.text, fr: ' ' } }],
      'XX-1 has no text in one of the languages',
    ],
    [
      'a rule without English',
      [{ ...sound, text: { ...sound.text, en: '' } }],
      'XX-1 has no text in one of the languages',
    ],
    [
      'a ruling without why',
      [{ ...sound, origin: 'ruling' }],
      'XX-1 is a ruling that does not say why, in both languages',
    ],
    [
      'a ruling that says why in one language',
      [{ ...sound, origin: 'ruling', why: { fr: 'Parce que.', en: '' } }],
      'XX-1 is a ruling that does not say why, in both languages',
    ],
    ['a note without a reason', [{ ...sound, origin: 'note' }], 'XX-1 is a note without a reason'],
    [
      'a rule with the reason of a note',
      [{ ...sound, note: 'history' }],
      'XX-1 gives the reason of a note but is none',
    ],
  ])('with %s says so', (_, rules, sentence) => {
    expect(rulebookProblems(bookWith(...rules))).toEqual([sentence]);
  });

  test('with a chapter twice says so', () => {
    const [chapter] = bookWith().chapters;
    const chapters = chapter === undefined ? [] : [chapter, chapter];
    expect(rulebookProblems({ ...bookWith(sound), chapters })).toEqual(['chapter fire is listed twice']);
  });
});
