import { bodyOf, gap, overlapArea } from '@grognard/field';
import { describe, expect } from 'vitest';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { standingFigures } from '../../ground/shape/standing-figures.ts';
import { featureOf, standsIn } from '../../ground/terrain/terrain.ts';
import type { FeatureEntry, Outline } from '../../model/terrain-entries.ts';
import { british, fires, half } from '../fire/firing.ts';
import { all, at } from '../melee/fighting.ts';
import { proves } from '../proving.ts';
import { companies, refusalsOf, type Scene, scene } from '../scene.ts';

const FAR = british({ id: 'enemy', at: [100, 55] });

const wood = (outline: Outline): FeatureEntry => ({ kind: 'wood', id: 'wood', sort: 'wood', outline });

/** Its northern edge is straight for 12 cm, and falls away on both sides by 45 degrees. */
const BAY = wood([
  [-30, -50],
  [30, -50],
  [30, -24],
  [6, 0],
  [-6, 0],
  [-30, -24],
]);
const SQUARE = wood([
  [-30, -50],
  [30, -50],
  [30, 0],
  [-30, 0],
]);

const bend = [{ do: 'bend', along: 'wood' }] as const;
const lost = { degraded: 'without formation' } as const;
const line = { id: 'french', at: [0, -1], companies: companies(4, 3), fired: true, ...lost } as const;
const loose = { id: 'french', at: [0, -1], formation: 'skirmish', fired: true } as const;

const halves = (given: Scene, count: number): Scene => {
  let now = half(given, { french: bend });
  for (let more = 1; more < count; more += 1) now = half(now);
  return now;
};

const on = (
  features: readonly FeatureEntry[],
  entry: Parameters<typeof scene>[0][number],
  ...more: Parameters<typeof scene>[0][number][]
) => scene([entry, ...(more.length > 0 ? more : [FAR])], { features });

const figuresIn = (now: Scene, id: string) => {
  const part = at(now, id);
  const unit = now.state.units.flat()[part.unit];
  if (unit === undefined) throw new Error(`Nobody here is called ${id}`);
  return standingFigures(now.setting, part, unit).map(({ block }) => bodyOf([block]));
};

const edgeOf = (now: Scene) => {
  const area = featureOf(now.setting.terrain, 'wood', 'wood')?.area;
  if (area === undefined) throw new Error('no wood');
  return area;
};

const whyNot = (saw: (what: object) => unknown, given: Scene): readonly string[] => {
  const refusals = refusalsOf(given, 'french', bend);
  saw({ refusals });
  return refusals.map(({ rule, code }) => `${rule} ${code}`);
};

