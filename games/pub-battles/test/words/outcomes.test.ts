import { languages, type Outcome } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { outcomeCodes } from '../../words/outcome-codes.ts';
import { sentences } from '../../words/saying.ts';
import { outcomesInSources } from './codes.ts';
import { expectSentence } from './typography.ts';

const params = {
  points: { french: 6, austrians: 9 },
  multipliers: { french: 4, austrians: 1 },
  totals: { french: 24, austrians: 9 },
  pyrrhic: false,
};
const rout: Outcome = { winner: 'french', code: 'rout', rule: 'PB-R208a', params };

test('every end that the rules know has a sentence, and every sentence an end', () => {
  expect([...new Set(outcomesInSources())].toSorted()).toEqual([...outcomeCodes].toSorted());
});

describe.each(languages)('in %s', (language) => {
  test.each([...outcomeCodes, 'something new'])('%s is told, won or drawn', (code) => {
    const { outcome } = sentences(language);
    for (const end of [
      { ...rout, code },
      { code, rule: 'PB-R205' },
    ])
      expectSentence(outcome(end), language);
  });
});

test('a victory is told with both totals', () => {
  expect(sentences('fr').outcome(rout)).toBe(
    "Victoire : Français. Déroute : l'armée ennemie a perdu la moitié de son infanterie. Français 24 points (6 x 4), Autrichiens 9 points.",
  );
  expect(sentences('en').outcome(rout)).toBe(
    'Victory: French. Rout: the enemy army has lost half of its foot. French 24 points (6 x 4), Austrians 9 points.',
  );
});

test('a victory with fewer points is a Pyrrhic one', () => {
  const end: Outcome = {
    winner: 'french',
    code: 'withdrawn',
    rule: 'PB-R212',
    params: { totals: { french: 1, austrians: 9 }, pyrrhic: true },
  };
  expect(sentences('fr').outcome(end)).toBe(
    "Victoire : Français. La nuit venue, l'armée ennemie s'est retirée. Autrichiens 9 points, Français 1 point. Mais le vaincu a plus de points : victoire à la Pyrrhus.",
  );
  expect(sentences('en').outcome(end)).toMatch(/a Pyrrhic victory\.$/);
});

test('where both are beaten, nobody is called the enemy', () => {
  const both = { ...params, multipliers: { french: 3, austrians: 2 } };
  expect(sentences('en').outcome({ ...rout, code: 'broken', params: both })).toMatch(
    /Broken: an army has lost/,
  );
});
