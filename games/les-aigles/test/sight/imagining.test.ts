import { canonical, type Player, randomFrom } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { imagine } from '../../knowledge/imagine.ts';
import { someHidden } from '../../knowledge/imagining/woods.ts';
import { view } from '../../knowledge/view.ts';
import { without, withPart } from '../../model/evolve.ts';
import type { State } from '../../model/state.ts';
import { faults } from '../../play/faults.ts';
import { companies, partNamed, type Scene } from '../scene.ts';
import { box, column, foe, ground, hill, house, wood } from './looking.ts';

const FRENCH: Player = { side: 'french' };
const WORLDS = 200;

/** Worlds that the French could not tell from the real one. */
const worldsOf = ({ setting, state }: Scene): readonly State[] => {
  const seen = view(setting, state, FRENCH);
  return Array.from({ length: WORLDS }, (_, seed) => imagine(setting, seen, FRENCH, randomFrom(seed)));
};

const different = (values: readonly unknown[]): number =>
  new Set(values.filter((value) => value !== undefined).map((value) => canonical(value))).size;

const aide = { id: 'aide', side: 'allied', rank: 'aide', at: [0, 70] } as const;
const given = ground(
  [
    hill(),
    house('farm', -60, 40, -52, 48),
    house('mill', 52, 40, 60, 48),
    wood('wood', box(-30, 60, 30, 90)),
  ],
  [column('me', [0, -15]), foe('he', [0, 15]), foe('other', [30, 15], { companies: companies(4, 5) })],
  { officers: [{ ...aide, name: { fr: 'l’aide', en: 'the aide' } }] },
);
const worlds = worldsOf(given);
const he = worlds.map(({ parts }) => parts.flat()[partNamed(given, 'he')]);

describe('an imagined world', () => {
  test('shows the seat what it sees, and keeps every invariant', () => {
    const seen = canonical(view(given.setting, given.state, FRENCH));
    for (const world of worlds) {
      expect(canonical(view(given.setting, world, FRENCH))).toBe(seen);
      expect(faults(given.setting, world)).toEqual([]);
    }
  });

  test('has those out of sight turned any way, or in any house that nobody is known to hold', () => {
    expect(different(he.map((part) => part?.turned))).toBe(3);
    expect(different(he.map((part) => part?.inside?.house))).toBe(2);
    expect(different(he.map((part) => part?.inside?.posts))).toBeGreaterThan(2);
    for (const { parts } of worlds) {
      const held = parts.flat().flatMap(({ inside }) => (inside === undefined ? [] : [inside.house]));
      expect(new Set(held).size).toBe(held.length);
    }
  });

  test('has an aide on any errand to his own side', () => {
    const errands = worlds.flatMap(({ officers }) => officers[0]?.secret?.brings ?? []);
    expect([...new Set(errands.map(({ unit }) => unit))].sort()).toEqual([1, 2]);
    expect(different(errands.map(({ attitude }) => attitude))).toBe(6);
  });

  test('has no place at -0, which nobody could write down', () => {
    // A corner of what the wood hides lies 0.4 of a unit short of the middle of the table.
    const random = { next: () => (30_000 + 2_498.6) / 60_000, below: (count: number) => count - 1 };
    const { setting, state } = ground([wood('wood', box(-30, -30, 30, 30))], [column('me', [0, -60])]);
    const hidden = someHidden(setting, view(setting, state, FRENCH), [], random);
    expect(hidden.map(({ entry }) => entry.kind)).toContain('house');
    expect(() => canonical(hidden)).not.toThrow();
  });

  test('gives an officer out of sight any worth', () => {
    expect(different(worlds.map(({ officers }) => officers[0]?.charisma))).toBeGreaterThan(2);
  });
});

test('who has just come to which wall of a house is hidden from the enemy, as is who holds it', () => {
  const world = worlds.find(
    ({ parts }) => parts.flat()[partNamed(given, 'he')]?.inside?.arrived !== undefined,
  );
  if (world === undefined) throw new Error('nobody has come to a wall in any of the worlds');
  const state = withPart(world, partNamed(given, 'he'), (part) => without(part, 'unseen'));
  const seen = view(given.setting, state, FRENCH).parts.flat()[partNamed(given, 'he')]?.inside;
  expect(seen).toMatchObject({ posts: [], ordered: [] });
  expect(seen).not.toHaveProperty('arrived');
  const own = view(given.setting, state, { side: 'allied' }).parts.flat()[partNamed(given, 'he')]?.inside;
  expect(own).toHaveProperty('arrived');
});
