import { describe, expect, test } from 'vitest';
import type { Event } from '../../events.ts';
import type { UnitEntry } from '../../scenario-types.ts';
import { withPart } from '../../state.ts';
import type { FeatureEntry } from '../../terrain/entries.ts';
import { battery, british, column, fires, half, lost, rowsOf } from '../fire/firing.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, type Scene, scene } from '../scene.ts';
import { box, crop, hill, house, marsh, plateau, road, water, wood, wreck } from './land.ts';

type Entry = Parameters<typeof scene>[0][number];

/** So many left of a battalion. */
const few = (figures: number, troop = 'fusilier'): UnitEntry['companies'] => [
  { troop, figures: 9, lost: 9 - figures },
];

const on = (features: readonly FeatureEntry[], ...units: readonly Entry[]): Scene =>
  scene(units, { features });

/** Half a period of fire on such ground. */
const fire = (features: readonly FeatureEntry[], ...units: readonly Entry[]): Scene =>
  half(on(features, ...units));

/** The same, with an aide of each side where he sees what others do not: French, then allied. */
const scouted = (
  [french, allied]: readonly [readonly [number, number], readonly [number, number]],
  features: readonly FeatureEntry[],
  ...units: readonly Entry[]
): Scene =>
  half(
    scene(units, {
      features,
      officers: [
        { id: 'french aide', side: 'french', rank: 'aide', at: french },
        { id: 'allied aide', side: 'allied', rank: 'aide', at: allied },
      ],
    }),
  );

const held = (given: Scene, id: string): Extract<Event, { kind: 'held-fire' }> | undefined =>
  given.events.find(
    (event): event is Extract<Event, { kind: 'held-fire' }> =>
      event.kind === 'held-fire' && event.part === partNamed(given, id),
  );

const heldBy = (given: Scene, id: string): string | undefined => held(given, id)?.by;
const targets = (given: Scene, id: string): readonly number[] => fires(given, id).map(({ target }) => target);
const figuresOf = (given: Scene, id: string): number =>
  fires(given, id)[0]?.groups.reduce((sum, { figures }) => sum + figures, 0) ?? 0;
const rules = (given: Scene, id: string): readonly string[] => fires(given, id).flatMap((each) => each.rules);
const unseen = (given: Scene, id: string, side: string): Scene => ({
  ...given,
  state: withPart(given.state, partNamed(given, id), (part) => ({ ...part, unseen: [side] })),
});

/** Fifteen British above, a French line 8 cm before them. */
const above = (y: number): Entry => british({ id: 'above', at: [0, y], fired: true });
const below = (y: number, more: Partial<Entry> = {}): Entry => ({
  id: 'below',
  at: [0, y],
  fired: true,
  ...more,
});

