import { describe, expect, test } from 'vitest';
import { partOf } from '../../model/evolve.ts';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { battery, british, fires, half, lost, rowsOf } from '../fire/firing.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, type Scene } from '../scene.ts';
import { box, crop, house, marsh, road, water, wood, wreck } from './land.ts';
import { above, below, type Entry, few, fire, held, heldBy, on, rules, scouted, unseen } from './shooting.ts';

describe('in and about a wood', () => {
  // Its edge runs from west to east at 0; it lies to the north.
  const trees = wood(box(-40, 0, 40, 30));
  const inWood = (y: number, more: Partial<Entry> = {}): Entry =>
    british({ id: 'inside', at: [0, y], degraded: 'without formation', fired: true, ...more });

  proves(
    ['LA-O4.4-1', 'LA-O4.4-2'],
    'figures within 2 cm of the edge fire out of it, and are fired at from outside',
    (saw) => {
      const at = (y: number) =>
        scouted(
          [
            [0, 10],
            [0, -30],
          ],
          [trees],
          inWood(y),
          below(-6),
        );
      const [near, deep] = [saw(at(2)), saw(at(2.1))];
      expect([fires(near, 'inside').length, fires(near, 'below').length]).toEqual([1, 1]);
      expect([heldBy(deep, 'inside'), heldBy(deep, 'below')]).toEqual(['wood', 'wood']);
      expect(held(deep, 'below')?.rules).toContain('LA-O4.4-2');
    },
  );

  proves(['LA-O4.4-3'], 'he is fired at in the quarter after his first shot, and from then on', (saw) => {
    const hidden = unseen(on([trees], inWood(1), below(-6)), 'inside', 'french');
    const first = saw(half(hidden));
    expect(fires(first, 'inside').map(({ quarters }) => quarters)).toEqual([2]);
    expect(fires(first, 'below').map(({ quarters }) => quarters)).toEqual([1]);
    expect(rules(first, 'below')).toContain('LA-O4.4-3');
    const known = scouted(
      [
        [0, 8],
        [0, -30],
      ],
      [trees],
      inWood(1),
      below(-6),
    );
    // What an aide in the wood sees of him is of no use to those outside it.
    expect(fires(saw(known), 'below').map(({ quarters }) => quarters)).toEqual([1]);
    const after = half(first);
    expect(fires(after, 'below').map(({ quarters }) => quarters)).toEqual([1, 2]);
  });

  proves('LA-O4.4-3', 'a friend in the wood who sees him does not see for those outside it', (saw) => {
    const light = { formation: 'skirmish', companies: companies(3, 3, 'light') } as const;
    const friend = { id: 'friend', at: [0, 9], facing: 180, ...light } as const;
    // He looks aside, and fires at nobody.
    const away = { ...inWood(2.4), at: [5, 2.4], formation: 'march column', facing: 90 } as const;
    const done = saw(fire([trees], away, below(-6), friend));
    expect(partOf(done.state, partNamed(done, 'inside')).unseen).toBeUndefined();
    expect([fires(done, 'below'), heldBy(done, 'below')]).toEqual([[], 'unseen']);
    expect(held(done, 'below')?.rules).toContain('LA-O4.4-3');
    expect(fires(done, 'friend')).toHaveLength(1);
  });

  proves('LA-S3.4-30', 'whoever comes out of it is fired at from the next quarter on', (saw) => {
    const light = { formation: 'skirmish', companies: companies(3, 3, 'light') } as const;
    const coming = (features: readonly FeatureEntry[]) =>
      half(on(features, british({ id: 'inside', at: [0, 1], ...light, fired: true }), below(-6)), {
        inside: [{ do: 'march', legs: [{ go: 'ahead', length: 4_000 }] }],
      });
    const out = saw(coming([trees]));
    expect(fires(out, 'below').map(({ quarters }) => quarters)).toEqual([1]);
    expect(rules(out, 'below')).toContain('LA-S3.4-30');
    expect(fires(coming([]), 'below').map(({ quarters }) => quarters)).toEqual([2]);
  });

  proves('LA-O4.1-5', 'a bit of base that sticks out of the edge, up to 0.75 cm, is in the wood', (saw) => {
    const open = rowsOf(fire([], inWood(1), below(-6)), 'below');
    const out = (cm: number) => fire([trees], inWood(-cm), below(-6));
    const [hanging, over] = [saw(out(0.75)), out(0.76)];
    expect(rules(hanging, 'below')).toContain('LA-O4.1-5');
    expect(rowsOf(hanging, 'below')).toContain(-2);
    expect(rowsOf(over, 'below')).not.toContain(-2);
    expect(rowsOf(over, 'below')).toEqual(open);
    // All in, nothing sticks out.
    expect(rules(out(-1), 'below')).not.toContain('LA-O4.1-5');
  });

  proves(['LA-O4.4-4', 'LA-O1.3-5'], 'he has light cover there', (saw) => {
    const [covered, open] = [fire([trees], inWood(1), below(-6)), fire([], inWood(1), below(-6))];
    saw(covered);
    const sum = (given: Scene) => rowsOf(given, 'below').reduce((total, each) => total + each, 0);
    expect(sum(covered)).toBe(sum(open) - 2);
    expect(lost(covered, 'inside')).toBeLessThan(lost(open, 'inside'));
    // With half of his bases outside he has none.
    expect(rowsOf(fire([trees], inWood(-1), below(-7)), 'below')).toEqual(rowsOf(open, 'below'));
  });

  proves(
    ['LA-O4.4-5', 'LA-O4.4-6'],
    'two in the same wood fire at each other up to 8 cm, both in light cover',
    (saw) => {
      const both = (cm: number) =>
        fire([trees], inWood(10 + cm), below(10, { degraded: 'without formation' }));
      const near = saw(both(8));
      for (const id of ['inside', 'below']) {
        expect(rules(near, id)).toEqual(expect.arrayContaining(['LA-O4.4-5', 'LA-O4.4-6']));
        expect(rowsOf(near, id)).toContain(-2);
      }
      expect([fires(both(8.1), 'inside'), fires(both(8.1), 'below')]).toEqual([[], []]);
    },
  );

  proves(
    ['LA-O4.4-7', 'LA-O4.4-8'],
    'without formation one fires within 22.5 degrees, as skirmishers within 45',
    (saw) => {
      // A column 1.5 cm wide, so many centimetres to the side of one figure at the edge.
      const aside = (x: number, more: Partial<Entry>) =>
        fire(
          [trees],
          inWood(1, { companies: few(3, 'line'), ...more }),
          below(-9, { at: [x, -9], formation: 'march column', companies: few(1) }),
        );
      const close = { formation: 'line' } as const;
      const loose = { formation: 'skirmish', degraded: 'disorganised' } as const;
      // 2.25 cm of front, 10 cm x 0.414 and half a base: 7.1 cm; a whole figure must bear.
      expect([5.5, 7.2].map((x) => fires(aside(x, close), 'inside').length)).toEqual([1, 0]);
      expect([12, 16].map((x) => fires(aside(x, loose), 'inside').length)).toEqual([1, 0]);
      saw([aside(5.5, close), aside(12, loose)]);
    },
  );

  test('nobody fires through it', () => {
    const guns = scouted(
      [
        [60, 50],
        [60, -40],
      ],
      [trees],
      battery({ id: 'guns', at: [0, -20] }),
      british({ id: 'target', at: [0, 40] }),
    );
    expect(heldBy(guns, 'guns')).toBe('wood');
  });

  test('nobody fires through a house', () => {
    const shot = scouted(
      [
        [40, 20],
        [40, -20],
      ],
      [house(-20, 2, 20, 4)],
      above(8),
      below(0),
    );
    expect([heldBy(shot, 'above'), heldBy(shot, 'below')]).toEqual(['house', 'house']);
  });
});

