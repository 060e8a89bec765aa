import { describe, expect } from 'vitest';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { battery, british, fires, half, ordered } from '../fire/firing.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, type Scene, scene } from '../scene.ts';
import { line, type More } from './yard.ts';

type Entry = Parameters<typeof scene>[0][number];

const fire = (features: readonly FeatureEntry[], ...units: readonly Entry[]): Scene =>
  half(scene(units, { features }));

const rules = (given: Scene, by: string): readonly string[] => fires(given, by).flatMap((each) => each.rules);
const covers = ['LA-S3.4-8', 'LA-S3.4-9'];
/** What a cover takes off the fire of a unit. */
const cover = (given: Scene, by: string): number => {
  const rows = fires(given, by)[0]?.groups[0]?.rows ?? [];
  return rows.filter(({ rule }) => covers.includes(rule)).reduce((sum, { value }) => sum + value, 0);
};

const firer = (y: number, more: More = {}): Entry => ({ id: 'firer', at: [0, y], fired: true, ...more });
const target = (y: number, more: More = {}): Entry =>
  british({ id: 'target', at: [0, y], fired: true, ...more });

describe('fire at an obstacle', () => {
  proves(
    ['LA-O8.5-1', 'LA-O8.5-2', 'LA-O8.5-3', 'LA-O8.5-7', 'LA-O8.5-8', 'LA-O8.1-1', 'LA-O8.1-3'],
    'those against it are covered by what it is made of, if it lies between',
    (saw) => {
      const hedge = saw(fire([line('hedge')], firer(-5), target(0)));
      const wall = saw(fire([line('stone wall')], firer(-5), target(0)));
      const bare = fire([], firer(-5), target(0));
      expect([cover(hedge, 'firer') < 0, cover(wall, 'firer') < cover(hedge, 'firer')]).toEqual([true, true]);
      expect(cover(bare, 'firer')).toBe(0);
      // Behind their backs it covers nobody.
      expect(cover(fire([line('hedge', 2.6)], firer(-5), target(0)), 'firer')).toBe(0);
    },
  );

  proves(
    ['LA-O8.5-11', 'LA-O8.5-12'],
    'those within 2 cm of it are covered wherever the firer stands; farther off nobody is',
    (saw) => {
      const near = saw(fire([line('hedge')], firer(-5), target(2)));
      expect(cover(near, 'firer')).toBeLessThan(0);
      expect(rules(near, 'firer')).toContain('LA-O8.5-12');
      expect(cover(fire([line('hedge')], firer(-5), target(2.1)), 'firer')).toBe(0);
    },
  );

  proves('LA-O8.5-6', 'two on either side of it, both within 2 cm, are both covered', (saw) => {
    const both = saw(fire([line('hedge')], firer(-2), target(2)));
    expect([cover(both, 'firer') < 0, cover(both, 'target') < 0]).toEqual([true, true]);
    expect(rules(both, 'firer')).toContain('LA-O8.5-6');
  });

  proves(
    'LA-O8.5-9',
    'fire from a flank does not cross it: whoever keeps off it has nothing of it',
    (saw) => {
      const flank = saw(fire([line('hedge')], firer(0, { at: [-20, 3], facing: 90 }), target(1)));
      expect(cover(flank, 'firer')).toBe(0);
      expect(rules(flank, 'firer')).toContain('LA-O8.5-9');
    },
  );

  proves('LA-O8.5-10', 'a column against it with its head is not covered in its flank', (saw) => {
    const mass = { formation: 'march column', companies: companies(6, 3, 'line') } as const;
    const front = fire([line('stone wall')], firer(-5), target(0, mass));
    expect(cover(front, 'firer')).toBeLessThan(0);
    const flank = saw(fire([line('stone wall')], firer(0, { at: [-14, 6], facing: 90 }), target(0, mass)));
    expect(cover(flank, 'firer')).toBe(0);
    expect(rules(flank, 'firer')).toContain('LA-O8.5-10');
  });

  proves(
    'LA-O8.5-5',
    'where a target is only partly behind it, those in the open are fired at, and no more of them fall',
    (saw) => {
      // The wall covers all but the figure at one end of the line; in the open this battery fells more than one.
      const wall = line('stone wall', 0, [-12, 9.75]);
      const strong = (features: readonly FeatureEntry[]) =>
        fire(
          features,
          battery({ id: 'firer', at: [4, -3], companies: companies(2, 6, 'foot-12pdr') }),
          target(0),
        );
      const given = saw(strong([wall]));
      expect([cover(given, 'firer'), rules(given, 'firer').includes('LA-O8.5-5')]).toEqual([0, true]);
      expect(fires(strong([]), 'firer')[0]?.men).toBeGreaterThan(40);
      expect(fires(given, 'firer')[0]?.men).toBe(40);
    },
  );

  proves(
    ['LA-S3.4-45', 'LA-O8.5-5'],
    'the firer may be told to take the covered part instead: with its cover, and no more than its figures',
    (saw) => {
      const guns = battery({ id: 'firer', at: [4, -3], companies: companies(2, 6, 'foot-12pdr') });
      const at = (part: 'open' | 'covered', features = [line('stone wall', 0, [-12, 9.75])]) =>
        saw(ordered(scene([guns, target(0)], { features }), { firer: { at: part, shot: 'canister' } }));
      const [open, covered, bare] = [at('open'), at('covered'), at('covered', [])];
      expect([cover(open, 'firer'), cover(covered, 'firer')]).toEqual([0, -10]);
      // One figure is in the open.
      expect(fires(open, 'firer')[0]?.men).toBe(40);
      expect(fires(covered, 'firer')[0]?.men).toBeGreaterThan(40);
      expect(rules(covered, 'firer')).toContain('LA-S3.4-45');
      // And here one alone is covered.
      const post = at('covered', [line('stone wall', 0, [9.75, 12])]);
      expect([cover(post, 'firer'), fires(post, 'firer')[0]?.men]).toEqual([-10, 40]);
      expect([cover(bare, 'firer'), rules(bare, 'firer').includes('LA-S3.4-45')]).toEqual([0, false]);
    },
  );

  proves('LA-O8.5-4', 'nothing of a musketry goes through skirmishers who hold it', (saw) => {
    const screen: Entry = british({
      ...{ id: 'screen', at: [0, 0], formation: 'skirmish', companies: companies(3, 3, 'light') },
    });
    const behind = british({ id: 'behind', at: [0, 5] });
    const shot = (features: readonly FeatureEntry[]) => fire(features, firer(-6), screen, behind);
    const pierced = (given: Scene) =>
      given.events.filter((event) => event.kind === 'pierced' && event.target === partNamed(given, 'behind'))
        .length + fires(given, 'firer').filter((each) => each.target === partNamed(given, 'behind')).length;
    expect(pierced(shot([]))).toBeGreaterThan(0);
    const stopped = saw(shot([line('hedge')]));
    expect(pierced(stopped)).toBe(0);
    expect(rules(stopped, 'firer')).toContain('LA-O8.5-4');
  });
});
