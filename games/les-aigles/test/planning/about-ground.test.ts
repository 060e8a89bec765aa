import { describe, expect } from 'vitest';
import { view } from '../../knowledge/view.ts';
import type { Wish } from '../../model/game-types.ts';
import type { Task } from '../../model/tasks.ts';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { propose } from '../../options/propose.ts';
import { read } from '../../play/judge.ts';
import { line } from '../barriers/yard.ts';
import { battalion } from '../changes/help.ts';
import { box, marsh, water } from '../cover/land.ts';
import { battery, british } from '../fire/firing.ts';
import { column, EAST, enter, garrison, hamlet, NORTH, posted, SOUTH, WEST } from '../houses/hamlet.ts';
import { proves } from '../proving.ts';
import { all, announce, barsTo, battle, hussars, prussians } from '../rallies/riding.ts';
import { companies, partNamed, refusalsOf, type Scene, scene } from '../scene.ts';

const FAR = british({ id: 'enemy', at: [100, 50] });

const codesAgainst = (given: Scene, id: string, task: Task): readonly string[] =>
  refusalsOf(given, id, [task]).map(({ code }) => code);

describe('a house', () => {
  proves('LA-O5.2-4', 'is not entered by the disorganised where a club wants it so', (saw) => {
    const given = (switches: Parameters<typeof hamlet>[2]) =>
      hamlet([column({ id: 'column', at: [0, -3], degraded: 'disorganised' }), FAR], {}, switches);
    expect(codesAgainst(given({}), 'column', enter(SOUTH))).toEqual([]);
    const strict = given({ disorganisedEntersHouse: 'no' });
    expect(saw(refusalsOf(strict, 'column', [enter(SOUTH)]))).toMatchObject([
      { rule: 'LA-O5.2-4', code: 'house-disorganised' },
    ]);
  });

  proves(['LA-O5.2-45', 'LA-O5.6-2'], 'is left, and its posts changed, by those who hold it alone', (saw) => {
    const tasks: readonly Task[] = [
      { do: 'post', posts: posted([SOUTH, 0, 3], [NORTH, 1, 3], [EAST, 2, 3], [WEST, 3, 3]) },
      { do: 'leave', by: 'line', wall: NORTH },
    ];
    const posts = [
      [NORTH, 1, 3],
      [SOUTH, 2, 3],
      [EAST, 3, 3],
      [WEST, 4, 3],
    ] as const;
    const held = hamlet([garrison(posts), { id: 'far', at: [-100, -50] }]);
    const outside = hamlet([column({ id: 'garrison', at: [0, -10] }), FAR]);
    const invaded = hamlet(
      [
        garrison(posts),
        column({ id: 'column', at: [0, -3], inside: { house: 'mill', as: 'intruder', by: SOUTH } }),
      ],
      { contacts: [{ attacker: 'column', defender: 'garrison', side: 'front', inside: true, rounds: 1 }] },
    );
    for (const task of tasks) {
      expect(codesAgainst(held, 'garrison', task)).toEqual([]);
      expect(saw(refusalsOf(outside, 'garrison', [task]))).toMatchObject([
        { rule: 'LA-O5.2-45', code: 'house-not-inside' },
      ]);
      expect(saw(refusalsOf(invaded, 'garrison', [task]))).toMatchObject([
        { rule: 'LA-O5.6-2', code: 'house-invaded' },
      ]);
      // Whoever has broken in holds nothing yet.
      expect(saw(refusalsOf(invaded, 'column', [task]))).toMatchObject([
        { rule: 'LA-O5.2-45', code: 'house-not-inside' },
      ]);
    }
  });
});

