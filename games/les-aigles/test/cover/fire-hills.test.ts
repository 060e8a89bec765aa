import { describe, expect, test } from 'vitest';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { battery, british, column, fires, half, lost, rowsOf } from '../fire/firing.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, type Scene, scene } from '../scene.ts';
import { box, hill, plateau } from './land.ts';
import { above, below, few, fire, held, heldBy, on, rules, scouted, unseen } from './shooting.ts';

const targets = (given: Scene, id: string): readonly number[] => fires(given, id).map(({ target }) => target);

const figuresOf = (given: Scene, id: string): number =>
  fires(given, id)[0]?.groups.reduce((sum, { figures }) => sum + figures, 0) ?? 0;

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
      // An aide farther off sees the target: the guns are told of it, and still do not see it themselves.
      const guns = (y: number) =>
        scouted(
          [
            [60, -40],
            [60, 58],
          ],
          [top],
          battery({ id: 'guns', at: [0, y] }),
          british({ id: 'target', at: [0, 5] }),
        );
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
