import { adjudicate, readPositionFile } from '@grognard/engine/position';
import { tiny } from '@grognard/tiny';
import { tinySchemas } from '@grognard/tiny/schemas';
import { describe, expect, test } from 'vitest';
import { holds } from '../../position/facts.ts';

const position = {
  id: 'duel',
  title: { fr: 'Duel', en: 'Duel' },
  minutes: 1,
  width: 7,
  height: 3,
  turns: 3,
  marsh: [],
  pieces: [
    { name: 'Aubert', side: 'red', at: { x: 2, y: 1 }, strength: 2 },
    { name: 'Ashby', side: 'blue', at: { x: 4, y: 1 }, strength: 2 },
  ],
};

const orders = [
  { seat: 'red', order: { kind: 'plan', steps: [{ piece: 'Aubert', to: { x: 3, y: 1 } }] } },
  { seat: 'blue', order: { kind: 'plan', steps: [{ piece: 'Ashby', to: { x: 9, y: 1 } }] } },
];

const unmet = (expected: object): readonly string[] => {
  const file = readPositionFile({ format: 1, game: 'tiny', position, orders, expect: expected });
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const played = adjudicate(tiny, tinySchemas, file.value);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  return played.value.unmet.map(({ path, message }) => `${path.join('.')}: ${message.en}`);
};

describe('expectations', () => {
  test.each<[string, object]>([
    ['verdicts', { verdicts: ['done', 'refused'] }],
    [
      'verdicts with rules and words',
      { verdicts: ['done', { verdict: 'refused', rules: ['TN-R03'], told: ['Ashby'] }] },
    ],
    ['rules', { rules: ['TN-R03'] }],
    [
      'facts by name, by place and whole',
      {
        facts: [
          { path: 'pieces.Aubert.at.x', value: 2 },
          { path: ['pieces', 1, 'name'], value: 'Ashby' },
          { path: 'marsh', value: [] },
        ],
      },
    ],
  ])('of %s are met', (_, expected) => expect(unmet(expected)).toEqual([]));

  test.each<[string, object, string]>([
    ['a verdict', { verdicts: ['refused'] }, 'expect.verdicts.0: the order was done'],
    ['a refusal', { verdicts: ['done', 'done'] }, 'expect.verdicts.1: the order was refused (TN-R02'],
    ['a rule of a verdict', { verdicts: [{ verdict: 'done', rules: ['TN-R07'] }] }, 'does not carry TN-R07'],
    [
      'words',
      { verdicts: ['done', { verdict: 'refused', told: ['Wellington'] }] },
      'nobody is told “Wellington”',
    ],
    ['an order', { verdicts: ['done', 'refused', 'done'] }, 'expect.verdicts.2: there is no such order'],
    ['a rule', { rules: ['TN-R07'] }, 'expect.rules: no verdict carries TN-R07'],
    [
      'a fact',
      { facts: [{ path: 'pieces.Aubert.at.x', value: 3 }] },
      'expect.facts.0: pieces.Aubert.at.x is 2, not 3',
    ],
    ['a path', { facts: [{ path: 'pieces.Ney.at', value: 3 }] }, 'pieces.Ney.at is nothing, not 3'],
  ])('of %s that are not met are told', (_, expected, sentence) => {
    expect(unmet(expected).join('\n')).toContain(sentence);
  });
});

describe('a fact holds', () => {
  test.each<[unknown, unknown, number | undefined, boolean]>([
    [12.5, 12.6, undefined, true],
    [12.5, 12.61, undefined, false],
    [12, 12.1, undefined, true],
    [12, 13, undefined, false],
    [12, 13, 1, true],
    [12.5, 12.51, 0, false],
    [{ at: [1.5, 2] }, { at: [1.55, 2] }, undefined, true],
    [{ at: [1.5, 2] }, { at: [1.55, 2], facing: 0 }, undefined, false],
    [[1], [1, 2], undefined, false],
    ['a', 'a', undefined, true],
    [null, undefined, undefined, true],
    [null, 0, undefined, false],
    [[], {}, undefined, false],
  ])('%j against %j within %s: %s', (expected, found, within, answer) => {
    expect(holds(expected, found, within)).toBe(answer);
  });
});
