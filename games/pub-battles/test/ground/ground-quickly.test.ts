import { randomFrom } from '@grognard/engine';
import { type Body, bodyOf, unitsOf } from '@grognard/field';
import { describe, expect, it } from 'vitest';
import { factsUnder, isClosedTo, isOpenTo } from '../../ground/ground-quickly.ts';
import { closedShare, groundFacts, isMajority } from '../../ground/under.ts';
import type { Setting } from '../../model/setting.ts';
import { arms } from '../../model/vocabulary.ts';
import { settingWith, square } from '../table.ts';

/** Grounds side by side and over each other. */
const map = {
  woods: [square(-12, -12, -4, -4), square(-6, -6, 2, 2)],
  buildings: [square(2, -12, 5, -9)],
  marsh: [square(2, 2, 12, 5)],
  lakes: [square(-12, 2, -5, 12)],
  rivers: [
    {
      line: [
        [-12, 0],
        [12, 1],
      ] as const,
      width: 1.5,
    },
  ],
};

const orchard = {
  kinds: { orchard: { name: { fr: 'Verger', en: 'Orchard' }, reduces: true }, woods: { spends: true } },
  special: [{ ...square(-10, 4, 6, 8), kind: 'orchard' }],
};

const bodiesOn = ({ measures: { front, depth } }: Setting): readonly Body[] => {
  const random = randomFrom(11);
  const somewhere = (): number => random.below(unitsOf(30)) - unitsOf(15);
  return Array.from({ length: 1_500 }, () =>
    bodyOf([
      {
        x: somewhere(),
        y: somewhere(),
        heading: random.below(36_000),
        halfFront: front / 2,
        halfDepth: depth / 2,
      },
    ]),
  );
};

describe.each([
  ['as it is printed', settingWith(map)],
  ['with ground of its own', settingWith({ ...map, ...orchard })],
  ['where a largest share does not count', settingWith(map, { noMajority: 'clear' })],
  ['measured along the middle', settingWith(map, { majorityBy: 'length' })],
])('the ground %s, at a glance', (_, setting) => {
  it('is what it is when measured', () => {
    const found = new Set<string>();
    for (const body of bodiesOn(setting)) {
      const facts = groundFacts(setting, body);
      found.add(facts.name);
      expect(factsUnder(setting, body)).toBe(facts);
    }
    expect([...found]).toEqual(
      expect.arrayContaining(['clear', 'woods', 'buildings', 'marsh', 'water', 'river']),
    );
  });

  it.each(arms)('is closed or open to %s as when measured', (arm) => {
    for (const body of bodiesOn(setting)) {
      for (const standing of [true, false]) {
        const closed = closedShare(setting, body, arm, standing);
        expect(isClosedTo(setting, body, arm, standing)).toBe(isMajority(closed));
        expect(isOpenTo(setting, body, arm, standing)).toBe(isMajority(1 - closed));
      }
    }
  });
});
