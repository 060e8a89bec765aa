import { describe, expect } from 'vitest';
import { withPart } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Task } from '../../model/tasks.ts';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { hussars as regiment } from '../charges/field.ts';
import { line as hedge, on, water } from '../ground/land.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, refusalsOf, type Scene, scene } from '../scene.ts';

const codes = (given: Scene, id: string, task: Task, nth = 0): readonly string[] =>
  refusalsOf(given, id, [task], nth).map(({ rule, code }) => `${rule} ${code}`);

const CONTACT = { contacts: [{ attacker: 'enemy', defender: 'foot', side: 'front' }] } as const;

/** A light battalion that an enemy fights, or not. */
const engaged = (isFought: boolean, more: object = {}): Scene =>
  scene(
    [
      { id: 'foot', at: [0, 0], companies: companies(6, 3, 'light'), ...more },
      { id: 'enemy', side: 'allied', at: [0, 0] },
    ],
    isFought ? CONTACT : {},
  );

const changed = (given: Scene, id: string, change: Partial<Part>): Scene => ({
  ...given,
  state: withPart(given.state, partNamed(given, id), (part) => ({ ...part, ...change })),
});

describe('what is refused in a melee', () => {
  proves('LA-U4.2-16', 'nobody reforms in it', (saw) => {
    const reform: Task = { do: 'reform', to: 'line' };
    const broken = { degraded: 'in disorder' };
    expect(saw(refusalsOf(engaged(true, broken), 'foot', [reform]))).toMatchObject([
      { rule: 'LA-U4.2-16', code: 'in-melee' },
    ]);
    expect(codes(engaged(false, broken), 'foot', reform)).toEqual([]);
  });

  proves('LA-U3.4-1', 'nobody sends out skirmishers in it', (saw) => {
    const deploy: Task = { do: 'deploy', companies: [0] };
    expect(saw(refusalsOf(engaged(true), 'foot', [deploy]))).toMatchObject([
      { rule: 'LA-U3.4-1', code: 'in-melee' },
    ]);
    expect(codes(engaged(false), 'foot', deploy)).toEqual([]);
  });
});

describe('what is refused to whoever is busy', () => {
  proves('LA-U5.4-9', 'skirmishers who have opened do not reorganise', (saw) => {
    const given = scene([
      {
        id: 'foot',
        at: [0, 0],
        formation: 'skirmish',
        companies: companies(3, 3, 'light'),
        degraded: 'disorganised',
      },
    ]);
    const task: Task = { do: 'reorganise' };
    expect(saw(refusalsOf(changed(given, 'foot', { opened: true }), 'foot', [task]))).toMatchObject([
      { rule: 'LA-U5.4-9', code: 'opened' },
    ]);
    expect(codes(given, 'foot', task)).toEqual([]);
  });

  proves('LA-M3.3-7', 'whoever follows a rally declares no charge', (saw) => {
    const given = scene([
      regiment({ id: 'hussars', at: [0, 0] }),
      regiment({ id: 'rallying', side: 'allied', at: [0, 20] }),
      { id: 'line', side: 'allied', at: [0, 30] },
    ]);
    const task: Task = { do: 'charge', target: partNamed(given, 'line') };
    const following = changed(given, 'hussars', {
      follow: { target: partNamed(given, 'rallying'), until: 5 },
    });
    expect(saw(refusalsOf(following, 'hussars', [task]))).toMatchObject([
      { rule: 'LA-M3.3-7', code: 'charge-busy' },
    ]);
    expect(codes(given, 'hussars', task)).toEqual([]);
  });
});

describe('guns', () => {
  const battery = (y: number): Scene =>
    scene([
      { id: 'guns', at: [0, y], formation: 'in battery', companies: [{ troop: 'foot-8pdr', figures: 4 }] },
    ]);

  proves('LA-U3.1-6', 'do not limber where their teams would stand off the table', (saw) => {
    expect(saw(refusalsOf(battery(-54), 'guns', [{ do: 'limber' }]))).toMatchObject([
      { rule: 'LA-U3.1-6', code: 'off-table' },
    ]);
    expect(codes(battery(-53), 'guns', { do: 'limber' })).toEqual([]);
  });

  proves('LA-M1.3-1', 'are not dragged nowhere', (saw) => {
    const drag = (length: number): readonly Task[] => [{ do: 'drag', length }];
    expect(saw(refusalsOf(battery(0), 'guns', drag(0)))).toMatchObject([
      { rule: 'LA-M1.3-1', code: 'nowhere' },
    ]);
    expect(codes(battery(0), 'guns', { do: 'drag', length: 1_000 })).toEqual([]);
  });
});

describe('the ground', () => {
  proves('LA-O8.4-6', 'skirmishers astride a hedge do not fall in before they are off it', (saw) => {
    const out = (features: readonly FeatureEntry[]): Scene =>
      on(features, [
        {
          ...{ id: 'foot', at: [0, 0] as const, companies: companies(6, 3, 'light') },
          skirmishers: [{ companies: [1], at: [0, 6] }],
        },
      ]);
    expect(saw(refusalsOf(out([hedge('hedge', 5.5)]), 'foot', [{ do: 'rejoin' }], 1))).toMatchObject([
      { rule: 'LA-O8.4-6', code: 'ground-reform' },
    ]);
    expect(codes(out([]), 'foot', { do: 'rejoin' }, 1)).toEqual([]);
  });

  proves('LA-O6.4-1', 'a line turned to a flank is longer, and must not reach into a big river', (saw) => {
    // Its twelve figures on 18 cm take 30 once they have turned.
    const beside = (east: number): Scene =>
      on(
        [
          water('big river', 0, 4, {
            way: [
              [east, -60],
              [east, 60],
            ],
          }),
        ],
        [{ id: 'foot', at: [0, 0], companies: companies(4, 3) }],
      );
    const turn = (by: 'left' | 'about'): readonly Task[] => [{ do: 'turn', figures: 'all', by }];
    expect(saw(refusalsOf(beside(13), 'foot', turn('left')))).toMatchObject([
      { rule: 'LA-O6.4-1', code: 'ground-no-room' },
    ]);
    expect(refusalsOf(beside(13), 'foot', turn('about'))).toEqual([]);
    expect(refusalsOf(beside(18), 'foot', turn('left'))).toEqual([]);
  });
});