describe('a hedge or a wall', () => {
  proves('LA-O8.7-10', 'is pulled down by sappers within reach of it', (saw) => {
    const sappers = (y: number) =>
      scene([{ id: 'french', at: [0, y], companies: companies(1, 9, 'engineer') }, FAR], {
        features: [line('hedge')],
      });
    const work = { do: 'work', job: 'demolish', feature: 'line', at: 40_000 } as const;
    expect(codesAgainst(sappers(0), 'french', work)).toEqual([]);
    expect(saw(refusalsOf(sappers(-20), 'french', [work]))).toMatchObject([
      { rule: 'LA-O8.7-10', code: 'work-out-of-reach' },
    ]);
  });

  proves(['LA-O8.5-15', 'LA-S3.4-18'], 'is shelled by guns in battery, before their muzzles', (saw) => {
    const shell = { do: 'shell', feature: 'line', at: 40_000 } as const;
    const guns = (more: object = {}) =>
      scene([battery({ id: 'french', at: [0, -20], ...more }), FAR], { features: [line('stone wall')] });
    expect(codesAgainst(guns(), 'french', shell)).toEqual([]);
    expect(saw(refusalsOf(guns({ formation: 'limbered' }), 'french', [shell]))).toMatchObject([
      { rule: 'LA-O8.5-15', code: 'shell-guns' },
    ]);
    expect(saw(refusalsOf(guns({ facing: 90 }), 'french', [shell]))).toMatchObject([
      { rule: 'LA-S3.4-18', code: 'shell-arc' },
    ]);
  });

  proves('LA-O8.3-5', 'is lined by those who stand against it', (saw) => {
    const widen = { do: 'widen', figures: 2, hand: 'right' } as const;
    const at = (y: number) =>
      scene([column({ id: 'french', at: [0, y] }), FAR], { features: [line('hedge')] });
    expect(codesAgainst(at(0), 'french', widen)).toEqual([]);
    expect(saw(refusalsOf(at(-5), 'french', [widen]))).toMatchObject([
      { rule: 'LA-O8.3-5', code: 'barrier-not-touched' },
    ]);
  });
});

proves('LA-U4.1-20', 'nobody in disorder bends along an edge', (saw) => {
  const edge: FeatureEntry = {
    ...{ kind: 'wood', id: 'wood', sort: 'wood' },
    outline: [
      [-30, -50],
      [30, -50],
      [30, -24],
      [6, 0],
      [-6, 0],
      [-30, -24],
    ],
  };
  const at = (degraded: 'without formation' | 'in disorder') =>
    scene([{ id: 'french', at: [0, -1], companies: companies(4, 3), degraded }, FAR], { features: [edge] });
  const bend = { do: 'bend', along: 'wood' } as const;
  expect(codesAgainst(at('without formation'), 'french', bend)).toEqual([]);
  expect(saw(refusalsOf(at('in disorder'), 'french', [bend]))).toMatchObject([{ code: 'must-reform' }]);
});

proves('LA-O8.3-2', 'nobody draws up along a hedge that is too short for him', (saw) => {
  const inLine = { do: 'change', to: 'line', along: 'line' } as const;
  const at = (half: number) =>
    scene([column({ id: 'french', at: [0, 0] }), FAR], { features: [line('hedge', 0, [-half, half])] });
  expect(codesAgainst(at(30), 'french', inLine)).toEqual([]);
  expect(saw(refusalsOf(at(3), 'french', [inLine]))).toMatchObject([
    { rule: 'LA-O8.3-2', code: 'barrier-too-short' },
  ]);
});

proves('LA-O6.5-1', 'a change finds its room at every step on the way', (saw) => {
  const british15 = {
    nation: 'britain',
    formation: 'double line',
    companies: companies(5, 3, 'line'),
  } as const;
  const at = (features: readonly FeatureEntry[]) =>
    scene([{ id: 'french', at: [0, 0], ...british15 }, FAR], { features });
  const toColumn: Task = { do: 'change', to: 'march column' };
  expect(codesAgainst(at([]), 'french', toColumn)).toEqual([]);
  // Out of the double line it unfolds into a line first.
  expect(saw(refusalsOf(at([marsh(box(7, -20, 30, 20))]), 'french', [toColumn]))).toMatchObject([
    { rule: 'LA-O6.5-1', code: 'ground-no-room' },
  ]);
});

describe('companies that go out', () => {
  const out = (...numbers: readonly number[]): Task => ({ do: 'deploy', companies: numbers });
  const at = (unit: object, features: readonly FeatureEntry[] = []) =>
    scene([{ id: 'french', at: [0, 0], companies: battalion, ...unit }, FAR], { features });

  proves(['LA-O6.5-1', 'LA-O6.2-14'], 'find no room in a marsh, nor out of a stream', (saw) => {
    expect(codesAgainst(at({}), 'french', out(0))).toEqual([]);
    const wet = at({}, [marsh(box(-60, 0.3, 60, 20))]);
    expect(saw(refusalsOf(wet, 'french', [out(0)]))).toMatchObject([
      { rule: 'LA-O6.5-1', code: 'ground-no-room' },
    ]);
    expect(saw(refusalsOf(at({}, [water('stream', 0, 4)]), 'french', [out(0)]))).toMatchObject([
      { rule: 'LA-O6.2-14', code: 'ground-change' },
    ]);
  });

  proves('LA-U1.4-1', 'from both ends of a long line are too far out', (saw) => {
    const long = at({ companies: companies(6, 8, 'voltigeur') });
    expect(codesAgainst(long, 'french', out(0, 1))).toEqual([]);
    expect(saw(refusalsOf(long, 'french', [out(0, 1, 4, 5)]))).toMatchObject([
      { rule: 'LA-U1.4-1', code: 'too-far-out' },
    ]);
  });
});

