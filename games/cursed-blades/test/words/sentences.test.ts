import { type Decision, languages, type Params } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { orderKinds } from '../../model/orders.ts';
import { capacities } from '../../model/vocabulary.ts';
import { outcomeCodes } from '../../play/outcome-codes.ts';
import { decisionKinds } from '../../words/decision-kinds.ts';
import { refusalCodes } from '../../words/refusal-codes.ts';
import { awaited, labelsIn, sentences } from '../../words/saying.ts';
import { expectSentence } from './typography.ts';

const decision = (kind: string, params?: Params): Decision => ({
  ...{ id: '1.0', kind, owed: [{ side: 'red' }], orders: orderKinds },
  ...(params !== undefined && { params }),
});

describe.each(languages)('in %s', (language) => {
  const said = sentences(language);

  test.each(refusalCodes)('%s is said in a sentence, whatever is left out', (code) => {
    expectSentence(said.refusal({ rule: 'CB-B4.1-1', code }) ?? '', language);
    const params = { unit: 'archers-2', kind: 'ditch', side: 'green', a: '3.7', b: '4.8', column: 3, row: 7 };
    expectSentence(said.refusal({ rule: 'CB-B4.1-1', code, params }) ?? '', language);
  });

  test.each([...decisionKinds, 'unheard-of'])('%s is asked, and awaited, in a sentence', (kind) => {
    for (const params of [undefined, { unit: 'archers-2', losses: 2 }, { counter: 3 }]) {
      expectSentence(said.decision(decision(kind, params)), language);
      expectSentence(awaited(decision(kind, params), language), language);
    }
  });

  test.each([...outcomeCodes, 'unheard-of'])('an end by %s is told in sentences', (code) => {
    expectSentence(said.outcome({ rule: 'CB-B4.14-9', code }), language);
    const params = { points: { red: 1, blue: 7 } };
    const text = said.outcome({ rule: 'CB-B4.14-9', code, winner: 'blue', params });
    expectSentence(text, language);
    expect(text).toContain('Blue 7 points, Red 1 point.');
  });

  test('every word is filled in, and no two of a list are the same', () => {
    for (const words of Object.values(labelsIn(language))) {
      const list: readonly string[] = typeof words === 'function' ? [] : Object.values(words);
      expect(list.filter((word) => word.trim() === '')).toEqual([]);
      expect(new Set(list).size).toBe(list.length);
    }
  });

  test('every capacity and every facing has a word of its own', () => {
    const { capacity, facing } = labelsIn(language);
    expect(new Set(capacities.map(capacity)).size).toBe(capacities.length);
    expect(new Set(Array.from({ length: 12 }, (_each, place) => facing(place))).size).toBe(12);
  });
});

test('a code of somebody else is left to him', () => {
  expect(sentences('fr').refusal({ rule: 'GR-01', code: 'decision-closed' })).toBeUndefined();
});

test('hexes are called as they are printed, points as they are counted', () => {
  const refusal = { rule: 'CB-B4.1-1', code: 'not-neighbours', params: { a: '3.7', b: '11.8' } };
  expect(sentences('fr').refusal(refusal)).toBe('Les hex 0307 et 1108 ne sont pas voisins.');
  expect(sentences('en').refusal(refusal)).toBe('The hexes 0307 and 1108 are not neighbours.');
  expect(labelsIn('fr').movement(3)).toBe('1,5 PM');
  expect(labelsIn('en').movement(4)).toBe('2 MP');
});

test('whoever waits reads for whom', () => {
  expect(awaited(decision('losses', { unit: 'levy', losses: 1 }), 'fr')).toBe(
    'On attend (Red) : prendre les pertes.',
  );
  expect(sentences('en').decision(decision('losses', { unit: 'levy', losses: 1 }))).toBe(
    'Levy: 1 loss to take, in steps or, for the last, by a recoil.',
  );
});
