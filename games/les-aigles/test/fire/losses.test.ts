import { describe, expect } from 'vitest';
import { lossesOf, lossRule, wholeMen } from '../../tables/loss-formula.ts';
import { LOSS_COLUMNS } from '../../tables/losses.ts';
import { proves } from '../proving.ts';
import { companies, scene } from '../scene.ts';
import { british, column, fires, half, lost, reckoned } from './firing.ts';

/** The table as it is printed: a factor, and the men lost in a period to 1, 2, 3, 4, 5, 6, 8, 10, 12, 15 and 18 figures. */
const printed: readonly (readonly [factor: number, men: readonly number[]])[] = [
  [-1, [0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 5]],
  [0, [1, 1, 2, 2, 3, 3, 4, 5, 6, 8, 9]],
  [1, [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18]],
  [2, [2, 4, 6, 8, 10, 12, 16, 20, 24, 30, 36]],
  [3, [3, 6, 9, 12, 15, 18, 24, 30, 36, 45, 54]],
  [4, [4, 8, 12, 16, 20, 24, 32, 40, 48, 60, 72]],
  [5, [5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 90]],
  [6, [6, 12, 18, 24, 30, 36, 48, 60, 72, 90, 108]],
  [7, [7, 14, 21, 28, 35, 42, 56, 70, 84, 105, 126]],
  [8, [8, 16, 24, 32, 40, 48, 64, 80, 96, 120, 144]],
  [9, [9, 18, 27, 36, 45, 54, 72, 90, 108, 135, 162]],
  [10, [10, 20, 30, 40, 50, 60, 80, 100, 120, 150, 180]],
  [11, [11, 22, 33, 44, 55, 66, 88, 110, 132, 165, 198]],
  [12, [12, 24, 36, 48, 60, 72, 96, 120, 144, 180, 216]],
  [15, [15, 30, 45, 60, 75, 90, 120, 150, 180, 225, 270]],
  [18, [18, 36, 54, 72, 90, 108, 144, 180, 216, 270, 324]],
  [21, [21, 42, 63, 84, 105, 126, 168, 210, 252, 315, 378]],
];

const foot = (nation: 'russia' | 'prussia' | 'britain' | 'france', troop: string) => ({
  nation,
  companies: companies(3, 3, troop),
});
const RUSSIANS = foot('russia', 'opolchenie');
const LANDWEHR = foot('prussia', 'landwehr');
const FRENCH = foot('france', 'fusilier');
const BRITISH = foot('britain', 'line');
const GUNS = {
  nation: 'prussia' as const,
  formation: 'in battery' as const,
  companies: companies(1, 4, 'foot-6pdr'),
};
const LINE = { formation: 'line' as const };
const COLUMN = { formation: 'division column' as const };
const HUSSARS = {
  ...{ formation: 'double line' as const, facing: 90, companies: companies(4, 3, 'hussar') },
};
const fired = { fired: true as const };

/** Who fires, at whom, from how far: each comes to one factor of the table. */
const cases: Readonly<Record<number, readonly [object, object, readonly [number, number]]>> = {
  [-1]: [{ ...RUSSIANS, ...fired }, LINE, [0, -12]],
  0: [RUSSIANS, LINE, [0, -12]],
  1: [{ ...RUSSIANS, ...fired }, LINE, [0, -8]],
  2: [RUSSIANS, LINE, [0, -8]],
  3: [{ ...LANDWEHR, ...fired }, LINE, [0, -8]],
  4: [{ ...FRENCH, ...fired }, LINE, [0, -8]],
  5: [FRENCH, LINE, [0, -8]],
  6: [{ ...BRITISH, ...fired }, LINE, [0, -8]],
  7: [BRITISH, LINE, [0, -8]],
  8: [BRITISH, COLUMN, [0, -8]],
  9: [{ ...BRITISH, ...fired }, LINE, [0, -4]],
  10: [BRITISH, LINE, [0, -4]],
  11: [BRITISH, COLUMN, [0, -4]],
  12: [BRITISH, HUSSARS, [5, -11.5]],
  15: [GUNS, COLUMN, [0, -20]],
  18: [GUNS, LINE, [0, -12]],
  21: [GUNS, COLUMN, [0, -12]],
};

