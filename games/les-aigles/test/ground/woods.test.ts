import { describe, expect, test } from 'vitest';
import { proves } from '../proving.ts';
import { companies } from '../scene.ts';
import {
  ahead,
  box,
  column,
  denied,
  footGuns,
  force,
  go,
  half,
  hussars,
  levelOf,
  northOf,
  on,
  partAt,
  road,
  skirmishers,
  toldOf,
  water,
  whyNot,
  wood,
} from './land.ts';

const WOOD = wood(box(-80, 0, 80, 40));

describe('going into a wood', () => {
  proves(
    ['LA-O4.3-2', 'LA-O4.3-3', 'LA-O4.3-4e', 'LA-O0-7', 'LA-O0-6', 'LA-O4.3-8', 'LA-O0-8'],
    'of 9 cm in half a period 2 lead to the edge, and the 7 that are left lead 3.5 into the wood',
    (saw) => {
      const done = half(on([WOOD], [{ id: 'column', at: [0, -2], ...column }]), { column: go(ahead(9_000)) });
      saw(done.events);
      expect(northOf(done, 'column')).toBe(3_500);
      expect(levelOf(done, 'column')).toBe(2);
      const within = half(on([WOOD], [{ id: 'column', at: [0, 20], ...column }]), {
        column: go(ahead(9_000)),
      });
      expect(northOf(within, 'column')).toBe(24_500);
    },
  );

  proves(
    ['LA-O4.3-1', 'LA-O4.3-5'],
    'only infantry goes into a wood; skirmishers keep their order',
    (saw) => {
      const given = on(
        [WOOD],
        [
          { id: 'hussars', at: [-60, -1], ...hussars },
          { id: 'guns', at: [60, -1], ...footGuns },
          { id: 'voltigeurs', at: [0, -1], ...skirmishers },
        ],
      );
      for (const id of ['hussars', 'guns']) {
        expect(denied(saw, given, id, go(ahead(3_000)))).toEqual(['LA-O4.3-1 ground-barred']);
        expect(whyNot(given, id, go(ahead(1_000)))).toEqual([]);
      }
      const done = half(given, { voltigeurs: go(ahead(5_000)) });
      saw(done.events);
      expect(northOf(done, 'voltigeurs')).toBe(4_000);
      expect(levelOf(done, 'voltigeurs')).toBe(0);
    },
  );

  proves(['LA-O5.2-63'], 'close order that comes out stops in the open and reforms first', (saw) => {
    const given = on([WOOD], [{ id: 'line', at: [0, 40], degraded: 'without formation' }]);
    const done = half(given, { line: go(ahead(7_000)) });
    saw(done.events);
    expect(northOf(done, 'line')).toBe(42_500);
    expect(toldOf(done, 'moved').at(-1)).toMatchObject({ haltedAt: { feature: 'wood', why: 'out' } });
    expect(denied(saw, done, 'line', go(ahead(1_000)))).toEqual(['LA-U4.2-1 reform-first']);
  });

  proves(['LA-O0-17', 'LA-OX-11'], 'a forced march gains nothing in a wood', (saw) => {
    const done = half(on([WOOD], [{ id: 'column', at: [0, 20], ...column }]), { column: force(13_500) });
    saw(done.events);
    expect(northOf(done, 'column')).toBe(24_500);
  });

  proves('LA-O5.2-63', 'close order halts behind a wood, but a forced march goes on', (saw) => {
    const behind = on([wood(box(-80, -40, 80, -2))], [{ id: 'column', at: [0, 12], ...column }]);
    const halted = saw(half(behind, { column: go(ahead(9_000)) }));
    expect(northOf(halted, 'column')).toBe(13_000);
    const forced = half(behind, { column: force(13_500) });
    expect(northOf(forced, 'column')).toBeGreaterThan(20_000);
  });

  proves(['LA-O4.3-6', 'LA-O4.3-3'], 'nobody changes formation or reforms among the trees', (saw) => {
    const given = on([WOOD], [{ id: 'column', at: [0, 20], ...column, degraded: 'without formation' }]);
    const fit = on([WOOD], [{ id: 'column', at: [0, 20], ...column }]);
    expect(denied(saw, fit, 'column', [{ do: 'change', to: 'division column' }])).toEqual([
      'LA-O4.3-6 ground-change',
    ]);
    expect(denied(saw, given, 'column', [{ do: 'reform', to: 'march column' }])).toEqual([
      'LA-O4.3-3 ground-reform',
    ]);
    expect(whyNot(given, 'column', go(ahead(1_000)))).toEqual([]);
  });

  proves(
    ['LA-O4.3-7', 'LA-O4.3-11', 'LA-O4.3-12', 'LA-O4.3-13e'],
    'a column whose head is at the edge spreads along it in twice the time, and is still without formation',
    (saw) => {
      const drills = [
        ['A', 6],
        ['B', 8],
        ['C', 10],
      ] as const;
      for (const [drill, quarters] of drills) {
        const at = { ...column, drill, degraded: 'without formation' } as const;
        const given = on([WOOD], [{ id: 'column', at: [0, 40], ...at }]);
        const line = [{ do: 'change', to: 'line' }] as const;
        const begun = half(given, { column: line });
        saw(begun.events);
        expect(toldOf(begun, 'began')[0]?.doing).toMatchObject({
          what: 'change',
          to: 'line',
          left: quarters,
        });
        let now = begun;
        for (let more = 2; more < quarters; more += 2) now = half(now, {});
        expect(partAt(now, 'column')).toMatchObject({ formation: 'line', degradation: 2 });
        const short = on([WOOD], [{ id: 'column', at: [0, 39.8], ...at }]);
        expect(denied(saw, short, 'column', line)).toEqual(['LA-O4.3-12 ground-edge-first']);
      }
    },
  );

  proves(['LA-O4.3-15'], 'a clearing that holds all of it is plain', (saw) => {
    const clearing = wood(box(-80, 0, 80, 60), { clearings: [box(-20, 15, 20, 40)] });
    const at = { ...column, degraded: 'without formation' } as const;
    const given = on(
      [clearing],
      [
        { id: 'inside', at: [0, 38], ...at },
        { id: 'half', at: [10, 42], ...at },
      ],
    );
    const reform = [{ do: 'reform', to: 'march column' }] as const;
    expect(denied(saw, given, 'half', reform)).toEqual(['LA-O4.3-3 ground-reform']);
    const done = half(given, { inside: reform });
    saw(done.events);
    expect(levelOf(done, 'inside')).toBe(0);
    const leaving = half(done, { inside: go(ahead(9_000)) });
    expect(northOf(leaving, 'inside')).toBe(38_000 + 2_000 + 1_250 + 2_250);
    expect(levelOf(leaving, 'inside')).toBe(2);
  });
});