describe('the edge of a wood', () => {
  proves('LA-O4.3-9', 'is followed by whoever is within 2 cm of it, without any loss of order', (saw) => {
    const given = on([BAY], line);
    const now = saw(halves(given, 4));
    const part = at(now, 'french');
    expect(part).toMatchObject({
      formation: 'line',
      degradation: 2,
      follows: 'wood',
      x: 0,
      y: 0,
      ranks: [12],
    });
    expect(part.bent?.map(({ heading }) => heading)).toEqual([31_500, 0, 4_500]);
    for (const body of figuresIn(now, 'french')) {
      expect(standsIn(body, edgeOf(now))).toBe(true);
      expect(body.maxY).toBeLessThanOrEqual(1);
    }
    // Within 2 cm, and no farther; in the wood, and facing out of it.
    expect(whyNot(saw, on([BAY], { ...line, at: [0, -2] }))).toEqual([]);
    expect(whyNot(saw, on([SQUARE], { ...line, at: [0, -2.01] }))).toEqual(['LA-O4.3-9 bend-edge']);
    expect(whyNot(saw, on([BAY], { ...line, at: [0, 4] }))).toEqual(['LA-O4.3-9 bend-edge']);
    expect(whyNot(saw, on([BAY], { ...line, at: [0, -3.5], facing: 180 }))).toEqual([
      'LA-O4.3-9 bend-facing',
    ]);
    expect(whyNot(saw, on([SQUARE], line))).toEqual(['LA-O4.3-9 bend-straight']);
    expect(whyNot(saw, on([BAY], { ...line, formation: 'march column' }))).toEqual([
      'LA-O4.3-9 bend-formation',
    ]);
  });

  proves('LA-O4.3-9', 'takes no longer than its move does, and then those fire who could not', (saw) => {
    const foe = british({
      id: 'enemy',
      at: [20, -8],
      facing: 225,
      companies: companies(4, 3, 'line'),
      attitude: 'hold',
    });
    const given = on([BAY], { ...line, companies: companies(6, 3) }, foe);
    const begun = saw(half(given, { french: bend }));
    // Its end figures go some 2.5 cm, at half the pace of a line: 1.5 cm a quarter.
    const [first] = all(begun, 'began');
    expect(first?.doing).toMatchObject({ what: 'bend', left: 3 });
    const idle = half(half(given));
    const bent = saw(half(half({ ...begun, events: [] })));
    const shooters = (now: Scene) =>
      fires(now, 'french')
        .at(-1)
        ?.groups.reduce((sum, { figures }) => sum + figures, 0) ?? 0;
    expect(shooters(bent)).toBeGreaterThan(shooters(idle));
  });

  proves(
    'LA-O4.3-11',
    'a column that spreads along it ends as a line bent along it, still without formation',
    (saw) => {
      const spread = (features: readonly FeatureEntry[]): Scene => {
        const given = on(features, { ...line, at: [0, 0], formation: 'march column', drill: 'A' });
        return half(half(half(given, { french: [{ do: 'change', to: 'line' }] })));
      };
      const now = spread([BAY]);
      saw(now.events);
      const part = at(now, 'french');
      expect(part).toMatchObject({ formation: 'line', degradation: 2, follows: 'wood', ranks: [12] });
      expect(part.bent?.map(({ heading }) => heading)).toEqual([31_500, 0, 4_500]);
      // Along a straight edge there is nothing to bend.
      const plain = at(spread([SQUARE]), 'french');
      expect([plain.formation, plain.bent, plain.follows]).toEqual(['line', undefined, undefined]);
    },
  );

  proves(
    'LA-O4.3-10',
    'skirmishers overlap there by half a base at most, if they have no room else',
    (saw) => {
      /** A bay whose edges have room for so many centimetres to each side. */
      const bay = (aside: number): FeatureEntry =>
        wood([
          [-6 - aside, -aside],
          [-6, 0],
          [6, 0],
          [6 + aside, -aside],
          [0, -30],
        ]);
      const nine = { ...loose, companies: companies(3, 3, 'voltigeur') };
      const wide = saw(halves(on([bay(12)], nine), 4));
      expect(at(wide, 'french').bent?.every(({ width }) => width === undefined)).toBe(true);
      expect(at(wide, 'french')).toMatchObject({ formation: 'skirmish', degradation: 0, follows: 'wood' });
      const fifteen = { ...loose, companies: companies(5, 3, 'voltigeur') };
      const close = saw(halves(on([bay(6)], fifteen), 4));
      const widths = at(close, 'french').bent?.map(({ width }) => width ?? 3_000) ?? [];
      expect(Math.max(...widths)).toBeLessThan(3_000);
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(1_500);
      expect(figuresIn(close, 'french')).toHaveLength(15);
      const many = { ...loose, companies: companies(10, 3, 'voltigeur') };
      expect(whyNot(saw, on([bay(6)], many))).toEqual(['LA-O4.3-10 bend-no-room']);
      // Close order does not overlap at all.
      const now = halves(on([BAY], line), 4);
      const bodies = figuresIn(now, 'french');
      bodies.forEach((one, place) => {
        for (const other of bodies.slice(place + 1)) expect(overlapArea(one, other)).toBeLessThan(10_000);
      });
      expect(gap(bodyOfPart(wide.setting, at(now, 'french'), 'infantry'), edgeOf(now))).toBe(0);
    },
  );
});
