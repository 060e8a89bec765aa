import { recorded, scripted } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { partOf, withPart } from '../../model/evolve.ts';
import type { Task } from '../../model/tasks.ts';
import { playQuarter } from '../../play/sequence/quarter.ts';
import { beginStory } from '../../rules/sight/begin-story.ts';
import { size } from '../changes/help.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, refusalsOf, type Scene, scene } from '../scene.ts';

const go = (length: number): readonly Task[] => [{ do: 'march', legs: [{ go: 'ahead', length }] }];
const part = (now: Scene, id: string) => partOf(now.state, partNamed(now, id));

/** A unit that has begun to rout. */
const routing = (given: Scene, id: string): Scene => ({
  ...given,
  state: withPart(given.state, partNamed(given, id), (now) => ({ ...now, routing: true })),
});

/** One quarter in which nobody has a plan. */
const quarter = (given: Scene): Scene => {
  const story = beginStory(given.setting, given.state, recorded(scripted([])));
  playQuarter(story);
  return { ...given, state: story.state, events: [...given.events, ...story.events] };
};

describe('a rout', () => {
  const column = { id: 'routers', at: [0, 0], formation: 'march column' } as const;

  proves(
    ['LA-M1-1', 'LA-U5.2-1', 'LA-U5.2-2', 'LA-U5.2-11', 'LA-U5.1-2', 'LA-U5.3-3', 'LA-U5.3-8'],
    'goes first, for its own edge, and through a friend: both are in disorder, and it goes on at half pace',
    (saw) => {
      const done = quarter(routing(scene([column, { id: 'line', at: [0, -17] }]), 'routers'));
      saw(done.events);
      expect(part(done, 'line').degradation).toBe(3);
      expect(part(done, 'routers').degradation).toBe(3);
      // 2 cm to the line, then half of what is left of 6.75.
      expect(part(done, 'routers').y).toBe(-2_000 - 2_375);
      expect(done.state.crossings).toMatchObject([{ crosser: 0, crossed: 1, slow: true }]);
    },
  );

  proves(
    ['LA-U5.3-4', 'LA-U5.3-6'],
    'holds whoever it comes through, who moves and reforms only after it',
    (saw) => {
      let now = quarter(routing(scene([column, { id: 'line', at: [0, -17] }]), 'routers'));
      expect(saw(refusalsOf(now, 'line', go(1_000))).map(({ rule }) => rule)).toContain('LA-U5.3-4');
      const reform: readonly Task[] = [{ do: 'reform', to: 'line' }];
      expect(refusalsOf(now, 'line', reform).map(({ rule }) => rule)).toContain('LA-U5.3-2');
      for (let times = 0; times < 6; times += 1) now = quarter(now);
      saw(now.events);
      expect(now.state.crossings).toEqual([]);
      expect(refusalsOf(now, 'line', reform)).toEqual([]);
    },
  );
});

describe('skirmishers who rout', () => {
  const screen = { formation: 'skirmish', companies: companies(3, 3, 'light'), status: 'regular' } as const;
  const through = (formation: 'march column' | 'line'): Scene =>
    quarter(
      routing(
        scene([
          { id: 'screen', at: [0, 3], ...screen },
          { id: 'mass', at: [0, 0], formation },
        ]),
        'screen',
      ),
    );

  proves('LA-U5.4-5', 'put no line in disorder that they run through, and move at half pace in it', (saw) => {
    const done = through('line');
    saw(done.events);
    expect(part(done, 'mass').degradation).toBe(0);
    expect(part(done, 'screen').degradation).toBe(3);
    expect(done.state.crossings).toMatchObject([{ slow: true }]);
    // LA-U5.3-4: only a friend in close order holds it where it is.
    expect(refusalsOf(done, 'mass', go(1_000))).toEqual([]);
  });

  proves('LA-U5.4-6', 'nor a column with a narrow front, and lose no time over it', (saw) => {
    const done = through('march column');
    saw(done.events);
    expect(part(done, 'mass').degradation).toBe(0);
    const crossing = done.events.find(({ kind }) => kind === 'crossing');
    expect(crossing).toBeDefined();
    expect(crossing).not.toHaveProperty('slow');
  });
});

describe('a rout among enemies', () => {
  const line = { id: 'routers', at: [0, 0] } as const;
  const enemy = { id: 'enemy', side: 'allied', formation: 'march column' } as const;
  const now = { now: { period: 1, quarter: 1 } };

  proves('LA-U5.2-5', 'gets off the ground of the enemy on whom it has formed up', (saw) => {
    const done = quarter(routing(scene([line, { ...enemy, facing: 270, at: [0, -2] }], now), 'routers'));
    saw(done.events);
    expect(part(done, 'routers')).toMatchObject({ x: 0, y: -6_750 });
  });

  test('but does not run onto that of another', () => {
    const done = quarter(routing(scene([line, { ...enemy, at: [0, -19.5] }], now), 'routers'));
    // The tail of the enemy's column is 2 cm behind it.
    expect(part(done, 'routers')).toMatchObject({ x: 0, y: -2_000 });
  });
});