describe('on a hill', () => {
  proves(
    ['LA-O2.5-1', 'LA-O2.5-2e', 'LA-O1.3-6'],
    'nobody fires over the crest who is not past it; astride it, or farther down, he does',
    (saw) => {
      // The front of the British faces south: at 1 it is behind the crest, at -1 astride it, at -4 past it.
      const behind = saw(fire([hill()], above(1), below(-7)));
      expect([fires(behind, 'above'), heldBy(behind, 'above')]).toEqual([[], 'crest']);
      for (const y of [-1, -4]) {
        const past = saw(fire([hill()], above(y), below(-11)));
        expect([fires(past, 'above').length, heldBy(past, 'above')]).toEqual([1, undefined]);
      }
      // On one side of the crest there is nothing to pass.
      expect(fires(fire([hill()], above(-4), below(-10)), 'below')).toHaveLength(1);
      expect(
        fires(fire([hill()], above(11), british({ id: 'b', at: [60, 0] }), { id: 'c', at: [0, 4] }), 'above'),
      ).toHaveLength(1);
    },
  );

  test('a hill that nobody stands on stops every fire', () => {
    const guns = scouted(
      [
        [60, 40],
        [60, -40],
      ],
      [hill()],
      battery({ id: 'guns', at: [0, -30] }),
      british({ id: 'target', at: [0, 30] }),
    );
    expect([fires(guns, 'guns'), heldBy(guns, 'guns')]).toEqual([[], 'hill']);
    const bare = fire([], battery({ id: 'guns', at: [0, -30] }), british({ id: 'target', at: [0, 30] }));
    expect(fires(bare, 'guns')).toHaveLength(1);
  });

  proves('LA-O2.5-8', 'of those astride the crest only the figures past it fire', (saw) => {
    // The line stands at an angle: some of its bases lie wholly behind the crest.
    const line = (facing: number) =>
      fire([hill()], british({ id: 'above', at: [0, 0], facing, fired: true }), below(-8, { facing: 0 }));
    const slanted = saw(line(200));
    expect(figuresOf(slanted, 'above')).toBeGreaterThan(0);
    expect(figuresOf(slanted, 'above')).toBeLessThan(15);
    expect(rules(slanted, 'above')).toContain('LA-O2.5-8');
    expect(rules(line(180), 'above')).not.toContain('LA-O2.5-8');
  });

  proves('LA-O2.5-6', 'one fires over those lower on the slope who are more than 2 cm away', (saw) => {
    const friend = (y: number) =>
      british({ id: 'friend', at: [0, y], formation: 'division column', companies: companies(6, 3, 'line') });
    // The friend's column is 7.5 cm deep behind its front: its rear is so far from the front of the British.
    const shot = (gap: number) =>
      fire(
        [hill()],
        above(-0.5),
        friend(-8 - gap),
        below(-11.5 - gap, { formation: 'skirmish', companies: few(6) }),
      );
    const far = saw(shot(2.1));
    expect(rules(far, 'above')).toContain('LA-O2.5-6');
    const [, over] = [shot(2), far].map((given) => targets(given, 'above').length);
    expect(over).toBe(1);
    expect(figuresOf(shot(2), 'above')).toBeLessThan(figuresOf(far, 'above'));
    // In the plain nobody is fired over.
    const plain = fire(
      [],
      above(-0.5),
      friend(-10.1),
      below(-13.6, { formation: 'skirmish', companies: few(6) }),
    );
    expect(figuresOf(plain, 'above')).toBeLessThan(figuresOf(far, 'above'));
  });

  proves('LA-O2.5-7', 'one fires over a melee at somebody else', (saw) => {
    const fought = (features: readonly FeatureEntry[]) =>
      half(
        scene(
          [
            above(-0.5),
            british({ id: 'mate', at: [0, -8], companies: few(3, 'line') }),
            { id: 'foe', at: [0, -8], formation: 'march column', companies: few(3) },
            below(-12.5),
          ],
          { features, contacts: [{ attacker: 'foe', defender: 'mate', side: 'front' }] },
        ),
      );
    const done = saw(fought([hill()]));
    expect(targets(done, 'above')).toContain(partNamed(done, 'below'));
    expect(rules(done, 'above')).toContain('LA-O2.5-7');
    expect(figuresOf(done, 'above')).toBe(15);
  });

  proves(
    ['LA-O2.5-3', 'LA-O2.5-4'],
    'a wood on the slope masks those behind it, and covers those in it',
    (saw) => {
      const slope = (south: number, north: number) =>
        hill(0, { slopes: [{ area: box(-30, south, 30, north), cover: 'wooded' }] });
      const masked = saw(
        scouted(
          [
            [0, -50],
            [50, -30],
          ],
          [slope(-6, -4)],
          above(-1),
          below(-9),
        ),
      );
      expect([fires(masked, 'above'), held(masked, 'above')?.rules]).toEqual([[], ['LA-O2.5-3']]);
      const covered = saw(
        scouted(
          [
            [0, -50],
            [0, -11],
          ],
          [slope(-12, -6)],
          above(-1),
          below(-7),
        ),
      );
      expect(rules(covered, 'above')).toEqual(expect.arrayContaining(['LA-O2.5-4', 'LA-O4.4-4']));
      expect(rowsOf(covered, 'above')).toContain(-2);
      expect(rowsOf(fire([hill()], above(-1), below(-7)), 'above')).not.toContain(-2);
    },
  );

  proves(
    'LA-O2.5-5',
    'whoever is hidden in a wood on the slope is fired at only once he has fired',
    (saw) => {
      const slope = hill(0, { slopes: [{ area: box(-30, -12, 30, -6), cover: 'wooded' }] });
      const given = (y: number) => unseen(on([slope], above(-1), below(y)), 'below', 'allied');
      const done = saw(half(given(-7)));
      // He fires for two quarters, and is answered in the second.
      expect(fires(done, 'below').map(({ quarters }) => quarters)).toEqual([2]);
      expect(fires(done, 'above').map(({ quarters }) => quarters)).toEqual([1]);
      const silent = half(
        unseen(
          on([slope], above(-1), below(-7, { facing: 180, formation: 'division column' })),
          'below',
          'allied',
        ),
      );
      expect([fires(silent, 'below'), fires(silent, 'above'), held(silent, 'above')]).toEqual([
        [],
        [],
        undefined,
      ]);
    },
  );
});

