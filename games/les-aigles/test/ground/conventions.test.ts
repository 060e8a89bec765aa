import { describe, expect } from 'vitest';
import { bodyOfPart, boxOfPart, extentOf } from '../../ground/shape/blocks.ts';
import { view } from '../../knowledge/view.ts';
import type { Event } from '../../model/events.ts';
import { evolve } from '../../model/events.ts';
import { partOf } from '../../model/evolve.ts';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { guns as gunTable } from '../../tables/fire.ts';
import { battery, british, fires } from '../fire/firing.ts';
import {
  all,
  atWalls,
  column,
  EAST,
  enter,
  ahead as forward,
  half,
  hamlet,
  insideOf,
  mill,
  NORTH,
  posted,
  SOUTH,
  WEST,
} from '../houses/hamlet.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, refusalsOf, type Scene, scene, unit } from '../scene.ts';
import { column as file, foe, ground, guns, hill, horse, look, sees, wood } from '../sight/looking.ts';

/** The quarter of the whole game in which each event of a kind came about. */
const hoursOf = (given: Scene, kind: Event['kind']): readonly number[] => {
  let hour = 1;
  return given.events.flatMap((event) => {
    if (event.kind === 'quarter' || event.kind === 'half') hour = 4 * (event.period - 1) + event.quarter;
    return event.kind === kind ? [hour] : [];
  });
};

const AT_WALL = column({ id: 'column', at: [0, -3] });
/** A quarter's march from the southern wall: 6 cm in column. */
const OFF_WALL = column({ id: 'column', at: [0, -7] });
const SHARED = posted([WEST, 0, 3], [WEST, 1, 1], [NORTH, 1, 2], [NORTH, 2, 2], [EAST, 2, 1], [EAST, 3, 3]);

describe('time on the ground', () => {
  proves('LA-O0-1', 'goes by quarters, four to a period, and nothing is settled between them', (saw) => {
    const trees: FeatureEntry = {
      ...{ kind: 'wood', id: 'wood', sort: 'wood' },
      outline: [
        [40, -60],
        [80, -60],
        [80, 60],
        [40, 60],
      ],
    };
    const given = scene([AT_WALL, { id: 'walker', at: [60, 0], companies: companies(4, 3) }], {
      features: [...mill(), trees],
    });
    const first = half(given, { column: [enter(SOUTH, SHARED)], walker: [forward(9)] });
    const then = half(first, { walker: [forward(9)] });
    saw(then.events);
    expect(hoursOf(then, 'quarter')).toEqual([2, 4]);
    expect(hoursOf(then, 'half')).toEqual([3, 5]);
    expect(hoursOf(then, 'moved')).toEqual([1, 2, 3, 4]);
    expect([hoursOf(then, 'set-about'), hoursOf(then, 'holds-house')]).toEqual([[1], [2]]);
  });

  proves('LA-O0-2', 'half a period is two quarters in a row, over a half and over a period too', (saw) => {
    const late = (quarter: 1 | 3) =>
      half(half(hamlet([OFF_WALL], { now: { period: 1, quarter } }), { column: [forward(6), enter(SOUTH)] }));
    const [overHalf, overPeriod] = [late(1), late(3)];
    saw([...overHalf.events, ...overPeriod.events]);
    expect([hoursOf(overHalf, 'set-about'), hoursOf(overHalf, 'holds-house')]).toEqual([[2], [3]]);
    const hours = overPeriod.events.flatMap((event) =>
      event.kind === 'set-about' ? [event.doing.since, event.doing.left] : [],
    );
    expect(hours).toEqual([4, 2]);
    expect(overPeriod.state.period).toBe(2);
    expect(hoursOf(overPeriod, 'holds-house')).toEqual([5]);
    // Where a rule says "in the first half", the others will not do.
    const hedge: FeatureEntry = {
      ...{ kind: 'line', id: 'hedge', material: 'hedge' },
      way: [
        [-30, 0],
        [30, 0],
      ],
    };
    const widen = [{ do: 'widen', figures: 3, hand: 'right' }] as const;
    const at = (quarter: number) =>
      scene([column({ id: 'column', at: [0, 0] })], { features: [hedge], now: { period: 1, quarter } });
    expect([at(1), at(3)].map((each) => refusalsOf(each, 'column', widen).length)).toEqual([0, 1]);
  });

  proves('LA-O0-3', 'what was ordered is sealed, holds to the end, and counts from there on', (saw) => {
    const ally = unit({ ...AT_WALL, id: 'ally', side: 'allied', at: [0, 7], facing: 180 });
    const orders = { column: [forward(6), enter(SOUTH, SHARED)] };
    const given = hamlet([OFF_WALL, ally]);
    const begun = half(given, orders);
    saw(begun.events);
    const me = partNamed(begun, 'column');
    // Its own side knows where everybody is to go, the other does not.
    const posts = (side: string) => partOf(view(given.setting, begun.state, { side }), me).secret?.posts;
    expect([posts('french'), posts('allied')]).toEqual([SHARED, undefined]);
    expect(insideOf(begun, 'column')).toBeUndefined();
    // What is wished now comes after what was begun.
    const other = posted([NORTH, 0, 3], [NORTH, 1, 3], [EAST, 2, 3], [EAST, 3, 3]);
    const done = half({ ...begun, events: [] }, { column: [enter(WEST, other)] });
    saw(done.events);
    expect(atWalls(done, 'column')).toEqual([4, 4, 0, 4]);
    // Until its last quarter is over nobody is in: the event comes after all that the quarter moved.
    const order = done.events.map(({ kind }) => kind);
    expect(order.indexOf('holds-house')).toBeLessThan(order.indexOf('quarter'));
    let now = begun.state;
    for (const event of done.events) {
      if (event.kind === 'went-in') break;
      expect(partOf(now, me).inside).toBeUndefined();
      now = evolve(now, event);
    }
    // Two that go in at the same time are in at the same time, whoever is listed first.
    const both = (units: readonly Parameters<typeof hamlet>[0][number][]) => {
      const two = [...mill(), ...far];
      const then = half(scene(units, { features: two }), { column: [enter(SOUTH)], second: [enter2] });
      return [
        all(then, 'holds-house')
          .map(({ house }) => house)
          .sort(),
        new Set(hoursOf(then, 'holds-house')),
      ];
    };
    const far: readonly FeatureEntry[] = [
      {
        ...{ kind: 'house', id: 'barn' },
        corners: [
          [34, 3],
          [46, 3],
          [46, -3],
          [34, -3],
        ],
      },
    ];
    const enter2 = { do: 'enter', house: 'barn', wall: SOUTH } as const;
    const second = unit({ ...column({ id: 'second', at: [40, -3] }), side: 'allied', facing: 0 });
    expect(both([AT_WALL, second])).toEqual([['barn', 'mill'], new Set([2])]);
    expect(both([second, AT_WALL])).toEqual([['barn', 'mill'], new Set([2])]);
  });
});

