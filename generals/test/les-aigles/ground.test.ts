/** A brigadier alone with the ground. */
import type { General } from '@grognard/generals';
import type { Order, Scenario, View } from '@grognard/les-aigles';
import { describe, expect, test } from 'vitest';
import { patience } from '../../../tools/counts.ts';
import { brigadier, fight, firstVolley } from './battles.ts';

/** Writes nothing down for anybody. */
const idler: General = (turn) => {
  const order = brigadier(turn);
  return (order as Order).kind === 'plan' ? { kind: 'plan', parts: [], officers: [] } : order;
};

const FOOT = Array.from({ length: 6 }, () => ({ troop: 'light', figures: 3 }));

const lone = (more: Partial<Scenario>): Scenario => ({
  table: { width: 200, depth: 160 },
  sides: firstVolley.sides,
  units: [
    {
      ...{ id: 'own', side: 'french', nation: 'france', companies: FOOT, attitude: 'attack' },
      ...{ formation: 'division column', at: [0, -40], facing: 0 },
    },
    {
      ...{ id: 'foe', side: 'allied', nation: 'france', companies: FOOT, attitude: 'hold' },
      ...{ formation: 'line', at: [0, 60], facing: 180 },
    },
  ],
  ...more,
});

/** How the French brigadier alone gets on against somebody who stands still. */
const alone = (scenario: Scenario) => {
  const rules = new Set<string>();
  const fought = fight({
    scenario,
    seed: 1,
    generalOf: (side) => (side === 'french' ? brigadier : idler),
    limit: 120,
    written: ({ events }) => {
      for (const event of events) if ('rules' in event) for (const rule of event.rules) rules.add(rule);
    },
  });
  return { ...fought, rules, own: fought.table.state.parts.flat()[0] };
};

describe('the brigadier on a table with ground', () => {
  const way: readonly [number, number][] = [
    [-14, -22],
    [14, -22],
  ];

  test('goes round a wall, and over it only where there is no way round', { timeout: patience }, () => {
    const wall = { id: 'wall', kind: 'line', material: 'stone wall' } as const;
    const round = alone(lone({ periods: 8, features: [{ ...wall, way }] }));
    expect(round.rules).not.toContain('LA-O8.4-9');
    expect(round.own?.y).toBeGreaterThan(-22_000);
    const endless: readonly [number, number][] = [
      [-100, -22],
      [100, -22],
    ];
    expect(alone(lone({ periods: 8, features: [{ ...wall, way: endless }] })).rules).toContain('LA-O8.4-9');
  });

  test('goes for a place that counts, and wins by it', { timeout: patience }, () => {
    const name = { fr: 'le gué', en: 'the ford' };
    const aim = { id: 'ford', name, at: [45, -20], radius: 12, points: { french: 1, allied: 1 } } as const;
    const { outcome } = alone(lone({ periods: 10, aims: [aim] }));
    expect(outcome).toMatchObject({ code: 'held', winner: 'french' });
  });

  /** A bit of ground is no table to begin on: a battle under way. */
  const FIRST = { period: 1, quarter: 1 };
  const farm: NonNullable<Scenario['features']>[number] = {
    ...{ kind: 'house', id: 'farm' },
    corners: [
      [-3.5, -10],
      [-3.5, -3],
      [3.5, -3],
      [3.5, -10],
    ],
  };
  const yard: NonNullable<Scenario['aims']>[number] = {
    ...{ id: 'yard', name: { fr: 'la cour', en: 'the yard' }, at: [0, -7], radius: 14 },
    points: { french: 1, allied: 1 },
  };
  const [own, foe] = lone({}).units;
  if (own === undefined || foe === undefined) throw new Error('two are needed');

  test('goes into a house that stands in such a place', { timeout: patience }, () => {
    const houses = lone({ periods: 8, now: FIRST, aims: [yard], features: [farm] });
    expect(alone(houses).own?.inside).toMatchObject({ house: 'farm', as: 'garrison' });
  });

  test('storms it when there is only just the time, if it is strong enough', { timeout: patience }, () => {
    const garrison = {
      ...foe,
      companies: FOOT.slice(0, 3),
      formation: 'line' as const,
      inside: { house: 'farm' },
    };
    const friends = [-12, 12].map((x) => ({ ...own, id: `own ${x}`, at: [x, -32] as const }));
    const stormed = alone(
      lone({ periods: 5, now: FIRST, aims: [yard], features: [farm], units: [own, ...friends, garrison] }),
    );
    expect(stormed.rules).toContain('LA-O5.5-14');
    const alike = { ...garrison, companies: FOOT };
    const feared = alone(
      lone({ periods: 5, now: FIRST, aims: [yard], features: [farm], units: [own, alike] }),
    );
    expect(feared.rules).not.toContain('LA-O5.5-14');
  });

  test('straightens a line that has followed a crest before it goes on', { timeout: patience }, () => {
    const crest: NonNullable<Scenario['features']>[number] = {
      ...{ kind: 'hill', id: 'hill' },
      outline: [
        [-40, -60],
        [40, -60],
        [40, -20],
        [-40, -20],
      ],
      crest: [
        [-26, -56],
        [-6, -40],
        [6, -40],
        [26, -56],
      ],
    };
    const seen: (string | undefined)[] = [];
    const bent: General = (turn) => {
      const order = brigadier(turn);
      if ((order as Order).kind !== 'plan') return order;
      seen.push((turn.view as View).parts.flat()[0]?.follows);
      const tasks = [{ do: 'bend', along: 'hill' }];
      return seen.length === 1 ? { kind: 'plan', parts: [{ part: 0, tasks }], officers: [] } : order;
    };
    const { table } = fight({
      scenario: lone({
        ...{ periods: 6, now: FIRST, features: [crest] },
        units: [{ ...own, formation: 'line' }, foe],
      }),
      ...{ seed: 1, limit: 60 },
      generalOf: (side) => (side === 'french' ? bent : idler),
    });
    const [part] = table.state.parts.flat();
    expect(seen).toContain('hill');
    expect(part?.follows).toBeUndefined();
    expect(part?.y).toBeGreaterThan(-30_000);
  });

  test('folds up for a bridge, lines up before it and goes over', { timeout: patience }, () => {
    const river: NonNullable<Scenario['features']>[number] = {
      ...{ kind: 'water', id: 'river', sort: 'big river', width: 5 },
      way: [
        [-100, 0],
        [100, 0],
      ],
      crossings: [
        {
          ...{ id: 'bridge', sort: 'bridge', width: 5 },
          way: [
            [20, -2.5],
            [20, 2.5],
          ],
        },
      ],
    };
    const beyond = { ...yard, at: [30, 25], radius: 12 } as const;
    const { outcome, own: crosser } = alone(
      lone({
        ...{ periods: 8, now: FIRST, aims: [beyond], features: [river] },
        units: [own, { ...foe, at: [-80, 70] }],
      }),
    );
    expect(crosser?.y).toBeGreaterThan(10_000);
    expect(outcome).toMatchObject({ code: 'held', winner: 'french' });
  });
});
