import { describe, expect } from 'vitest';
import type { FeatureEntry, Point } from '../../model/terrain-entries.ts';
import { battery, british, fires, half } from '../fire/firing.ts';
import { all, at, fought, rowsOf, strikes } from '../melee/fighting.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, type Scene, scene } from '../scene.ts';
import { ahead, type More } from './yard.ts';

/** 24 cm wide and 12 deep, its face to the south and its gorge, 6 cm wide, in the middle of its back. */
const redoubt: FeatureEntry = {
  ...{ kind: 'redoubt', id: 'redoubt' },
  outline: [
    [-12, 0],
    [12, 0],
    [12, 12],
    [3, 12],
    [-3, 12],
    [-12, 12],
  ],
  gorge: [
    [-3, 12],
    [3, 12],
  ],
};

type Entry = Parameters<typeof scene>[0][number];
const garrison = (more: More = {}): Entry => british({ id: 'garrison', at: [0, 0], fired: true, ...more });
const table = (...units: readonly Entry[]): Scene => scene(units, { features: [redoubt] });
const round = (given: Scene, dice: readonly number[] = []): Scene =>
  fought({ ...given, events: [], state: { ...given.state, quarter: 4 } }, dice);

const assault = (french: More = {}, allied: More = {}) =>
  half(table({ id: 'french', at: [0, -1], attitude: 'attack', ...french }, garrison(allied)), {
    french: [ahead(1.5)],
  });

describe('a redoubt', () => {
  proves('LA-O9.1-5', 'may have its gorge in the midst of a side, or round a corner', (saw) => {
    const outline = [
      [-12, 0],
      [12, 0],
      [12, 12],
      [-12, 12],
    ] as const;
    const come = (gorge: readonly [Point, Point], x: number) => {
      const few = [{ troop: 'fusilier', figures: 9, lost: 6 }];
      const given = scene([{ id: 'french', at: [x, 13], facing: 180, companies: few }], {
        features: [{ kind: 'redoubt', id: 'redoubt', outline, gorge }],
      });
      const gone = half(given, { french: [ahead(4)] });
      saw(gone.events);
      return at(gone, 'french').y / 1_000;
    };
    const back = [
      [-3, 12],
      [3, 12],
    ] as const;
    expect([come(back, 0), come(back, 8)]).toEqual([9, 12]);
    const corner = [
      [6, 12],
      [12, 9],
    ] as const;
    expect([come(corner, 9), come(corner, 0)]).toEqual([9, 12]);
  });

  proves(
    ['LA-O9.1-3', 'LA-O9.1-7'],
    'protects its garrison as a house does, over its walls; the beaten garrison goes out by the gorge',
    (saw) => {
      const met = saw(assault());
      expect(met.state.contacts[0]?.holder).toBe(partNamed(met, 'garrison'));
      const now = saw(round(met));
      expect(rowsOf(now, 'attacker')['LA-S3.5-10']).toBe(-2);
      const fire = saw(half(table({ id: 'firer', at: [0, -6], fired: true }, garrison())));
      const rows = fires(fire, 'firer')[0]?.groups[0]?.rows ?? [];
      expect(rows.map(({ rule }) => rule)).toContain('LA-S3.4-9');
      const guard = { companies: companies(6, 3, 'old-guard') };
      const lost = saw(
        round(assault(guard, { companies: [{ troop: 'line', figures: 9, lost: 5 }] }), [1, 6]),
      );
      expect(all(lost, 'recoiled')[0]).toMatchObject({ to: { x: 0, y: 3_000 } });
      expect(all(lost, 'recoiled')[0]?.rules).toContain('LA-O9.1-7');
      expect(at(lost, 'french').y).toBe(0);
      const hedge = assault({}, { at: [0, 5] });
      expect(hedge.state.contacts).toEqual([]);
    },
  );

  proves(
    ['LA-O9.1-7', 'LA-O8.6-4'],
    'is fought for by all who stand against its wall, up to 0.1 cm off it',
    (saw) => {
      for (const y of [0, 0.01, 0.05, 0.08]) {
        const column = { formation: 'division column', companies: companies(6, 3, 'fusilier') } as const;
        const now = saw(round(assault(column, { at: [0, y] })));
        expect([strikes(now).attacker?.figures, strikes(now).defender?.figures]).toEqual([6, 6]);
      }
    },
  );

  proves(['LA-O9.1-4', 'LA-O9.1-8'], 'makes a line of whoever is in it, and hides nobody', (saw) => {
    const column = { formation: 'division column', companies: companies(6, 3, 'line') } as const;
    const shot = (features: readonly FeatureEntry[]) =>
      half(scene([battery({ id: 'guns', at: [0, -20] }), garrison(column)], { features }));
    const inside = saw(shot([redoubt]));
    const rules = (given: Scene) =>
      fires(given, 'guns').flatMap(({ groups }) =>
        groups.flatMap(({ rows }) => rows.map(({ rule }) => rule)),
      );
    expect(rules(shot([]))).toContain('LA-S3.4-5');
    expect(rules(inside)).not.toContain('LA-S3.4-5');
  });

  proves('LA-O9.1-5', 'is entered by its gorge and nowhere else', (saw) => {
    const into = (y: number, facing: number) =>
      half(
        table(british({ id: 'mover', at: [0, y], facing, formation: 'march column', fired: true }), {
          id: 'far',
          at: [100, -50],
        }),
        { mover: [ahead(8)] },
      );
    const back = into(14, 180);
    expect(at(back, 'mover').y).toBe(6_000);
    const over = saw(into(-2, 0));
    expect(at(over, 'mover').y).toBe(0);
    expect(all(over, 'moved').flatMap(({ rules }) => rules)).toContain('LA-O9.1-5');
  });

  proves('LA-O9.1-6', 'is a trap for those who are taken from its gorge', (saw) => {
    const taken = (more: More = {}) =>
      half(
        table(garrison({ at: [0, 6], companies: companies(3, 3, 'line') }), {
          id: 'french',
          at: [0, 13],
          facing: 180,
          formation: 'march column',
          attitude: 'attack',
          ...more,
        }),
        { french: [ahead(5)] },
      );
    const now = saw(taken());
    expect(at(now, 'garrison').gone).toBe('destroyed');
    expect(all(now, 'laid-down-arms')).toMatchObject([{ by: partNamed(now, 'french') }]);
    // Over the wall it is a melee.
    expect(at(round(assault()), 'garrison').gone).toBeUndefined();
  });
});
