import { describe, expect, test } from 'vitest';
import { readingOf, readStory } from '../../model/reading.ts';
import { move } from '../../rules/movement/move.ts';
import { reachOf } from '../../rules/movement/reach.ts';
import type { OrderOf } from '../../rules/units/action.ts';
import { blue, EAST, full, onField, red, step, turn } from './stand.ts';

const quiet = <T>(seen: T): T => seen;

/** What is against a move, on the whole table. */
const against = (field: ReturnType<typeof onField>, unit: number, order: OrderOf<'move'>) => {
  const reading = readingOf(field.setting, field.state);
  return move.check(reading, unit, order, move.find?.(reading, unit, order));
};

/** A field with something of everything. */
const busy = () =>
  onField(quiet, {
    map: {
      hexes: [
        {
          hexes: [
            [6, 4],
            [6, 5],
          ],
          ground: 'rough',
        },
        { hexes: [[4, 7]], ground: 'difficult', altitude: 1 },
        { hexes: [[8, 8]], ground: 'water' },
      ],
      sides: [
        {
          between: [
            [5, 5],
            [5, 6],
          ],
          kind: 'rough',
        },
      ],
      roads: [
        [
          [5, 5],
          [6, 5],
          [7, 5],
        ],
      ],
    },
    units: [
      ...[red('light-horse', [5, 5]), red('levy', [4, 5]), red('spearmen', [6, 6], { facing: 1 })],
      ...[blue('spearmen', [9, 5]), blue('levy', [7, 2], { facing: 3 }), red('captain', [3, 3])],
    ],
    counters: [
      { kind: 'stakes', at: [7, 6], facing: 6 },
      { kind: 'palisade', at: [5, 3], facing: 3 },
      { kind: 'cart', side: 'blue', at: [4, 4], facing: 0 },
    ],
  });

describe('where a unit can go', () => {
  test('is told hex by hex with what it costs', () => {
    const field = onField(quiet, { units: [red('levy', [3, 5])] });
    const { hexes, costs } = reachOf(readingOf(field.setting, field.state), 0);
    const costOf = (column: number, row: number) => costs[hexes.indexOf(field.hex([column, row]))];
    expect([costOf(3, 5), costOf(4, 5), costOf(5, 5), costOf(6, 5)]).toEqual([0, 2, 4, undefined]);
    // Behind it: a turn of 120 degrees costs half a point.
    expect(costOf(2, 5)).toBe(3);
  });

  test.each([0, 1, 2, 5])('is lawful to the last hex, for unit %i at every pace', (unit) => {
    const field = busy();
    for (const pace of ['full', 'supplementary', 'minimal'] as const) {
      const reach = reachOf(readingOf(field.setting, field.state), unit, pace);
      expect(reach.hexes.length).toBeGreaterThan(1);
      for (const hex of reach.hexes) {
        const steps = reach.way(hex) ?? [];
        if (steps.length > 0) expect(against(field, unit, { kind: 'move', pace, steps })).toEqual([]);
      }
    }
  });

  test('costs what the way there costs', () => {
    const field = busy();
    const { hexes, costs, way } = reachOf(readingOf(field.setting, field.state), 0);
    for (const [place, hex] of hexes.entries()) {
      const steps = way(hex) ?? [];
      const copy = busy();
      const dice = Array.from({ length: 24 }, () => 1);
      const spent = played(copy, full(...steps), dice);
      expect([hex, spent]).toEqual([hex, costs[place]]);
    }
  });

  test('is nowhere for a unit that is engaged', () => {
    const field = onField(quiet, { units: [red('levy', [3, 5]), blue('levy', [4, 5])] });
    expect(reachOf(readingOf(field.setting, field.state), 0).hexes).toEqual([]);
  });

  test('and how it looks there, if that is asked', () => {
    const field = onField(quiet, { units: [red('spearmen', [3, 5])] });
    const { way } = reachOf(readingOf(field.setting, field.state), 0);
    expect(way(field.hex([5, 5]), 1)).toEqual([step(EAST), step(EAST), turn(1)]);
    expect(way(field.hex([11, 5]))).toBeUndefined();
  });

  test('a minimal move opens what is closed otherwise', () => {
    const map = { hexes: [{ hexes: [[4, 5]], ground: 'difficult' }] } as const;
    const field = onField(quiet, { map, units: [red('knights', [3, 5])] });
    const hex = field.hex([4, 5]);
    expect(reachOf(readingOf(field.setting, field.state), 0).way(hex)).toBeUndefined();
    expect(reachOf(readingOf(field.setting, field.state), 0, 'minimal').way(hex)).toEqual([step(EAST)]);
  });
});

/** What a move costs when it is played out, with as many dice as it asks for. */
const played = (field: ReturnType<typeof busy>, order: ReturnType<typeof full>, dice: readonly number[]) => {
  let spent = 0;
  field.plays((story) => {
    const chance = { roll: () => dice[0] ?? 1 };
    const told = { ...story, chance, events: [] as (typeof story.events)[number][] };
    if (order.kind === 'move') move.resolve(told, 0, order, move.find?.(readStory(told), 0, order));
    for (const event of told.events) if (event.kind === 'stepped') spent += event.cost;
  });
  return spent;
};

test('what is offered includes every pace, and what can be carried', () => {
  const field = onField(quiet, {
    units: [red('spearmen', [3, 5])],
    counters: [
      { kind: 'pavises', at: [3, 5] },
      { kind: 'mantlets', at: [3, 5], facing: 0 },
    ],
  });
  const lawful = move
    .offers(readingOf(field.setting, field.state), 0)
    .filter((order) => against(field, 0, order).length === 0);
  expect(new Set(lawful.map(({ pace }) => pace))).toEqual(new Set(['full', 'supplementary', 'minimal']));
  const taken = lawful.flatMap(({ pace, steps }) =>
    steps.flatMap((part) => (part.do === 'take' ? [`${pace} ${part.counter}`] : [])),
  );
  expect(new Set(taken)).toEqual(new Set(['full 0', 'minimal 0', 'minimal 1']));
});