describe('in water, crops and on roads', () => {
  proves(['LA-O6.2-5', 'LA-O6.2-6'], 'one fires in a stream, and is not covered by it', (saw) => {
    const done = saw(fire([water('stream', 0, 2)], above(8), below(0)));
    const plain = fire([], above(8), below(0));
    expect([lost(done, 'below'), lost(done, 'above')]).toEqual([lost(plain, 'below'), lost(plain, 'above')]);
    expect(rules(done, 'below')).toContain('LA-O6.2-6');
  });

  proves(
    ['LA-O6.3-10', 'LA-O6.3-11'],
    'in a ford one is fired at without cover, and does not fire',
    (saw) => {
      const ford = water('river', 0, 6, ['ford', 0, 40], ['ford', 80, 5]);
      const done = saw(fire([ford], above(8), below(0)));
      expect([fires(done, 'below'), heldBy(done, 'below')]).toEqual([[], 'ford']);
      expect(rowsOf(done, 'above')).toEqual(rowsOf(fire([], above(8), below(0)), 'above'));
      expect(rules(done, 'above')).toContain('LA-O6.3-10');
    },
  );

  proves('LA-O6.5-3', 'a marsh covers nobody', (saw) => {
    const done = saw(fire([marsh(box(-40, -5, 40, 1))], above(8), below(0)));
    expect(rowsOf(done, 'above')).toEqual(rowsOf(fire([], above(8), below(0)), 'above'));
    // A wood in its place would.
    const wooded = fire([wood(box(-40, -5, 40, 1))], above(8), below(0));
    expect(rowsOf(wooded, 'above')).not.toEqual(rowsOf(done, 'above'));
  });

  proves(['LA-O7.2-1', 'LA-O7.3-2'], 'a road covers nobody but across its trees', (saw) => {
    const target = below(0, { formation: 'march column', facing: 0 });
    const east = (features: readonly FeatureEntry[]) =>
      fire(features, british({ id: 'above', at: [8, -7], facing: 270, fired: true }), target);
    const open = rowsOf(east([]), 'above');
    expect(rowsOf(saw(east([road(0)])), 'above')).toEqual(open);
    expect(rowsOf(saw(east([road(0, ['right'])])), 'above')).toEqual([...open, -2]);
    // Trees on the far side only, and a fire along the road, help nothing.
    expect(rowsOf(east([road(0, ['left'])]), 'above')).toEqual(open);
    const along = (features: readonly FeatureEntry[]) => rowsOf(fire(features, above(8), target), 'above');
    expect(along([road(0, ['left', 'right'])])).toEqual(along([]));
  });

  proves(
    ['LA-O9.2-9', 'LA-O9.2-10', 'LA-O9.2-12'],
    'nobody fires in tall crops, and they cover nobody; in vines neither',
    (saw) => {
      for (const sort of ['tall', 'vines'] as const) {
        const done = saw(
          scouted(
            [
              [0, -50],
              [0, -4],
            ],
            [crop(box(-40, -5, 40, 0.5), sort)],
            above(8),
            below(0),
          ),
        );
        expect([fires(done, 'below'), heldBy(done, 'below')]).toEqual([[], 'crops']);
        // Riders are seen above the crop.
        const riders = { formation: 'line', companies: companies(4, 3, 'hussar') } as const;
        const ridden = saw(fire([crop(box(-40, -5, 40, 0.5), sort)], above(8), below(0, riders)));
        expect(fires(ridden, 'above')).toHaveLength(1);
        expect(rowsOf(ridden, 'above')).toEqual(rowsOf(fire([], above(8), below(0, riders)), 'above'));
      }
      // Nor does one at another in the same field.
      const both = fire([crop(box(-40, -5, 40, 15))], above(8), below(0));
      expect([fires(both, 'above'), fires(both, 'below')]).toEqual([[], []]);
    },
  );

  proves('LA-O9.2-14', 'ploughland neither covers nor silences', (saw) => {
    const done = saw(fire([crop(box(-40, -5, 40, 0.5), 'ploughland')], above(8), below(0)));
    expect(fires(done, 'below')).toHaveLength(1);
    expect(rowsOf(done, 'above')).toEqual(rowsOf(fire([], above(8), below(0)), 'above'));
  });

  proves(
    ['LA-O9.3-5', 'LA-O9.3-9'],
    'an abandoned battery is light cover for those in it, and within 2 cm behind it',
    (saw) => {
      const small = below(0, { companies: few(3) });
      const at = (south: number, north: number) =>
        rowsOf(saw(fire([wreck(box(-3, south, 3, north))], above(8), small)), 'above');
      const open = rowsOf(fire([], above(8), small), 'above');
      expect(at(-3, 2)).toEqual([...open, -2]);
      expect(at(2, 7)).toEqual([...open, -2]);
      expect(at(2.1, 7)).toEqual(open);
      expect(rowsOf(fire([wreck(box(-3, -9, 3, -4))], above(8), small), 'above')).toEqual(open);
    },
  );

  proves('LA-O0-9', 'covers do not add up', (saw) => {
    const small = below(1, { companies: few(3), degraded: 'without formation' });
    const done = saw(fire([wood(box(-40, -20, 40, 1)), wreck(box(-3, -3, 3, 1))], above(8), small));
    expect(rules(done, 'above')).toContain('LA-O0-9');
    expect(rowsOf(done, 'above').filter((each) => each === -2)).toHaveLength(1);
  });
});
