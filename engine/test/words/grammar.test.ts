import { capital } from '@grognard/engine';
import * as english from '@grognard/engine/english';
import * as french from '@grognard/engine/french';
import { describe, expect, test } from 'vitest';

test.each([
  ['', ''],
  ['a line', 'A line'],
  ['état-major', 'État-major'],
  ['1st Foot', '1st Foot'],
])('capital of %j', (text, expected) => {
  expect(capital(text)).toBe(expected);
});

test.each([
  [[], '', ''],
  [['a'], 'a', 'a'],
  [['a', 'b'], 'a and b', 'a or b'],
  [['a', 'b', 'c'], 'a, b and c', 'a, b or c'],
])('%j in English', (items, and, or) => {
  expect([english.list(items), english.either(items)]).toEqual([and, or]);
});

test.each([
  [[], '', ''],
  [['a'], 'a', 'a'],
  [['a', 'b'], 'a et b', 'a ou b'],
  [['a', 'b', 'c'], 'a, b et c', 'a, b ou c'],
])('%j in French', (items, and, or) => {
  expect([french.list(items), french.either(items)]).toEqual([and, or]);
});

test.each([
  [0, '0 losses', '0 perte'],
  [1, '1 loss', '1 perte'],
  [1.5, '1.5 losses', '1,5 perte'],
  [2, '2 losses', '2 pertes'],
  [-1, '-1 losses', '-1 perte'],
  [-2, '-2 losses', '-2 pertes'],
])('%d of them', (count, inEnglish, inFrench) => {
  expect([english.times(count, 'loss', 'losses'), french.times(count, 'perte')]).toEqual([
    inEnglish,
    inFrench,
  ]);
});

test.each([
  [2, 2, '2', '2'],
  [2.5, 2, '2.5', '2,5'],
  [2.125, 2, '2.13', '2,13'],
  [2.04, 1, '2', '2'],
  [-0.5, 1, '-0.5', '-0,5'],
  [-0, 1, '0', '0'],
] as const)('%d to %d digits', (value, digits, inEnglish, inFrench) => {
  expect([english.decimal(value, digits), french.decimal(value, digits)]).toEqual([inEnglish, inFrench]);
});

describe('French', () => {
  test.each([
    ['Ney', 'de Ney', 'à Ney'],
    ['Erlon', 'd’Erlon', 'à Erlon'],
    ['État', 'd’État', 'à État'],
    ['Hougoumont', 'de Hougoumont', 'à Hougoumont'],
    ['Le Marchant', 'de Le Marchant', 'à Le Marchant'],
    ['le 1er bataillon', 'du 1er bataillon', 'au 1er bataillon'],
    ['les hussards', 'des hussards', 'aux hussards'],
    ['la garde', 'de la garde', 'à la garde'],
  ])('%s behind « de » and « à »', (name, of, to) => {
    expect([french.de(name), french.a(name)]).toEqual([of, to]);
  });

  test.each([
    ['QG', 'le QG', 'du QG', 'au QG'],
    ['est', 'l’est', 'de l’est', 'à l’est'],
    ['état-major', 'l’état-major', 'de l’état-major', 'à l’état-major'],
  ])('%s is masculine', (noun, the, of, to) => {
    expect(french.masculine(noun)).toEqual({ the, of, to });
  });

  test('has a straight apostrophe where it is set in type later', () => {
    const { de, masculine } = french.contractions("'");
    expect([de('Erlon'), masculine('est').to]).toEqual(["d'Erlon", "à l'est"]);
  });

  test.each([
    ['ligne', 'la ligne', 'de la ligne', 'à la ligne'],
    ['artillerie', 'l’artillerie', 'de l’artillerie', 'à l’artillerie'],
  ])('%s is feminine', (noun, the, of, to) => {
    expect(french.feminine(noun)).toEqual({ the, of, to });
  });
});
