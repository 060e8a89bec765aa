import { describe, expect, test } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { nameOfHex } from '../../ground/hexes.ts';
import type { MoveStep } from '../../model/orders.ts';
import { readingOf } from '../../model/reading.ts';
import type { UnitData } from '../../model/scenario.ts';
import { reachOf } from '../../rules/movement/reach.ts';
import { blue, costs, full, onField, red, SOUTH_EAST, SOUTH_WEST, step, turn } from './stand.ts';

/** Two hexes abreast that look south: the right one, as its men see it, is in the west. */
const line = (rest: Partial<UnitData> = {}): UnitData =>
  red('spearmen', [5, 5], { facing: 3, steps: 4, formed: { and: [6, 5], mode: 'march' }, ...rest });

const wheel = (on: 'left' | 'right', forward: boolean): MoveStep => ({ do: 'wheel', on, forward });

const standing = (field: ReturnType<typeof onField>) => {
  const { hex, and = hex, facing } = field.unit('spearmen');
  return { hexes: [hex, and].map((each) => nameOfHex(field.setting.terrain.board, each)), facing };
};

proves('CB-B4.11-4', 'a formation moves both its hexes together', (saw) => {
  const field = onField(saw, { units: [line()] });
  expect(costs(field.does('spearmen', full(step(SOUTH_EAST), step(SOUTH_WEST))))).toEqual([2, 2]);
  expect(standing(field)).toEqual({
    hexes: [
      [5, 7],
      [6, 7],
    ],
    facing: 3,
  });
});

proves('CB-B4.11-4', 'a formation stays on clear ground', (saw) => {
  const field = onField(saw, { map: { hexes: [{ hexes: [[6, 6]], ground: 'rough' }] }, units: [line()] });
  expect(field.refuses('spearmen', full(step(SOUTH_EAST)))).toMatchObject([
    { code: 'formation-on-clear-only' },
  ]);
});

proves('CB-B4.11-8', 'a formation does not cross a rough side', (saw) => {
  const sides = [
    {
      between: [
        [6, 5],
        [6, 6],
      ],
      kind: 'rough',
    },
  ] as const;
  const field = onField(saw, { map: { sides }, units: [line()] });
  expect(field.refuses('spearmen', full(step(SOUTH_EAST)))).toMatchObject([{ code: 'closed-side' }]);
});

proves('CB-B4.4-13', 'a formation does not slide to its flank', (saw) => {
  const field = onField(saw, { units: [line()] });
  expect(field.refuses('spearmen', full(step(0)))).toMatchObject([{ code: 'not-ahead' }]);
});

describe('wheeling', () => {
  proves('CB-B4.11-5', 'on its left hex the right one swings forward, for a point', (saw) => {
    const field = onField(saw, { units: [line()] });
    expect(costs(field.does('spearmen', full(wheel('left', true))))).toEqual([2]);
    expect(standing(field)).toEqual({
      hexes: [
        [5, 6],
        [6, 5],
      ],
      facing: 1,
    });
  });

  proves('CB-B4.11-5', 'on its right hex the left one swings forward', (saw) => {
    const field = onField(saw, { units: [line()] });
    field.does('spearmen', full(wheel('right', true)));
    expect(standing(field)).toEqual({
      hexes: [
        [5, 5],
        [5, 6],
      ],
      facing: 5,
    });
  });

  test('back and forth on the same hex ends where it began', () => {
    const field = onField((seen) => seen, { units: [line()] });
    field.does('spearmen', full(wheel('left', false), wheel('left', true)));
    expect(standing(field)).toEqual({
      hexes: [
        [5, 5],
        [6, 5],
      ],
      facing: 3,
    });
  });

  proves('CB-B4.11-5', 'horse pays a point and a half', (saw) => {
    const field = onField(saw, { units: [line({ type: 'light-horse' })] });
    expect(costs(field.does('spearmen', full(wheel('left', true))))).toEqual([3]);
  });

  proves('CB-B4.11-5', 'it does not turn otherwise, except about', (saw) => {
    const field = onField(saw, { units: [line(), red('levy', [2, 2])] });
    expect(field.refuses('spearmen', full(turn(5)))).toMatchObject([{ code: 'formation-wheels' }]);
    expect(field.refuses('levy', full(wheel('left', true)))).toMatchObject([
      { code: 'only-formations-wheel' },
    ]);
    expect(costs(field.does('spearmen', full(turn(9))))).toEqual([2]);
    expect(standing(field).facing).toBe(9);
  });

  proves('CB-B4.1', 'it does not swing over the edge', (saw) => {
    const field = onField(saw, { units: [line({ at: [5, 1], formed: { and: [6, 1], mode: 'march' } })] });
    expect(field.refuses('spearmen', full(wheel('left', false)))).toMatchObject([{ code: 'over-the-edge' }]);
  });
});

