import { describe, expect, test } from 'vitest';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { infantryBase } from '../../tables/bases.ts';
import { british, fires, half } from '../fire/firing.ts';
import { all, at } from '../melee/fighting.ts';
import { proves } from '../proving.ts';
import { companies, refusalsOf, type Scene, scene } from '../scene.ts';
import { ahead, along, line } from './yard.ts';

const FAR = british({ id: 'enemy', at: [100, 50] });
const column = { id: 'french', at: [0, 0], formation: 'march column', fired: true } as const;
const inLine = { do: 'change', to: 'line', along: 'line' } as const;

/** An obstacle in the shape of a U upside down, open to the south. */
const U: FeatureEntry = along('hedge', [-6, -10], [-6, 0], [6, 0], [6, -10]);

const halves = (given: Scene, count: number): Scene => {
  let now = given;
  for (let i = 0; i < count; i += 1) now = half(now, i === 0 ? { french: [inLine] } : {});
  return now;
};

describe('occupying', () => {
  proves(
    ['LA-O8.3-1', 'LA-O8.3-5'],
    'takes base contact: at more than a millimetre nobody occupies anything',
    (saw) => {
      const given = (y: number) => scene([{ ...column, at: [0, y] }, FAR], { features: [line('hedge')] });
      expect(refusalsOf(given(-0.1), 'french', [inLine])).toEqual([]);
      const off = refusalsOf(given(-0.11), 'french', [inLine]);
      saw({ refusals: off });
      expect(off.map(({ rule }) => rule)).toEqual(['LA-O8.3-5']);
      const held = saw(halves(given(-0.05), 2));
      expect(at(held, 'french')).toMatchObject({ formation: 'line', y: 0, ranks: [18] });
    },
  );

  proves(
    ['LA-O8.3-2', 'LA-O8.3-4e'],
    'a company column that touches it draws up in line along its outline, in the time that this takes',
    (saw) => {
      // A right angle: 12 cm to the east, then south.
      const corner = along('stone wall', [-30, 0], [6, 0], [6, -30]);
      const given = scene([{ ...column, at: [0, 0] }, FAR], { features: [corner] });
      const now = saw(halves(given, 2));
      const { bent = [], ranks } = at(now, 'french');
      expect(ranks).toEqual([18]);
      expect(bent.map(({ figures, heading }) => [figures, heading])).toEqual([
        [14, 0],
        [4, 9_000],
      ]);
      const plain = scene([{ ...column, at: [0, -20] }, FAR], { features: [corner] });
      const open = half(half(plain, { french: [{ do: 'change', to: 'line' }] }));
      const when = (given1: Scene) => all(given1, 'completed').length;
      expect([when(now), when(open)]).toEqual([1, 1]);
      // Nobody stands on anybody: each of them has its own ground.
      const [one, other] = bodyOfPart(given.setting, at(now, 'french'), 'infantry').blocks;
      expect((one?.x ?? 0) + (one?.halfFront ?? 0)).toBeLessThanOrEqual(6_000);
      expect((other?.y ?? 0) + (other?.halfFront ?? 0)).toBeLessThanOrEqual(-infantryBase.depth);
    },
  );

  proves(
    ['LA-O8.3-7', 'LA-O8.3-6e', 'LA-O8.3-2'],
    'in an upside-down U it stands on three sides, and must change its formation before it can leave',
    (saw) => {
      const given = scene([column, FAR], { features: [U] });
      const now = saw(halves(given, 2));
      const { bent = [] } = at(now, 'french');
      expect(bent.map(({ figures, heading }) => [figures, heading])).toEqual([
        [5, 27_000],
        [8, 0],
        [5, 9_000],
      ]);
      const held = refusalsOf(now, 'french', [ahead(2)]);
      saw({ refusals: held });
      expect(held.map(({ rule }) => rule)).toEqual(['LA-O8.3-7']);
      expect(refusalsOf(now, 'french', [{ do: 'change', to: 'march column' }])).toEqual([]);
      const out = half(half(now, { french: [{ do: 'change', to: 'march column' }] }));
      expect([at(out, 'french').formation, at(out, 'french').bent]).toEqual(['march column', undefined]);
      // Those on the right side fire to the right.
      const shot = half({ ...now, events: [] }, {});
      expect(fires(shot, 'french')).toEqual([]);
    },
  );

  proves(
    ['LA-O8.3-3', 'LA-O8.3-8'],
    'a column brings up three figures a quarter at most, in the first half of a period alone',
    (saw) => {
      const given = scene([column, FAR], { features: [line('hedge')] });
      const widen = (figures: number) => ({ do: 'widen', figures, hand: 'right' }) as const;
      const now = saw(half(given, { french: [widen(3), widen(3)] }));
      expect(at(now, 'french').ranks).toEqual([9, 3, 3, 3]);
      expect(at(now, 'french').x).toBe(4_500);
      const many = refusalsOf(given, 'french', [widen(4)]);
      saw({ refusals: many });
      expect(many.map(({ rule }) => rule)).toEqual(['LA-O8.3-8']);
      expect(refusalsOf(now, 'french', [widen(1)]).map(({ rule }) => rule)).toEqual(['LA-O8.3-8']);
    },
  );

  test('nobody comes up into a house beside him', () => {
    const house: FeatureEntry = {
      kind: 'house',
      id: 'house',
      corners: [
        [6, -9],
        [6, -1],
        [14, -1],
        [14, -9],
      ],
    };
    const widen = (hand: 'left' | 'right') => ({ do: 'widen', figures: 3, hand }) as const;
    const given = scene([column, FAR], { features: [line('hedge'), house] });
    expect(refusalsOf(given, 'french', [widen('right')]).map(({ code }) => code)).toEqual(['ground-no-room']);
    expect(refusalsOf(given, 'french', [widen('left')])).toEqual([]);
  });

  proves('LA-OX-5', 'light infantry that holds one, or has a wood near, may skirmish as a whole', (saw) => {
    const light = (y: number) => ({
      ...{ ...column, at: [0, y] as const, formation: 'line' as const },
      companies: companies(3, 3, 'light'),
    });
    const out = { do: 'change', to: 'skirmish' } as const;
    const rules = (features: readonly FeatureEntry[], y: number) => {
      const refusals = refusalsOf(scene([light(y), FAR], { features }), 'french', [out]);
      saw({ refusals });
      return refusals.map(({ rule }) => rule);
    };
    expect(rules([line('hedge')], 0)).toEqual([]);
    expect(rules([line('hedge')], -0.2)).toEqual(['LA-OX-5']);
    const wood: FeatureEntry = {
      ...{ kind: 'wood', id: 'wood', sort: 'wood' },
      outline: [
        [-10, 1],
        [10, 1],
        [10, 20],
        [-10, 20],
      ],
    };
    expect(rules([wood], 0)).toEqual([]);
    expect(rules([wood], -20)).toEqual(['LA-OX-5']);
  });

  proves(
    ['LA-O8.1-7', 'LA-O8.1-9', 'LA-O8.1-10e'],
    'obstacles enclose meadows and parks of any size',
    (saw) => {
      const ring = (material: 'hedge' | 'stone wall'): FeatureEntry => ({
        ...{ kind: 'line', id: 'line', material, closed: true },
        way: [
          [-20, 0],
          [20, 0],
          [20, 30],
          [-20, 30],
        ],
      });
      for (const [material, rule] of [
        ['hedge', 'LA-S3.4-8'],
        ['stone wall', 'LA-S3.4-9'],
      ] as const) {
        // The last side, from the last corner back to the first, covers as the others do.
        const now = saw(
          half(
            scene(
              [
                british({ id: 'target', at: [-20, 15], facing: 270, fired: true }),
                { id: 'firer', at: [-26, 15], facing: 90, fired: true },
              ],
              { features: [ring(material)] },
            ),
          ),
        );
        const rows = fires(now, 'firer')[0]?.groups[0]?.rows.map(({ rule: each }) => each);
        expect(rows).toContain(rule);
      }
    },
  );
});
