import { bodyOf, gap, overlapArea } from '@grognard/field';
import { describe, expect } from 'vitest';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { standingFigures } from '../../ground/shape/standing-figures.ts';
import { zoneOf } from '../../ground/shape/zones.ts';
import { featureOf } from '../../ground/terrain/terrain.ts';
import type { Part } from '../../model/part.ts';
import type { FeatureEntry, Point } from '../../model/terrain-entries.ts';
import { british, fires, half } from '../fire/firing.ts';
import { all, at, fought, locked, rowsOf } from '../melee/fighting.ts';
import { proves } from '../proving.ts';
import { companies, refusalsOf, type Scene, scene } from '../scene.ts';

const FAR = british({ id: 'enemy', at: [100, 55] });
const WIDE: readonly Point[] = [
  [-60, -25],
  [60, -25],
  [60, 25],
  [-60, 25],
];

/** A hill with a crest through these places. */
const hill = (...crest: readonly Point[]): FeatureEntry => ({
  kind: 'hill',
  id: 'hill',
  outline: WIDE,
  crest,
});
/** Straight in the middle, and away to the south on both wings by 45 degrees. */
const CURVED = hill([-26, -20], [-6, 0], [6, 0], [26, -20]);
/** Curved, but shorter than a battalion in line. */
const SMALL: FeatureEntry = {
  ...{ kind: 'hill', id: 'hill' },
  outline: [
    [-10, -6],
    [10, -6],
    [10, 6],
    [-10, 6],
  ],
  crest: [
    [-10, -3],
    [-4, 0],
    [4, 0],
    [10, -3],
  ],
};
const FLAT = hill([-60, 0], [60, 0]);

const bend = [{ do: 'bend', along: 'hill' }] as const;
const align = [{ do: 'bend' }] as const;

const halves = (given: Scene, count: number, plans: Parameters<typeof half>[1]): Scene => {
  let now = half(given, plans);
  for (let more = 1; more < count; more += 1) now = half(now);
  return now;
};

const blocksIn = (now: Scene, id: string) =>
  standingFigures(now.setting, at(now, id), now.state.units.flat()[at(now, id).unit] as never).map(
    ({ block }) => block,
  );

/** How far each base is from the crest. */
const offCrest = (now: Scene, id: string): number => {
  const crest = featureOf(now.setting.terrain, 'hill', 'hill')?.crest;
  if (crest === undefined) throw new Error('no crest');
  const part = at(now, id);
  const bodies = (part.bent ?? []).map((piece) =>
    bodyOfPart(now.setting, { ...part, bent: [piece], ranks: [piece.figures] }, 'infantry'),
  );
  return Math.max(...bodies.map((body) => gap(body, crest)));
};

describe('a crest that curves', () => {
  const given = scene([{ id: 'french', at: [0, 0], fired: true }, FAR], { features: [CURVED] });

  proves(
    'LA-O2.2-6',
    'lets a line that holds it follow it base beside base, in as good order as before',
    (saw) => {
      const now = saw(halves(given, 4, { french: bend }));
      const part = at(now, 'french');
      expect(part).toMatchObject({
        formation: 'line',
        ranks: [18],
        degradation: 0,
        follows: 'hill',
        x: 0,
        y: 0,
      });
      const { bent = [] } = part;
      expect(bent.reduce((sum, { figures }) => sum + figures, 0)).toBe(18);
      expect([bent[0]?.heading, bent.at(-1)?.heading]).toEqual([31_500, 4_500]);
      expect(bent.filter(({ heading }) => heading === 0).map(({ figures }) => figures)).toEqual([8]);
      expect(offCrest(now, 'french')).toBeLessThanOrEqual(100);
      // Edge to edge: neighbours touch, and none stands on another.
      const blocks = blocksIn(now, 'french');
      expect(blocks).toHaveLength(18);
      for (const [place, block] of blocks.entries()) {
        const next = blocks[place + 1];
        if (next === undefined) continue;
        const [one, other] = [bodyOf([block]), bodyOf([next])];
        expect(gap(one, other)).toBeLessThan(10);
        expect(overlapArea(one, other)).toBeLessThan(10_000);
      }
    },
  );

  proves('LA-O2.2-6', 'takes a double line, too, and in the time that its farthest figure needs', (saw) => {
    const double = scene(
      [{ id: 'french', at: [0, 0], formation: 'double line', companies: companies(6, 4), fired: true }, FAR],
      { features: [CURVED] },
    );
    const begun = saw(half(double, { french: bend }));
    // The end of each rank goes some 3.4 cm; on a slope a line goes 1.125 cm in a quarter.
    const [first] = all(begun, 'began');
    expect(first?.doing).toMatchObject({ what: 'bend', along: 'hill' });
    const quarters = first?.doing.left ?? 0;
    const now = saw(halves(begun, Math.ceil(quarters / 2) - 1, {}));
    expect(at(now, 'french')).toMatchObject({ formation: 'double line', ranks: [12, 12], degradation: 0 });
    expect(blocksIn(now, 'french')).toHaveLength(24);
    expect(at(now, 'french').bent?.reduce((sum, { figures }) => sum + figures, 0)).toBe(12);
  });

  proves(
    'LA-O2.2-6',
    'is followed by nobody who does not hold it, stands otherwise, or faces along it',
    (saw) => {
      const why = (entry: object, features: readonly FeatureEntry[] = [CURVED]) => {
        const there = scene([{ id: 'french', at: [0, 0], ...entry }, FAR], { features });
        const refusals = refusalsOf(there, 'french', bend);
        saw({ refusals });
        return refusals.map(({ rule, code }) => `${rule} ${code}`);
      };
      expect(why({})).toEqual([]);
      // Touching is up to 0.1 cm, and standing across it is holding it.
      expect(why({ at: [0, -0.1] })).toEqual([]);
      expect(why({ at: [0, 1] })).toEqual([]);
      expect(why({ at: [0, 6] })).toEqual(['LA-O2.2-6 bend-crest']);
      expect(why({ formation: 'march column' })).toEqual(['LA-O2.2-6 bend-formation']);
      expect(why({ formation: 'skirmish', companies: companies(3, 3, 'voltigeur') })).toEqual([
        'LA-O2.2-6 bend-formation',
      ]);
      expect(why({ facing: 60 })).toEqual(['LA-O2.2-6 bend-facing']);
      expect(why({}, [FLAT])).toEqual(['LA-O2.2-6 bend-straight']);
      expect(why({}, [SMALL])).toEqual(['LA-O2.2-6 bend-no-room']);
    },
  );

  proves('LA-O2.2-6', 'keeps its line until that has aligned its ranks', (saw) => {
    const now = halves(given, 4, { french: bend });
    const held = refusalsOf(now, 'french', [{ do: 'march', legs: [{ go: 'ahead', length: 1_000 }] }]);
    saw({ refusals: held });
    expect(held.map(({ rule, code }) => `${rule} ${code}`)).toEqual(['LA-O2.2-6 bend-align-first']);
    const straight = saw(halves(now, 4, { french: align }));
    const { bent, follows, degradation } = at(straight, 'french');
    expect([bent, follows, degradation]).toEqual([undefined, undefined, 0]);
    expect(refusalsOf(straight, 'french', [{ do: 'march', legs: [{ go: 'ahead', length: 1_000 }] }])).toEqual(
      [],
    );
  });
});