/** Half the range of an 8-pounder, in cm. */
const HALF_RANGE = gunTable.medium.range / 2_000;

describe('lengths on the ground', () => {
  const COVERS = ['LA-S3.4-8', 'LA-S3.4-9'];
  const hedge: FeatureEntry = {
    ...{ kind: 'line', id: 'hedge', material: 'hedge' },
    way: [
      [-40, 0],
      [40, 0],
    ],
  };

  proves('LA-O0-4', 'a limit belongs to what is "up to" it, and not to what is "beyond"', (saw) => {
    const inWood = (apart: number) =>
      ground(
        [
          wood('wood', [
            [-40, -40],
            [40, -40],
            [40, 40],
            [-40, 40],
          ]),
        ],
        [file('me', [0, -10]), foe('he', [0, -10 + apart])],
      );
    expect(saw(look(inWood(8), 'me', 'he')).seen).toBe(true);
    expect(saw(look(inWood(8.01), 'me', 'he')).seen).toBe(false);
    const behind = (y: number) =>
      half(
        scene(
          [{ id: 'firer', at: [0, -5], fired: true }, british({ id: 'target', at: [0, y], fired: true })],
          { features: [hedge] },
        ),
      );
    const covered = (given: Scene): boolean =>
      fires(given, 'firer')[0]?.groups[0]?.rows.some(({ rule }) => COVERS.includes(rule)) === true;
    const near = behind(2);
    saw(near.events);
    expect([covered(near), covered(behind(2.01))]).toEqual([true, false]);
    // Below half range is below it.
    const wall: FeatureEntry = { ...hedge, kind: 'line', id: 'wall', material: 'stone wall' };
    const shell = [{ do: 'shell', feature: 'wall', at: 40_000 }] as const;
    const gunsAt = (y: number) => scene([battery({ id: 'guns', at: [0, y] })], { features: [wall] });
    const why = (y: number) => refusalsOf(gunsAt(y), 'guns', shell).map(({ code }) => code);
    expect([why(-HALF_RANGE), why(-HALF_RANGE + 0.01)]).toEqual([['shell-range'], []]);
  });

  proves(
    'LA-O0-12',
    'figures of foot take 1.5 by 2.5 cm, of horse 2.5 by 5, guns on the road more than 5',
    (saw) => {
      const land = [hill()];
      const seen = (entry: Parameters<typeof ground>[1][number]) => {
        const given = ground(land, [entry, foe('he', [0, 20])]);
        saw(look(given, 'me', 'he'));
        return sees(given, 'me', 'he');
      };
      // A base behind the crest, and a hair more.
      expect([seen(file('me', [0, -2.5])), seen(file('me', [0, -2.6]))]).toEqual([true, false]);
      expect([seen(horse('me', [0, -5])), seen(horse('me', [0, -5.1]))]).toEqual([true, false]);
      const size = (entry: Parameters<typeof scene>[0][number]) => {
        const given = scene([entry]);
        const part = partOf(given.state, 0);
        const { minX, minY, maxX, maxY } = boxOfPart(
          given.setting,
          part,
          given.state.units.flat()[0]?.arm ?? 'infantry',
        );
        return [maxX - minX, maxY - minY];
      };
      expect(size({ id: 'me', at: [0, 0] })).toEqual([18 * 1_500, 2_500]);
      expect(size({ id: 'me', at: [0, 0], companies: companies(4, 3, 'hussar') })).toEqual([
        12 * 2_500,
        5_000,
      ]);
      expect(size(guns('me', [0, 0]))[1]).toBeGreaterThan(5_000);
      const { setting, state } = scene([file('me', [0, 0])]);
      expect(extentOf(setting, partOf(state, 0), 'infantry')).toEqual({
        front: 4_500,
        depth: 15_000,
      });
      expect(bodyOfPart(setting, partOf(state, 0), 'infantry').blocks).toHaveLength(1);
    },
  );
});