describe('a rout that is refused passage', () => {
  const column = { id: 'routers', at: [0, 0], formation: 'march column' } as const;
  const guard = companies(6, 3, 'old-guard');

  proves(
    ['LA-U5.1-6', 'LA-U5.1-4', 'LA-U5.1-5e'],
    'goes round the nearer end of a guard in line, and through nobody',
    (saw) => {
      for (const hand of [1, -1]) {
        const line = { id: 'guard', at: [4 * hand, -17], companies: guard } as const;
        let now = routing(scene([column, line]), 'routers');
        const places = [1, 2, 3].map(() => {
          now = quarter(now);
          const { x, y } = part(now, 'routers');
          return [x * hand, y];
        });
        saw(now.events);
        // 6.75 cm a quarter: 2 to the guard, then aside; its end is 9.5 from the middle, half of the column 2.25.
        expect(places).toEqual([
          [-4_750, -2_000],
          [-11_500, -2_000],
          [-11_750, -8_500],
        ]);
        expect(now.state.crossings).toEqual([]);
        expect(part(now, 'guard').degradation).toBe(0);
      }
    },
  );

  proves(['LA-U5.1-6', 'LA-U5.1-3'], 'flows file by file where two squares leave room for one', (saw) => {
    const square = { formation: 'square', companies: companies(8, 3) } as const;
    const [width] = size(scene([{ id: 'square', at: [0, 0], ...square }]), 'square');
    const aside = (width + 1.5) / 2;
    let now = scene([
      column,
      { id: 'left', at: [-aside, -17], ...square },
      { id: 'right', at: [aside, -17], ...square },
    ]);
    now = quarter(routing(now, 'routers'));
    // 2 cm to the squares, the other 4.75 beyond: two have gone in one by one, and the column waits behind them.
    expect(part(now, 'routers')).toMatchObject({
      ...{ x: 0, y: -21_750, heading: 18_000, formation: 'march column' },
      ranks: [1, 1, 1, 3, 3, 3, 3, 3],
    });
    for (let times = 0; times < 2; times += 1) now = quarter(now);
    expect(part(now, 'routers').ranks).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3]);
    expect(part(now, 'routers').flow).toMatchObject({ files: 1, gone: 18_250 });
    saw(now.events);
    expect(now.state.crossings).toEqual([]);
  });

  test('a retreat does so too, at the pace of a column', () => {
    const line = { id: 'guard', at: [4, -17], companies: guard } as const;
    const given = scene([column, line]);
    const retreat = { away: 18_000, left: 2 };
    const state = withPart(given.state, partNamed(given, 'routers'), (now) => ({ ...now, retreat }));
    const now = quarter(quarter({ ...given, state }));
    // At the pace of a column, 4.5 cm a quarter.
    expect(part(now, 'routers')).toMatchObject({ x: -7_000, y: -2_000, ranks: [3, 3, 3, 3, 3, 3] });
    expect(part(now, 'routers').retreat).toBeUndefined();
  });

  test('guns do not go by file: a gap narrower than they are is none', () => {
    const train = {
      ...({ id: 'routers', at: [0, 0], formation: 'limbered' } as const),
      companies: companies(1, 4, 'foot-8pdr'),
    } as const;
    const guards = (gap: number) =>
      [-1, 1].map((hand) => ({
        ...{ id: `guard ${hand}`, companies: guard },
        at: [hand * (13.5 + gap / 2), -9] as const,
      }));
    const wide = quarter(routing(scene([train, ...guards(3)]), 'routers'));
    expect(part(wide, 'routers')).toMatchObject({ x: 0, formation: 'limbered' });
    expect(part(wide, 'routers').y).toBeLessThan(-1_000);
    const narrow = quarter(routing(scene([train, ...guards(2.9)]), 'routers'));
    expect(part(narrow, 'routers').y).toBe(-1_000);
    expect(Math.abs(part(narrow, 'routers').x)).toBeGreaterThan(1_000);
  });

  proves('LA-U5.1-4', 'halts where the guard bars the whole table', (saw) => {
    const table = { table: { width: 27, depth: 120 } };
    const given = scene([column, { id: 'guard', at: [0, -17], companies: guard }], table);
    const done = quarter(quarter(routing(given, 'routers')));
    saw(done.events);
    expect(part(done, 'routers')).toMatchObject({ x: 0, y: -2_000 });
  });

  test('those who open for a narrow front let a rout through, though they be of the guard', () => {
    const screen = { id: 'guard', at: [0, -17], formation: 'skirmish', status: 'guard' } as const;
    const given = scene([column, { ...screen, companies: companies(3, 3, 'voltigeur') }]);
    const done = quarter(routing(given, 'routers'));
    expect(part(done, 'guard')).toMatchObject({ opened: true, degradation: 0 });
    expect(part(done, 'routers')).toMatchObject({ x: 0, y: -6_750 });
    const wide = quarter(
      routing(
        scene([
          { ...column, formation: 'line', at: [0, -12.5] },
          { ...screen, companies: companies(3, 3, 'voltigeur') },
        ]),
        'routers',
      ),
    );
    expect(part(wide, 'guard').opened).toBeUndefined();
    expect(part(wide, 'routers').y).toBe(-14_500);
  });
});