describe('a line bent along a crest', () => {
  /** Away on both wings by some 10 degrees. */
  const GENTLE = hill([-60, -9.5], [-6, 0], [6, 0], [60, -9.5]);
  const stands = (enemies: readonly Parameters<typeof scene>[0][number][], features = [GENTLE]): Scene =>
    halves(
      scene([{ id: 'french', at: [0, 0], fired: true, attitude: 'hold' }, ...enemies], { features }),
      4,
      {
        french: bend,
      },
    );

  proves(
    'LA-O2.2-7',
    'fires with its whole front rank, at the factor of a line, and is fired at as one',
    (saw) => {
      const foe = british({
        id: 'enemy',
        at: [0, 10],
        companies: companies(12, 3, 'line'),
        attitude: 'hold',
        fired: true,
      });
      const now = saw(stands([foe]));
      const shot = { ...now, events: [] };
      const again = saw(half(shot));
      const line = half(
        half(
          half(
            half(
              half(
                scene([{ id: 'french', at: [0, 0], fired: true, attitude: 'hold' }, foe], {
                  features: [FLAT],
                }),
              ),
            ),
          ),
        ),
      );
      const last = (from: Scene, id: string) =>
        fires(from, id)
          .at(-1)
          ?.groups.map(({ rows }) => rows.map(({ value }) => value));
      expect(at(again, 'french')).toMatchObject({ formation: 'line', degradation: 0 });
      expect(fires(again, 'french')[0]?.groups.reduce((sum, { figures }) => sum + figures, 0)).toBe(
        at(now, 'french').ranks[0],
      );
      expect(last(again, 'french')).toEqual(last(line, 'french'));
      expect(last(again, 'enemy')).toEqual(last(line, 'enemy'));
    },
  );

  proves('LA-O2.2-7', 'meets whoever comes at any piece of it with its front, in one rank', (saw) => {
    const now = stands([FAR]);
    const part: Part = at(now, 'french');
    // Before its right wing, which faces 10 degrees to the right; between two pieces; beyond its end.
    expect(zoneOf(now.setting, part, 'infantry', { x: 14_000, y: 3_000 })).toBe('front');
    expect(zoneOf(now.setting, part, 'infantry', { x: 11_000, y: -1_000 })).toBe('front');
    expect(zoneOf(now.setting, part, 'infantry', { x: 20_000, y: -4_500 })).toBe('right');
    expect(zoneOf(now.setting, part, 'infantry', { x: 0, y: -8_000 })).toBe('rear');
    // Before a wing that stands back by 45 degrees: beside the middle of the line, and yet before it.
    const sharp: Part = at(stands([FAR], [CURVED]), 'french');
    expect(zoneOf(now.setting, sharp, 'infantry', { x: 14_000, y: -500 })).toBe('front');
    expect(zoneOf(now.setting, sharp, 'infantry', { x: -14_000, y: -500 })).toBe('front');
    const rows = standingFigures(now.setting, part, now.state.units.flat()[part.unit] as never).map(
      ({ row }) => row,
    );
    expect(new Set(rows)).toEqual(new Set([0]));
    const { bent = [] } = part;
    const entry = {
      ...{ id: 'french', at: [0, 0] as const, follows: 'hill' },
      bent: bent.map(({ x, y, heading, figures }) => ({
        ...{ at: [x / 1_000, y / 1_000] as const, facing: heading / 100, figures },
      })),
    };
    const contacts = [{ attacker: 'allied', defender: 'french', side: 'front', charged: true }] as const;
    const ally = { ...british({ id: 'allied', at: [0, 0] }) };
    const melee = (features: readonly FeatureEntry[], french: object) =>
      fought(locked([{ id: 'french', at: [0, 0], ...french }, ally], { contacts, more: { features } }));
    const bout = saw(melee([GENTLE], entry));
    const plain = melee([FLAT], {});
    expect(rowsOf(bout, 'defender')).toEqual(rowsOf(plain, 'defender'));
    expect(rowsOf(bout, 'attacker')).toEqual(rowsOf(plain, 'attacker'));
  });
});
