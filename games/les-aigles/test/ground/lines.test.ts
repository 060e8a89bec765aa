import { describe, expect } from 'vitest';
import { proves } from '../proving.ts';
import { companies, scene } from '../scene.ts';
import {
  ahead,
  column,
  denied,
  footGuns,
  go,
  half,
  horseGuns,
  hussars,
  levelOf,
  line,
  northOf,
  on,
  road,
  toldOf,
  whyNot,
} from './land.ts';

describe('hedges and walls', () => {
  proves(
    ['LA-O8.4-2', 'LA-O8.4-3e', 'LA-O8.4-4'],
    'a column brings two ranks over a hedge in half a period and six in a period and a half, and is disorganised',
    (saw) => {
      const given = on([line('hedge', 0)], [{ id: 'column', at: [0, 0], ...column }]);
      const first = half(given, { column: go(ahead(9_000)) });
      saw(first.events);
      expect([northOf(first, 'column'), levelOf(first, 'column')]).toEqual([5_000, 1]);
      const third = half(half(first, { column: go(ahead(9_000)) }), { column: go(ahead(9_000)) });
      expect(northOf(third, 'column')).toBe(15_000);
      expect(northOf(half(third, { column: go(ahead(9_000)) }), 'column')).toBe(24_000);
    },
  );

  proves(['LA-O8.4-5'], 'horse is without formation after a hedge', (saw) => {
    const done = half(on([line('hedge', 0)], [{ id: 'hussars', at: [0, 0], ...hussars }]), {
      hussars: go(ahead(12_000)),
    });
    saw(done.events);
    // One rank, one quarter; then it must reform.
    expect([northOf(done, 'hussars'), levelOf(done, 'hussars')]).toEqual([5_000, 2]);
  });

  proves(
    ['LA-O8.4-9', 'LA-O8.4-10e', 'LA-O8.4-11', 'LA-O8.4-12'],
    'over a wall it is one rank in half a period, three periods for six, without formation',
    (saw) => {
      let now = on([line('stone wall', 0)], [{ id: 'column', at: [0, 0], ...column }]);
      for (let rank = 1; rank <= 6; rank += 1) {
        now = half(now, { column: go(ahead(9_000)) });
        expect([northOf(now, 'column'), levelOf(now, 'column')]).toEqual([rank * 2_500, 2]);
      }
      saw(now.events);
    },
  );

  proves(['LA-O8.4-1', 'LA-O8.4-8'], 'guns cross neither, horse no wall', (saw) => {
    const given = on(
      [line('hedge', 0), line('stone wall', 30)],
      [
        { id: 'foot', at: [0, -1], ...footGuns },
        { id: 'horse', at: [20, -1], ...horseGuns },
        { id: 'hussars', at: [-30, 29], ...hussars },
        { id: 'guns', at: [30, 29], ...horseGuns },
      ],
    );
    expect(denied(saw, given, 'foot', go(ahead(2_000)))).toEqual(['LA-O8.4-1 ground-barred']);
    expect(denied(saw, given, 'horse', go(ahead(2_000)))).toEqual(['LA-O8.4-1 ground-barred']);
    expect(denied(saw, given, 'hussars', go(ahead(2_000)))).toEqual(['LA-O8.4-8 ground-barred']);
    expect(denied(saw, given, 'guns', go(ahead(2_000)))).toEqual(['LA-O8.4-8 ground-barred']);
  });

  proves(['LA-O8.4-6'], 'nobody reforms before his last figure is across', (saw) => {
    const at = { ...column, degraded: 'without formation' } as const;
    const given = on(
      [line('stone wall', 0)],
      [
        { id: 'astride', at: [0, 10], ...at },
        { id: 'across', at: [20, 15], ...at },
      ],
    );
    const reform = [{ do: 'reform', to: 'march column' }] as const;
    expect(denied(saw, given, 'astride', reform)).toEqual(['LA-O8.4-6 ground-reform']);
    expect(whyNot(given, 'across', reform)).toEqual([]);
    expect(whyNot(given, 'astride', go(ahead(1_000)))).toEqual([]);
  });

  proves(['LA-O8.4-13'], 'a road makes a gap as wide as itself, and so do cells that are gone', (saw) => {
    const given = on(
      [line('stone wall', 0), road(0)],
      [
        { id: 'through', at: [0, 0], ...column },
        { id: 'aside', at: [10, 0], ...column },
      ],
    );
    const done = half(given, { through: go(ahead(9_000)), aside: go(ahead(9_000)) });
    saw(done.events);
    expect([northOf(done, 'through'), levelOf(done, 'through')]).toEqual([9_000, 0]);
    expect([northOf(done, 'aside'), levelOf(done, 'aside')]).toEqual([2_500, 2]);
    // From 60 cm of wall west of the middle on, cells 111 to 128 are 55.5 to 64.5 cm along it.
    const cells = Object.fromEntries(Array.from({ length: 18 }, (_, cell) => [111 + cell, 'gone' as const]));
    const breached = scene([{ id: 'column', at: [0, 0], ...column }], {
      features: [line('stone wall', 0)],
      ground: { damage: [{ feature: 'stone wall', cells }] },
    });
    expect(northOf(half(breached, { column: go(ahead(9_000)) }), 'column')).toBe(9_000);
    const battered = Object.fromEntries(Object.keys(cells).map((cell) => [cell, 'lighter' as const]));
    const lighter = scene([{ id: 'column', at: [0, 0], ...column }], {
      features: [line('stone wall', 0)],
      ground: { damage: [{ feature: 'stone wall', cells: battered }] },
    });
    expect(northOf(half(lighter, { column: go(ahead(9_000)) }), 'column')).toBe(5_000);
  });

  proves(['LA-O8.4-14'], 'along it one marches as on the plain', (saw) => {
    const given = on(
      [line('hedge', 0)],
      [{ id: 'line', at: [0, -2.25], facing: 90, formation: 'march column', companies: companies(6, 3) }],
    );
    const done = half(given, { line: go(ahead(9_000)) });
    saw(done.events);
    expect(levelOf(done, 'line')).toBe(0);
    expect(toldOf(done, 'moved').map(({ to }) => to.x)).toEqual([4_500, 9_000]);
    // With a part of its ranks on either side of it it is another matter.
    const astride = half(on([line('hedge', 0)], [{ id: 'line', at: [0, -1], facing: 90, ...column }]), {
      line: go(ahead(9_000)),
    });
    expect(levelOf(astride, 'line')).toBe(1);
  });
});