describe('on a plateau', () => {
  const top = plateau(-30, 0, 30, 40);

  proves('LA-O3.4-1', 'on its flat top fire is as in the plain', (saw) => {
    const [flat, plain] = [[top], []].map((land) => saw(fire(land, above(20), below(12))));
    expect(rules(flat as Scene, 'above')).toContain('LA-O3.4-1');
    expect(lost(flat as Scene, 'below')).toBe(lost(plain as Scene, 'below'));
  });

  proves('LA-O3.4-2', 'foot that has passed the crest fires into the plain as from a hill', (saw) => {
    const past = saw(fire([top], above(-1), below(-9)));
    expect(rules(past, 'above')).toContain('LA-O3.4-2');
    expect(fires(fire([top], above(1), below(-7)), 'above')).toEqual([]);
  });

  proves(
    ['LA-O3.4-3', 'LA-O3.4-5'],
    'from behind the crest only at more than 15 cm from it; guns are always behind it',
    (saw) => {
      const rifles = (y: number) =>
        fire([top], british({ id: 'above', at: [0, 1], companies: companies(3, 3, 'rifles') }), below(y));
      expect([fires(rifles(-15), 'above').length, heldBy(saw(rifles(-15)), 'above')]).toEqual([
        0,
        'dead ground',
      ]);
      expect(fires(saw(rifles(-15.1)), 'above')).toHaveLength(1);
      const guns = (y: number) =>
        fire([top], battery({ id: 'guns', side: 'allied', at: [0, 0.1], facing: 180 }), below(y));
      expect(heldBy(saw(guns(-15)), 'guns')).toBe('dead ground');
      expect(rules(saw(guns(-15.2)), 'guns')).toContain('LA-O3.4-5');
    },
  );

  proves('LA-O3.4-4', 'what guns throw down from it does not go through its target', (saw) => {
    const shot = (features: readonly FeatureEntry[]) =>
      fire(
        features,
        battery({ id: 'guns', side: 'allied', at: [0, 10], facing: 180 }),
        below(-40),
        column({ id: 'behind', at: [0, -44.5] }),
      );
    const [down, level] = [saw(shot([top])), shot([])];
    expect(rules(down, 'guns')).toContain('LA-O3.4-4');
    expect(lost(down, 'below')).toBe(lost(level, 'below'));
    expect([lost(down, 'behind'), lost(level, 'behind') > 0]).toEqual([0, true]);
  });

  proves(
    'LA-O3.4-6',
    'from the plain one fires at those behind its crest only from more than 15 cm',
    (saw) => {
      const guns = (y: number) =>
        fire([top], battery({ id: 'guns', at: [0, y] }), british({ id: 'target', at: [0, 5] }));
      expect(heldBy(saw(guns(-15)), 'guns')).toBe('dead ground');
      expect(rules(saw(guns(-15.2)), 'guns')).toContain('LA-O3.4-6');
    },
  );

  test('nobody fires across it', () => {
    const guns = scouted(
      [
        [60, 58],
        [60, -40],
      ],
      [top],
      battery({ id: 'guns', at: [0, -30] }),
      british({ id: 'target', at: [0, 55] }),
    );
    expect(heldBy(guns, 'guns')).toBe('hill');
  });
});

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
    expect(fires(known, 'below').map(({ quarters }) => quarters)).toEqual([2]);
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
        expect(rowsOf(done, 'above')).toEqual(rowsOf(fire([], above(8), below(0)), 'above'));
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