describe('a column that reforms into line', () => {
  const reform = (more: object = {}): Task => ({ do: 'reform', to: 'line', ...more });
  const at = (x: number, features: readonly FeatureEntry[] = []) =>
    scene(
      [
        {
          ...{ id: 'french', at: [x, 0], companies: battalion, formation: 'march column' },
          degraded: 'without formation',
        },
        FAR,
      ],
      { features },
    );

  proves('LA-U3.1-5e', 'goes to the hand that its companies have', (saw) => {
    expect(codesAgainst(at(0), 'french', reform({ side: 'right' }))).toEqual([]);
    expect(saw(refusalsOf(at(0), 'french', [reform({ side: 'left' })]))).toMatchObject([
      { rule: 'LA-U3.1-5e', code: 'bad-side' },
    ]);
  });

  proves('LA-U3.1-6', 'stays on the table', (saw) => {
    expect(saw(refusalsOf(at(117), 'french', [reform()]))).toMatchObject([
      { rule: 'LA-U3.1-6', code: 'off-table' },
    ]);
    expect(codesAgainst(at(90), 'french', reform())).toEqual([]);
  });

  proves('LA-O6.2-14', 'does so not on a bridge', (saw) => {
    expect(
      saw(refusalsOf(at(0, [water('stream', -8, 30, ['bridge', 0, 4.5])]), 'french', [reform()])),
    ).toMatchObject([{ rule: 'LA-O6.2-14', code: 'ground-change' }]);
    expect(codesAgainst(at(0), 'french', reform())).toEqual([]);
  });
});

proves('LA-O6.5-1', 'cavalry that has rallied faces only where it finds room', (saw) => {
  const rallied = { companies: companies(4, 3, 'hussar'), cameBy: 'rally' } as const;
  const at = (features: readonly FeatureEntry[]) =>
    scene([{ id: 'french', at: [0, 0], degraded: 'without formation', ...rallied }, FAR], { features });
  const facing = (heading: number): Task => ({ do: 'reform', to: 'line', heading });
  const before = at([marsh(box(-30, 2, 30, 20))]);
  expect(codesAgainst(before, 'french', facing(18_000))).toEqual([]);
  expect(saw(refusalsOf(before, 'french', [facing(9_000)]))).toMatchObject([
    { rule: 'LA-O6.5-1', code: 'ground-no-room' },
  ]);
  expect(codesAgainst(at([]), 'french', facing(9_000))).toEqual([]);
});

proves('LA-M3.3-7', 'whoever follows already does not follow anew', (saw) => {
  const given = battle(
    [
      { id: 'hussars', at: [0, 0], ...hussars },
      { id: 'others', at: [0, 0], ...prussians },
    ],
    [{ attacker: 'others', defender: 'hussars', side: 'front' }],
  );
  const bars = (follows: readonly string[]) => {
    const now = announce(given, { hussars: {} }, follows);
    const asked = { ...now, state: { ...now.state, phase: 'follows' as const } };
    return saw(barsTo(asked, 'allied', { kind: 'follow', parts: [partNamed(asked, 'others')] }));
  };
  expect(bars(['others'])).toMatchObject([{ rule: 'LA-M3.3-7', code: 'follow-under-way' }]);
  expect(bars([])).toEqual([]);
  expect(all(given, 'follows')).toEqual([]);
});

proves('LA-U1.1-1', 'nothing is proposed for a part that is not there', (saw) => {
  const given = scene([{ id: 'french', at: [0, 0] }, FAR]);
  const seat = { side: 'french' };
  const proposed = (wish: Wish) =>
    propose(read(given.setting, view(given.setting, given.state, seat)), seat, wish);
  const reasons = (wish: Wish) => {
    const found = proposed(wish);
    return found.ok ? [] : found.error;
  };
  const unknown = [{ rule: 'LA-U1.1-1', code: 'unknown-part' }];
  expect(saw(reasons({ part: 77, to: [0, 1_000] }))).toMatchObject(unknown);
  // Nor for one of which nothing is wished.
  expect(saw(reasons({ part: 0 }))).toMatchObject(unknown);
  expect(proposed({ part: 0, to: [0, 1_000] }).ok).toBe(true);
});