describe('the loss table', () => {
  for (const [factor, men] of printed) {
    const [id = ''] = lossRule(factor);
    proves(id, `the row of a factor of ${factor}, and a fire that comes to it`, (saw) => {
      expect(LOSS_COLUMNS.map((figures) => wholeMen(lossesOf(figures, factor, 4)))).toEqual(men);
      const [shooter, target, at] = cases[factor] ?? [{}, {}, [0, 0]];
      const done = half(
        scene([british({ id: 'shooter', at: [0, 0], ...shooter }), { id: 'target', at, ...target }]),
      );
      const [first] = fires(saw(done), 'shooter');
      const figures = first?.groups[0]?.figures ?? 0;
      expect(figures).toBeGreaterThan(2);
      expect(reckoned(done, 'shooter')).toEqual([
        `${figures} x ${factor}, 2 quarters: ${lossesOf(figures, factor, 2)}`,
      ]);
    });
  }

  proves('LA-S3.3-20', 'forty men take a figure, and what is over is kept', (saw) => {
    const given = scene([british({ id: 'line', at: [0, 0] }), column({ id: 'column', at: [0, -8] })]);
    const once = half(given);
    const twice = half(once);
    saw(twice.events);
    // The second fire is no longer the first of the battle.
    expect(reckoned(twice, 'line')).toEqual(['15 x 8, 2 quarters: 60', '15 x 7, 2 quarters: 52.5']);
    expect(once.state.units.flat()[1]?.hurt).toBe(20);
    expect(twice.state.units.flat()[1]).toMatchObject({ hurt: 33 });
  });

  proves('LA-S3.3-18', 'what is less than half a man is no man', (saw) => {
    const given = scene([
      british({ id: 'shooter', at: [0, 0], formation: 'march column' }),
      { id: 'target', at: [0, -12], facing: 180 },
    ]);
    const done = half(given, { shooter: [{ do: 'march', legs: [{ go: 'ahead', length: 4250 }] }] });
    saw(done.events);
    expect(reckoned(done, 'shooter')).toEqual(['3 x 7, 1 quarters: 5.25']);
    expect(lost(done, 'target')).toBe(5);
  });

  proves('LA-S3.3-22', 'figures of different values are reckoned apart', (saw) => {
    const elite = {
      id: 'line',
      at: [0, 0] as const,
      companies: [{ troop: 'voltigeur', figures: 3 }, ...companies(4, 3), { troop: 'grenadier', figures: 3 }],
    };
    const done = half(scene([elite, british({ id: 'target', at: [0, 8] })]));
    saw(done.events);
    expect(reckoned(done, 'line')).toEqual(['3 x 6 and 15 x 5, 2 quarters: 46.5']);
  });

  proves('LA-S3.3-19', 'two fires on one target are rounded together', (saw) => {
    // 3 x 5 a period each: 7.5 and 7.5 men in half of it are 15, not 16.
    const pair = (id: string, x: number) => ({
      ...{ id, at: [x, 0] as const, companies: companies(3, 3), formation: 'march column' as const },
      ...fired,
    });
    const given = scene([
      pair('left', -3),
      pair('right', 3),
      british({ id: 'target', at: [0, 8], formation: 'square' }),
    ]);
    const done = half(given);
    saw(done.events);
    expect(reckoned(done, 'left')).toEqual(['3 x 5, 2 quarters: 7.5']);
    expect(reckoned(done, 'right')).toEqual(['3 x 5, 2 quarters: 7.5']);
    expect(
      done.events.filter(({ kind }) => kind === 'fell').map((event) => 'men' in event && event.men),
    ).toContain(15);
  });
});