describe('ways through a wood', () => {
  const through = (sort: 'path' | 'alley') =>
    wood(box(-80, 0, 80, 60), {
      paths: [
        {
          ...{ sort, width: 4.5 },
          way: [
            [0, 0],
            [0, 60],
          ],
        },
      ],
    });
  const narrow = { ...column, companies: companies(6, 2) } as const;

  proves(['LA-O4.3-20', 'LA-O4.3-21'], 'a forest path keeps the pace, not the ranks', (saw) => {
    const done = half(on([through('path')], [{ id: 'column', at: [0, 20], ...column }]), {
      column: go(ahead(9_000)),
    });
    saw(done.events);
    expect([northOf(done, 'column'), levelOf(done, 'column')]).toEqual([29_000, 2]);
    const aside = half(on([through('path')], [{ id: 'column', at: [1, 20], ...column }]), {
      column: go(ahead(9_000)),
    });
    expect(northOf(aside, 'column')).toBe(24_500);
  });

  proves(['LA-O4.3-22'], 'an alley keeps both for a front of two', (saw) => {
    const two = half(on([through('alley')], [{ id: 'column', at: [0, 20], ...narrow }]), {
      column: go(ahead(9_000)),
    });
    const three = half(on([through('alley')], [{ id: 'column', at: [0, 20], ...column }]), {
      column: go(ahead(9_000)),
    });
    saw([...two.events, ...three.events]);
    expect([northOf(two, 'column'), levelOf(two, 'column')]).toEqual([29_000, 0]);
    expect([northOf(three, 'column'), levelOf(three, 'column')]).toEqual([29_000, 2]);
  });

  proves(['LA-O7.1-7', 'LA-O7.1-4'], 'a road takes horse through as well', (saw) => {
    const two = { formation: 'march column', companies: companies(4, 2, 'hussar') } as const;
    const given = on(
      [WOOD, road(0, { width: 5 })],
      [
        { id: 'hussars', at: [0, -1], ...two },
        { id: 'beside', at: [20, -1], ...two },
      ],
    );
    expect(whyNot(given, 'beside', go(ahead(9_000)))).toEqual(['LA-O4.3-1 ground-barred']);
    const done = half(given, { hussars: go(ahead(9_000)) });
    saw(done.events);
    expect([northOf(done, 'hussars'), levelOf(done, 'hussars')]).toEqual([8_000, 0]);
  });

  proves(['LA-O4.3-16'], 'a stream under the trees keeps its own rules', (saw) => {
    const hidden = water('stream', 21, 2, { hiddenIn: 'wood' });
    const done = half(on([WOOD, hidden], [{ id: 'line', at: [0, 20] }]), { line: go(ahead(7_000)) });
    saw(done.events);
    // A quarter of the pace in both.
    expect(northOf(done, 'line')).toBe(21_750);
  });
});

test('a path through a narrow copse is none for a column whose flanks reach past it on both sides', () => {
  const path = {
    ...{ sort: 'path', width: 5 },
    way: [
      [-2, 25],
      [2, 25],
    ],
  };
  const marched = (more: object) => {
    const copse = wood(box(-2, 2, 2, 30), more);
    const done = half(on([copse], [{ id: 'column', at: [0, 0], ...column }]), { column: go(ahead(9_000)) });
    return [northOf(done, 'column'), levelOf(done, 'column')];
  };
  expect(marched({})).toEqual([5_500, 2]);
  expect(marched({ paths: [path] })).toEqual([5_500, 2]);
});

test('guns are hitched up only where their teams may stand', () => {
  const battery = { ...footGuns, formation: 'in battery' } as const;
  const hitched = (north: number) =>
    whyNot(on([wood(box(-10, 0, 10, north))], [{ id: 'guns', at: [0, 20], ...battery }]), 'guns', [
      { do: 'limber' },
    ]);
  expect(hitched(15)).toEqual(['LA-O4.3-1 ground-no-room']);
  expect(hitched(12)).toEqual([]);
});