describe('obstacles', () => {
  const debris = { counters: [{ kind: 'debris', at: [6, 6] }] } as const;

  proves(['CB-G5', 'CB-DEBRIS-1'], 'shake a formation that enters one', (saw) => {
    const field = onField(saw, { ...debris, units: [line()] });
    expect(costs(field.does('spearmen', full(step(SOUTH_EAST))))).toEqual([3]);
    expect(field.unit('spearmen').cohesion).toBe('shaken');
  });

  proves('CB-G6', 'are closed to a shaken formation', (saw) => {
    const field = onField(saw, { ...debris, units: [line({ cohesion: 'shaken' })] });
    expect(field.refuses('spearmen', full(step(SOUTH_EAST)))).toMatchObject([
      { code: 'formation-before-obstacle' },
    ]);
  });

  proves('CB-G6', 'are closed to one that has just been shaken by another', (saw) => {
    const counters = [...debris.counters, { kind: 'stakes', at: [6, 7], facing: 3 }] as const;
    const field = onField(saw, { counters, units: [line()] });
    expect(field.refuses('spearmen', full(step(SOUTH_EAST), step(SOUTH_WEST)))[0]).toMatchObject({
      code: 'formation-before-obstacle',
    });
  });

  proves(['CB-Q43', 'CB-G5'], 'shake a formation that wheels onto one', (saw) => {
    const counters = [{ kind: 'debris', at: [5, 6] }] as const;
    const field = onField(saw, { counters, units: [line()] });
    field.does('spearmen', full(wheel('left', true)));
    expect(field.unit('spearmen').cohesion).toBe('shaken');
  });

  test('shake nobody who is not in formation', () => {
    const field = onField((seen) => seen, { ...debris, units: [red('spearmen', [6, 5], { facing: 2 })] });
    field.does('spearmen', full(step(SOUTH_EAST)));
    expect(field.unit('spearmen').cohesion).toBe('good-order');
  });
});

proves('CB-Q36', 'a formation is attacked once for each trapped hex', (saw) => {
  const counters = [
    [5, 6],
    [6, 6],
  ].map(([column = 0, row = 0]) => ({
    ...{ kind: 'trap' as const, side: 'blue', at: [column, row] as const, hidden: true },
  }));
  const field = onField(saw, { counters, units: [line({ steps: 6 })] });
  const events = field.does('spearmen', full(step(SOUTH_EAST)), [5, 5, 5, 5]);
  expect(events.filter(({ kind }) => kind === 'struck')).toHaveLength(2);
});

proves('CB-B4.11-6', 'a formation does not charge', (saw) => {
  const field = onField(saw, { units: [line(), blue('levy', [6, 8], { facing: 3 })] });
  field.does('spearmen', full(step(SOUTH_EAST), step(SOUTH_WEST)));
  expect(field.unit('spearmen').marker).toBe('contact');
});

proves('CB-B4.11-6', 'a formation does not flee', (saw) => {
  const field = onField(saw, { units: [line()] });
  expect(field.refuses('spearmen', { kind: 'flee', steps: [] })[0]).toMatchObject({
    code: 'formation-cannot-flee',
  });
});

proves('CB-B4.11-14', 'a hedgehog stays where it is', (saw) => {
  const field = onField(saw, { units: [line({ formed: { and: [6, 5], mode: 'hedgehog' } })] });
  expect(field.refuses('spearmen', full(step(SOUTH_EAST)))).toMatchObject([{ code: 'hedgehog-stays' }]);
});

proves('CB-B4.5-4', 'two formations never share a hex', (saw) => {
  const second = line({ id: 'second', at: [4, 6], steps: 3, formed: { and: [5, 6], mode: 'march' } });
  const field = onField(saw, { units: [line({ steps: 3 }), second] });
  expect(field.refuses('spearmen', full(step(SOUTH_EAST)))[0]).toMatchObject({ code: 'two-formations' });
});

test('where it can go, with the way there', () => {
  const field = onField((seen) => seen, { units: [line()] });
  const { hexes, way } = reachOf(readingOf(field.setting, field.state), 0);
  const ahead = field.hex([5, 7]);
  expect(hexes).toContain(ahead);
  const steps = way(ahead, 3);
  expect(steps).toHaveLength(2);
  field.does('spearmen', full(...(steps ?? [])));
  expect(standing(field).hexes[0]).toEqual([5, 7]);
});
