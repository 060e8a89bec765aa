import { describe, expect, test } from 'vitest';
import { type WeaponClass, weaponClasses } from '../../model/vocabulary.ts';
import { fireValue, shockValue, shoots } from '../../tables/weapons.ts';
import { rowsOf } from './reading.ts';

const horse = ['light-horse', 'medium-horse', 'heavy-horse'] as const;
const trained = weaponClasses.filter((weapon) => weapon !== 'levy' && weapon !== 'artillery');

describe('the weapon matrix', () => {
  test('sets every class against every other, from -2 to +2', () => {
    for (const attacker of weaponClasses)
      for (const defender of weaponClasses)
        expect([-2, -1, 0, 1, 2]).toContain(shockValue(attacker, defender));
  });

  test('favours nobody against his like', () => {
    for (const weapon of weaponClasses) expect(shockValue(weapon, weapon)).toBe(0);
  });

  test('never favours both of two enemies', () => {
    for (const one of weaponClasses)
      for (const other of weaponClasses)
        expect(Math.min(shockValue(one, other), shockValue(other, one))).toBeLessThanOrEqual(0);
  });

  test('has a levy lose to everybody who knows his trade, and win against nobody', () => {
    for (const weapon of weaponClasses) expect(shockValue('levy', weapon)).toBeLessThanOrEqual(0);
    for (const weapon of trained) {
      expect(shockValue('levy', weapon)).toBeLessThan(0);
      expect(shockValue(weapon, 'levy')).toBeGreaterThanOrEqual(0);
    }
  });

  test('has pikes in order beat horse, and horse beat pikes in disorder', () => {
    for (const weapon of horse) {
      expect(shockValue('pike-ordered', weapon)).toBe(2);
      expect(shockValue(weapon, 'pike-ordered')).toBe(-2);
      expect(shockValue(weapon, 'pike-disordered')).toBeGreaterThan(0);
    }
  });

  test('has order make a pike better against everybody', () => {
    for (const weapon of weaponClasses)
      expect(shockValue('pike-ordered', weapon)).toBeGreaterThanOrEqual(
        shockValue('pike-disordered', weapon),
      );
  });

  test('has spears stop horse, and heavier horse strike harder', () => {
    for (const weapon of horse)
      expect(shockValue('spear', weapon)).toBeGreaterThan(shockValue(weapon, 'spear'));
    for (const weapon of ['medium-foot', 'bow', 'levy'] as const)
      expect(shockValue('heavy-horse', weapon)).toBeGreaterThanOrEqual(shockValue('light-horse', weapon));
  });

  test('has shooters come off badly hand to hand', () => {
    const fighters: readonly WeaponClass[] = ['medium-foot', 'heavy-foot', 'spear', ...horse];
    for (const weapon of fighters)
      for (const shooter of ['bow', 'crossbow'] as const) expect(shockValue(shooter, weapon)).toBeLessThan(0);
  });

  test('has only bows, crossbows, artillery and those who harass shoot', () => {
    expect(weaponClasses.filter(shoots)).toEqual([
      'skirmisher',
      'bow',
      'crossbow',
      'light-horse',
      'artillery',
    ]);
  });

  test('has a crossbow pierce what stops an arrow', () => {
    for (const weapon of ['heavy-foot', 'heavy-horse'] as const)
      expect(fireValue('crossbow', weapon)).toBeGreaterThan(fireValue('bow', weapon));
  });
});

/** The matrix as it was set: whoever attacks by line, whoever is struck by column, in the order of the lines. */
const closeQuarters = rowsOf(
  `
  levy              0 -1 -2 -2 -2 -1 -2 -1 -1 -2 -2 -2 -2 -1  0 -2 -2
  skirmisher        1  0 -1 -2 -1  1 -1  0  0 -1 -2 -2 -1  0  1 -2 -2
  medium-foot       2  1  0 -1  0  1 -1  2  1  0 -1 -2 -2  1  2 -2 -2
  heavy-foot        2  1  1  0  1  2 -1  2  2  1  0 -1 -1  1  2 -1 -2
  spear             2  1  0 -1  0  1 -1  1  2  2  2  1  0  1  2  0 -1
  pike-disordered   0 -1 -1 -2 -1  0 -2  0 -1  0 -1 -2 -1 -1  1 -1 -2
  pike-ordered      2  0  1  1  1  2  0  2  2  2  2  2  2  2  2  1  0
  bow               0  0 -2 -2 -1  0 -2  0 -1 -1 -2 -2 -2 -1  1 -2 -2
  crossbow          1  0 -1 -2 -2  0 -1  1  0 -1 -1 -2 -2  0  1 -2 -2
  light-horse       2  1 -1 -1 -2  1 -2  1  1  0 -1 -2 -1  0  2 -1 -2
  medium-horse      2  2  0 -1 -1  1 -2  2  1  1  0 -1 -1  1  2 -1 -2
  heavy-horse       2  1  2  1 -1  2 -2  2  2  1  1  0 -1  2  2 -1 -2
  beast             2  1  2  1  0  2 -1  2  1  2  2  1  0  1  2  0 -1
  animal            1  0  0 -1 -1  1 -2  1  0  0 -1 -2 -1  0  2 -1 -2
  artillery        -1 -2 -2 -2 -2 -2 -2 -1 -2 -2 -2 -2 -2 -2  0 -2 -2
  monster           2  1  2  1  1  2  0  2  1  1  1  1  1  2  2  0 -1
  dragon            2  1  2  1  1  2  1  2  1  2  2  2  1  2  2  2  0
`,
  /\s+/,
);

/** The same for those who shoot. */
const distance = rowsOf(
  `
  skirmisher        1  0  0 -1  0  1  1  0  0  0 -1 -1  0  1  0 -1 -2
  bow               2  0  0 -1  0  1  1  1  1  2  1 -1 -1  2  0 -1 -2
  crossbow          2  0  1  1  1  1  2  1  0  0  1  1  0  0  0 -1 -1
  light-horse       1  0 -1 -1  0  1  1  0  0  0 -1 -1  0  0  0 -1 -2
  artillery         1 -1  0  1  0  1  2  0  0 -1 -1  0  1 -1  1  1  0
`,
  /\s+/,
);

describe('the weapon matrix as it was set', () => {
  test('hand to hand', () => {
    expect(
      weaponClasses.map((one) => [one, ...weaponClasses.map((other) => String(shockValue(one, other)))]),
    ).toEqual(closeQuarters);
  });

  test('at a distance', () => {
    expect(
      weaponClasses
        .filter(shoots)
        .map((one) => [one, ...weaponClasses.map((other) => String(fireValue(one, other)))]),
    ).toEqual(distance);
  });
});
