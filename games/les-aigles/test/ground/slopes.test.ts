import { describe, expect } from 'vitest';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { british, fires, half as firing } from '../fire/firing.ts';
import { proves } from '../proving.ts';
import {
  ahead,
  box,
  column,
  crop,
  denied,
  footGuns,
  force,
  go,
  half,
  hill,
  hussars,
  levelOf,
  northOf,
  on,
  partAt,
  plateau,
  road,
  skirmishers,
  toldOf,
  whyNot,
} from './land.ts';

/** 40 cm deep, its crest from west to east in the middle. */
const HILL = hill(box(-30, 0, 30, 40), [
  [-30, 20],
  [30, 20],
]);

const coveredBy = (cover: string) =>
  hill(
    box(-30, 0, 30, 40),
    [
      [-30, 20],
      [30, 20],
    ],
    { slopes: [{ area: box(-30, 0, 30, 20), cover }] },
  );

describe('on a slope', () => {
  proves(
    ['LA-O2.4-1', 'LA-O2.4-3', 'LA-O2.4-7', 'LA-O2.4-10', 'LA-O0-6', 'LA-O0-7'],
    'everybody goes at half pace, up or down, and is disorganised by it; nothing else comes of an open slope',
    (saw) => {
      const up = half(on([HILL], [{ id: 'up', at: [0, 10], ...column }]), { up: go(ahead(9_000)) });
      const down = half(on([HILL], [{ id: 'down', at: [0, 26] }]), { down: go(ahead(7_000)) });
      saw([...up.events, ...down.events]);
      expect([northOf(up, 'up'), levelOf(up, 'up')]).toEqual([14_500, 1]);
      expect([northOf(down, 'down'), levelOf(down, 'down')]).toEqual([29_500, 1]);
      const plain = half(on([], [{ id: 'down', at: [0, 26] }]), { down: go(ahead(7_000)) });
      // Nobody is there to see it.
      const { y, run, degradation, unseen: _unseen, ...rest } = partAt(down, 'down');
      const { y: _y, run: _run, degradation: _level, ...same } = partAt(plain, 'down');
      expect(rest).toEqual(same);
      expect([y, run, degradation]).not.toEqual([_y, _run, _level]);
    },
  );

  proves(
    ['LA-O2.4-2e', 'LA-O2.4-4', 'LA-O2.4-5', 'LA-O2.4-7'],
    'a column with its head over the crest and its tail in the plain is on the slope as a whole',
    (saw) => {
      const small = hill(box(-30, 0, 30, 12), [
        [-30, 6],
        [30, 6],
      ]);
      const given = on(
        [small],
        [
          { id: 'column', at: [0, 8], ...column },
          { id: 'target', at: [0, 30], side: 'allied', nation: 'austria', facing: 180 },
        ],
      );
      const done = half(given, { column: go(ahead(9_000)) });
      saw(done.events);
      expect([northOf(done, 'column'), levelOf(done, 'column')]).toEqual([12_500, 1]);
      expect(denied(saw, given, 'column', [{ do: 'change', to: 'line' }])).toEqual([
        'LA-O2.4-5 ground-change',
      ]);
      expect(denied(saw, given, 'column', [{ do: 'charge', target: 1 }])).toContain(
        'LA-O2.4-4 ground-charge-from',
      );
    },
  );

  proves(['LA-O2.4-6', 'LA-OX-11'], 'a forced march goes on, half as far, and in disorder', (saw) => {
    const done = half(on([HILL], [{ id: 'column', at: [0, 20], ...column }]), { column: force(13_500) });
    saw(done.events);
    expect([northOf(done, 'column'), levelOf(done, 'column')]).toEqual([26_750, 3]);
    const again = half(done, { column: force(13_500) });
    expect(whyNot(done, 'column', force(13_500))).toEqual([]);
    expect(northOf(again, 'column')).toBe(33_500);
  });

  proves(['LA-O2.4-8', 'LA-OX-10'], 'nobody steps back on a slope; in the plain a line does', (saw) => {
    const back = [{ do: 'march', legs: [{ go: 'back', length: 1_000 }] }] as const;
    const given = on(
      [HILL],
      [
        { id: 'line', at: [0, 10] },
        { id: 'plain', at: [60, 10] },
      ],
    );
    expect(denied(saw, given, 'line', back)).toEqual(['LA-O2.4-8 ground-back']);
    const done = half(given, { plain: back });
    saw(done.events);
    expect(northOf(done, 'plain')).toBe(9_000);
  });

  proves(
    ['LA-O2.4-11', 'LA-O2.4-13', 'LA-O2.4-14', 'LA-O0-8'],
    'on a slope with vines, corn or trees one crawls, and only skirmishers keep their order',
    (saw) => {
      for (const cover of ['wooded', 'vines', 'cultivated']) {
        const given = on(
          [coveredBy(cover)],
          [
            { id: 'line', at: [-15, 10] },
            { id: 'voltigeurs', at: [14, 10], ...skirmishers },
          ],
        );
        const done = half(given, { line: go(ahead(7_000)), voltigeurs: go(ahead(9_000)) });
        saw(done.events);
        expect([northOf(done, 'line'), levelOf(done, 'line')]).toEqual([11_750, 2]);
        expect([northOf(done, 'voltigeurs'), levelOf(done, 'voltigeurs')]).toEqual([12_500, 0]);
      }
    },
  );

  proves(
    ['LA-O2.4-12'],
    'cavalry goes where something is grown, not into the trees; guns go nowhere',
    (saw) => {
      const given = (cover: string) =>
        on(
          [coveredBy(cover)],
          [
            { id: 'hussars', at: [-15, -1], ...hussars },
            { id: 'guns', at: [15, -1], ...footGuns },
          ],
        );
      expect(denied(saw, given('wooded'), 'hussars', go(ahead(4_000)))).toEqual(['LA-O2.4-12 ground-barred']);
      expect(whyNot(given('vines'), 'hussars', go(ahead(4_000)))).toEqual([]);
      expect(denied(saw, given('cultivated'), 'guns', go(ahead(4_000)))).toEqual([
        'LA-O2.4-12 ground-barred',
      ]);
    },
  );

  proves(['LA-O2.4-13', 'LA-O0-7'], 'a field laid over a slope is a covered slope', (saw) => {
    const done = half(on([HILL, crop('tall', box(-30, 0, 30, 20))], [{ id: 'line', at: [0, 10] }]), {
      line: go(ahead(7_000)),
    });
    saw(done.events);
    expect([northOf(done, 'line'), levelOf(done, 'line')]).toEqual([11_750, 2]);
  });

  proves(
    ['LA-O2.4-15', 'LA-O7.1-7', 'LA-O7.1-3'],
    'a road over a hill takes a column over it as on the plain',
    (saw) => {
      const given = on(
        [HILL, road(0)],
        [
          { id: 'column', at: [0, 10], ...column },
          { id: 'beside', at: [10, 10], ...column },
        ],
      );
      const done = half(given, { column: go(ahead(9_000)), beside: go(ahead(9_000)) });
      saw(done.events);
      expect([northOf(done, 'column'), levelOf(done, 'column')]).toEqual([19_000, 0]);
      expect([northOf(done, 'beside'), levelOf(done, 'beside')]).toEqual([14_500, 1]);
    },
  );

  proves(['LA-O2.5-9', 'LA-O2.5-10'], 'guns do not unlimber on a hill, nor half on it', (saw) => {
    const given = on(
      [HILL],
      [
        { id: 'top', at: [0, 20], ...footGuns },
        { id: 'foot', at: [-15, -0.5], ...footGuns },
        { id: 'side', at: [31.6, 20], ...footGuns },
      ],
    );
    expect(denied(saw, given, 'top', [{ do: 'unlimber' }])).toEqual(['LA-O2.5-9 ground-unlimber']);
    expect(whyNot(given, 'foot', [{ do: 'unlimber' }])).toEqual([]);
    expect(denied(saw, given, 'side', [{ do: 'unlimber' }])).toEqual(['LA-O2.5-10 ground-unlimber']);
  });
});

describe('halted on a slope', () => {
  proves(['LA-O2.4-9'], 'a unit that the slope has disorganised fires as on the plain', (saw) => {
    const units = (more: object) =>
      [
        { ...british({ id: 'above', at: [0, 12], fired: true }), ...more },
        { id: 'below', at: [0, 4], fired: true },
      ] as const;
    const slope = firing(on([HILL], units({ degraded: 'disorganised' })));
    saw(slope.events);
    const plain = firing(on([], units({})));
    const told = (now: typeof slope) =>
      fires(now, 'above').map(({ groups, men }) => ({
        men,
        groups: groups.map((group) => ({ ...group, rows: group.rows.filter(({ value }) => value !== 0) })),
      }));
    expect(told(slope)).toHaveLength(1);
    expect(told(slope)).toEqual(told(plain));
  });
});

describe('on a plateau', () => {
  const PLATEAU = plateau(box(-30, 0, 30, 60), box(-20, 10, 20, 50));

  proves(
    ['LA-O3.3-1', 'LA-O3.3-2', 'LA-O3.3-6'],
    'its slope is that of a hill, and full pace comes back only once the last figure is on the flat',
    (saw) => {
      const given = on(
        [PLATEAU],
        [
          { id: 'climbing', at: [-6, 12] },
          { id: 'top', at: [12, 30], ...column },
        ],
      );
      const done = half(given, { climbing: go(ahead(7_000)), top: go(ahead(9_000)) });
      saw(done.events);
      // Half a centimetre of slope costs one; then 2.5 of the first quarter and 3.5 of the second.
      expect([northOf(done, 'climbing'), levelOf(done, 'climbing')]).toEqual([18_500, 1]);
      expect([northOf(done, 'top'), levelOf(done, 'top')]).toEqual([39_000, 0]);
      const formed = half(done, { top: [{ do: 'change', to: 'division column' }] });
      saw(formed.events);
      expect(toldOf(formed, 'began').at(-1)?.rules).toContain('LA-O3.3-1');
    },
  );

  proves(['LA-O3.3-3'], 'a formation must fit onto the top', (saw) => {
    const given = (feature: FeatureEntry) => on([feature], [{ id: 'column', at: [0, 30], ...column }]);
    const line = [{ do: 'change', to: 'line' }] as const;
    expect(denied(saw, given(plateau(box(-30, 0, 30, 60), box(-6, 10, 6, 50))), 'column', line)).toEqual([
      'LA-O3.3-3 ground-no-room',
    ]);
    const wide = plateau(box(-30, 0, 30, 60), box(-28, 10, 28, 50));
    expect(whyNot(given(wide), 'column', line)).toEqual([]);
  });

  proves(
    ['LA-O3.3-4', 'LA-O3.3-5'],
    'guns unlimber when their whole base is past the crest, if there is room',
    (saw) => {
      const given = on(
        [PLATEAU],
        [
          { id: 'astride', at: [0, 15], ...footGuns },
          { id: 'past', at: [-10, 30], ...footGuns },
          { id: 'edge', at: [18.4, 30], ...footGuns },
        ],
      );
      const unlimber = [{ do: 'unlimber' }] as const;
      expect(denied(saw, given, 'astride', unlimber)).toEqual(['LA-O3.3-4 ground-unlimber']);
      expect(whyNot(given, 'past', unlimber)).toEqual([]);
      expect(denied(saw, given, 'edge', unlimber)).toEqual(['LA-O3.3-5 ground-no-room']);
    },
  );
});
