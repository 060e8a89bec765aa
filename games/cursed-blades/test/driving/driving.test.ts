import type { Refusal, ScriptedDie } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import type { Event } from '../../model/events.ts';
import type { Order } from '../../model/orders.ts';
import { readingOf } from '../../model/reading.ts';
import type { CounterData, HexName } from '../../model/scenario.ts';

import { switches } from '../../model/switches.ts';
import type { CounterKind } from '../../model/vocabulary.ts';
import { drive, driving, staying } from '../../rules/driving/drive.ts';
import { drivenReach } from '../../rules/driving/reach.ts';
import type { OrderOf } from '../../rules/units/action.ts';
import {
  blue,
  costs,
  EAST,
  full,
  type Ground,
  minimal,
  onField,
  red,
  SOUTH_WEST,
  step,
  supplementary,
  turn,
  WEST,
} from '../movement/stand.ts';

const quiet = <T>(seen: T): T => seen;

/** A counter of the reds that looks east. */
const own = (kind: CounterKind, at: HexName, facing = 0): CounterData => ({ kind, side: 'red', at, facing });

/** The first counter of the field is the one that is driven. */
const train = (saw: Parameters<typeof onField>[0], ground: Ground) => {
  const field = onField(saw, ground);
  const refusalsOf = (order: Order): readonly Refusal[] =>
    saw(driving.check(readingOf(field.setting, field.state), 0, order as OrderOf<'move'>));
  return {
    field,
    where: () => field.counter(0).hex,
    refusals: refusalsOf,
    refuses: (order: Order) => {
      const refusals = refusalsOf(order);
      if (refusals.length === 0) throw new Error('the order stood');
      return refusals;
    },
    goes: (order: Order, dice: readonly ScriptedDie[] = []): readonly Event[] => {
      expect(refusalsOf(order)).toEqual([]);
      return field.plays((story) => driving.resolve(story, 0, order as OrderOf<'move'>), dice);
    },
    mayStay: () => saw(staying.check(readingOf(field.setting, field.state), 0)),
  };
};

const everyone = [
  { kind: 'cart', name: 'CART', activated: 7, minimal: 8, near: 9, leaves: 10, rolls: 11 },
  { kind: 'wagon', name: 'WAGON', activated: 7, minimal: 8, near: 9, leaves: 10, rolls: 11 },
  { kind: 'war-wagon', name: 'WAGON', activated: 7, minimal: 8, near: 9, leaves: 10, rolls: 11 },
  { kind: 'civilians', name: 'CIVILIANS', activated: 8, minimal: 11, near: 12, leaves: 9, rolls: 10 },
  { kind: 'herd', name: 'HERDS', activated: 8, minimal: 11, near: 12, leaves: 9, rolls: 10 },
] as const;

/** A road through the middle of the map, so that wheels can roll. */
const road = { roads: [[3, 4, 5, 6, 7].map((column): HexName => [column, 5])] };

describe.each(everyone)('$kind', ({ kind, name, ...n }) => {
  const id = (number: number): string => `CB-${name}-${number}`;

  proves([id(n.activated), 'CB-B4.13-2'], 'is activated like a unit, once, by its owner', (saw) => {
    const field = onField(saw, { counters: [own(kind, [3, 5]), { ...own(kind, [8, 5]), side: 'blue' }] });
    expect(saw(drive.check(field.state, { kind: 'drive', counter: 0 }))).toEqual([]);
    field.plays((story) => drive.resolve(story, { kind: 'drive', counter: 0 }));
    expect(field.state).toMatchObject({ phase: 'action', active: { counter: 0 } });
    expect(saw(drive.check(field.state, { kind: 'drive', counter: 1 }))).toMatchObject([
      { code: 'not-your-counter' },
    ]);
    field.plays((story) => staying.resolve(story, 0));
    expect(saw(drive.check(field.state, { kind: 'drive', counter: 0 }))).toMatchObject([
      { code: 'counter-has-moved' },
    ]);
  });

  proves(id(n.activated), 'does nothing but move', (saw) => {
    const { refuses } = train(saw, { counters: [own(kind, [3, 5]), own('pavises', [3, 5])] });
    expect(refuses(full({ do: 'take', counter: 1 }))).toMatchObject([{ code: 'nothing-but-moves' }]);
  });

  proves(
    [id(n.minimal), 'CB-B4.4-15'],
    'makes a minimal move for nothing, and never a supplementary one',
    (saw) => {
      const { goes, refuses, where, field } = train(saw, { counters: [own(kind, [3, 5])] });
      expect(refuses(supplementary(step(EAST)))).toMatchObject([{ code: 'never-supplementary' }]);
      expect(refuses(minimal(step(EAST), step(EAST)))).toMatchObject([{ code: 'minimal-is-one-hex' }]);
      expect(costs(goes(minimal(step(EAST))))).toEqual([0]);
      expect(where()).toBe(field.hex([4, 5]));
      expect(field.counter(0).activated).toBe(true);
    },
  );

  proves(id(n.near), 'does not go next to an enemy', (saw) => {
    const ground = { map: road, counters: [own(kind, [3, 5])], units: [blue('levy', [5, 5])] };
    expect(train(saw, ground).refuses(full(step(EAST)))).toHaveLength(1);
  });

  proves(id(n.leaves), 'moves away from an enemy if it can', (saw) => {
    const ground = {
      map: road,
      counters: [own(kind, [5, 5], 6)],
      units: [blue('levy', [6, 5], { facing: 0 })],
    };
    const { mayStay, refuses, goes, where, field } = train(saw, ground);
    expect(mayStay()).toMatchObject([{ code: 'must-move-away' }]);
    if (field.counter(0).facing !== undefined)
      expect(refuses(full(turn(5)))).toMatchObject([{ code: 'must-move-away' }]);
    // The levy looks away and does not engage: no dice.
    goes(full(step(WEST)));
    expect(where()).toBe(field.hex([4, 5]));
  });

  proves(
    [id(n.rolls), 'CB-Q30', 'CB-B4.13-3'],
    'rolls when it leaves where it was engaged: 8 or more, it stays',
    (saw) => {
      const ground = { map: road, counters: [own(kind, [5, 5], 6)], units: [blue('levy', [6, 5])] };
      const stays = train(saw, ground);
      stays.goes(full(step(WEST)), [4, 4]);
      expect(stays.where()).toBe(stays.field.hex([5, 5]));
      expect(stays.field.counter(0).activated).toBe(true);
      const leaves = train(saw, ground);
      leaves.goes(full(step(WEST)), [3, 4]);
      expect(leaves.where()).toBe(leaves.field.hex([4, 5]));
    },
  );
});

describe.each<readonly [string, CounterKind]>([
  ['CB-DEBRIS-7', 'debris'],
  ['CB-MANTLETS-14', 'mantlets'],
  ['CB-PAVISES-9', 'pavises'],
  ['CB-PALISADE-12', 'palisade'],
  ['CB-ABATIS-8', 'abatis'],
  ['CB-TENTS-7', 'tents'],
  ['CB-BOATS-12', 'boat'],
  ['CB-BOATS-12', 'raft'],
  ['CB-B4.13-2', 'ditch'],
])('%s', (rule, kind) => {
  proves(rule, `${kind} do not move by themselves`, (saw) => {
    const { state } = onField(saw, { counters: [own(kind, [3, 5])] });
    expect(saw(drive.check(state, { kind: 'drive', counter: 0 }))).toMatchObject([
      { code: 'never-moves-alone' },
    ]);
  });
});

describe('where they go', () => {
  proves(['CB-CART-3', 'CB-B4.4-4'], 'a cart goes where it looks, and turns to go elsewhere', (saw) => {
    const { refuses, goes, field } = train(saw, { map: road, counters: [own('cart', [5, 5])] });
    expect(refuses(full(step(WEST)))).toMatchObject([{ code: 'not-ahead' }]);
    expect(refuses(full(step(EAST), step(EAST)))).toMatchObject([{ code: 'too-far' }]);
    expect(costs(goes(full(turn(1), step(EAST))))).toEqual([0, 2]);
    expect(field.counter(0).facing).toBe(1);
  });

  proves('CB-WAGON-3', 'so does a wagon', (saw) => {
    expect(train(saw, { counters: [own('wagon', [5, 5])] }).refuses(minimal(step(WEST)))).toMatchObject([
      { code: 'not-ahead' },
    ]);
  });

  proves(
    ['CB-CIVILIANS-3', 'CB-HERDS-3'],
    'crowds and herds have no facing: they go anywhere and do not turn',
    (saw) => {
      for (const kind of ['civilians', 'herd'] as const) {
        const counters = [{ kind, side: 'red', at: [5, 5] }] as const;
        const { refuses, goes, where, field } = train(saw, { counters });
        expect(refuses(full(turn(1)))).toMatchObject([{ code: 'has-no-facing' }]);
        goes(full(step(WEST)));
        expect(where()).toBe(field.hex([4, 5]));
      }
    },
  );

  test('a herd goes two clear hexes, civilians one', () => {
    const herd = train(quiet, { counters: [{ kind: 'herd', side: 'red', at: [5, 5] }] });
    expect(costs(herd.goes(full(step(WEST), step(WEST))))).toEqual([1, 1]);
    const civilians = train(quiet, { counters: [{ kind: 'civilians', side: 'red', at: [5, 5] }] });
    expect(civilians.refuses(full(step(WEST), step(WEST)))).toMatchObject([{ code: 'too-far' }]);
  });

  proves(['CB-CIVILIANS-4', 'CB-HERDS-4'], 'crowds and herds count four stacking points', (saw) => {
    for (const kind of ['civilians', 'herd'] as const) {
      const counters = [{ kind, side: 'red', at: [5, 5] }] as const;
      const units = [red('levy', [4, 5]), red('levy', [4, 5], { id: 'second' })];
      expect(train(saw, { counters, units }).refuses(full(step(WEST)))).toMatchObject([
        { code: 'too-many-in-the-hex' },
      ]);
    }
  });

  const twoVehicles = { map: road, counters: [own('cart', [4, 5]), own('wagon', [5, 5])] };

  proves('CB-Q28', 'a hex holds one vehicle', (saw) => {
    expect(train(saw, twoVehicles).refuses(minimal(step(EAST)))).toMatchObject([
      { code: 'one-vehicle-in-a-hex' },
    ]);
  });

  provesBySwitch('CB-Q28', 'and no more', { game: { switches }, switch: 'vehiclesInAHex' }, (values) => {
    expect(train(quiet, { ...twoVehicles, switches: values }).refusals(minimal(step(EAST)))).toMatchObject([
      { code: 'one-vehicle-in-a-hex' },
    ]);
  });

  proves('CB-PALISADE-6', 'none of them passes the front of a palisade', (saw) => {
    const counters = [{ kind: 'civilians', side: 'red', at: [3, 5] }, own('palisade', [4, 5], 6)] as const;
    expect(train(saw, { counters }).refuses(minimal(step(EAST)))).toMatchObject([
      { code: 'palisade-closed' },
    ]);
  });

  test('traps do not attack them, hidden or not', () => {
    const counters = [
      { kind: 'herd', side: 'red', at: [5, 5] },
      { kind: 'trap', side: 'blue', at: [4, 5], hidden: true },
    ] as const;
    const { goes, field } = train(quiet, { counters });
    goes(full(step(WEST)));
    expect(field.state.hidden).toHaveLength(1);
  });

  test('a storm leaves them their minimal move', () => {
    const { refuses, goes } = train(quiet, { map: road, counters: [own('cart', [5, 5])], weather: 'storm' });
    refuses(full(step(EAST)));
    goes(minimal(step(EAST)));
  });
});

describe('the cart of the example', () => {
  /** Enemies east and on the flanks; the road leads off to the south-west. */
  const cornered = (facing: number): Ground => ({
    map: {
      roads: [
        [
          [5, 5],
          [4, 6],
        ],
      ],
      hexes: [
        {
          hexes: [
            [4, 5],
            [4, 4],
            [5, 4],
            [5, 6],
          ],
          ground: 'impassable',
        },
      ],
    },
    counters: [own('cart', [5, 5], facing)],
    units: [blue('levy', [6, 5])],
  });

  proves(
    ['CB-CART-10', 'CB-CART-11'],
    'turns 60 degrees for nothing and takes the road 120 degrees off',
    (saw) => {
      const { mayStay, goes, where, field } = train(saw, cornered(0));
      expect(mayStay()).toMatchObject([{ code: 'must-move-away' }]);
      goes(full(turn(2), step(SOUTH_WEST)), [2, 3]);
      expect(where()).toBe(field.hex([4, 6]));
    },
  );

  proves(['CB-Q31', 'CB-B4.4-4'], 'stays, without dice, if the road is straight behind it', (saw) => {
    const { mayStay, refuses, field } = train(saw, cornered(10));
    expect(mayStay()).toEqual([]);
    // To have the road in front takes a turn of 120 degrees, and that takes its only point.
    expect(refuses(full(turn(6), step(SOUTH_WEST)))).toMatchObject([{ code: 'too-far' }]);
    field.plays((story) => staying.resolve(story, 0));
  });

  test('may turn on the spot when there is no escape, and rolls nothing', () => {
    const { goes, field } = train(quiet, cornered(10));
    goes(minimal(turn(4)));
    expect(field.counter(0).facing).toBe(4);
  });
});

describe('a wagon', () => {
  const stacked = { units: [red('levy', [5, 5]), blue('levy', [6, 5], { facing: 0 })], map: road };

  test('that is not alone may stay next to an enemy', () => {
    expect(train(quiet, { ...stacked, counters: [own('wagon', [5, 5], 6)] }).mayStay()).toEqual([]);
  });

  proves('CB-CART-10', 'is better off than a cart, which must go', (saw) => {
    expect(train(saw, { ...stacked, counters: [own('cart', [5, 5], 6)] }).mayStay()).toHaveLength(1);
  });
});

describe('a war wagon next to an enemy', () => {
  const bring = { do: 'bring', unit: 'levy' } as const;
  const escorted = {
    map: road,
    counters: [own('war-wagon', [4, 5])],
    units: [red('levy', [4, 5]), blue('levy', [6, 5], { facing: 0 })],
  };

  proves('CB-WAGON-9', 'does not come alone', (saw) => {
    expect(train(saw, escorted).refuses(full(step(EAST)))).toMatchObject([{ code: 'war-wagon-alone' }]);
  });

  proves('CB-Q29', 'comes with a troop that moves along and has then acted, too', (saw) => {
    const { goes, where, field } = train(saw, escorted);
    goes(full(bring, step(EAST)));
    expect(where()).toBe(field.hex([5, 5]));
    expect(field.unit('levy')).toMatchObject({ hex: field.hex([5, 5]), activated: true, marker: 'contact' });
  });

  proves('CB-Q29', 'finds no company in a troop that has acted, or is elsewhere', (saw) => {
    const units = [red('levy', [4, 5], { activated: true }), red('levy', [3, 5], { id: 'far' })];
    const { refuses } = train(saw, { ...escorted, units });
    expect(refuses(full(bring, step(EAST)))).toMatchObject([{ code: 'cannot-come-along' }]);
    expect(refuses(full({ do: 'bring', unit: 'far' }, step(EAST)))).toMatchObject([
      { code: 'cannot-come-along' },
    ]);
  });

  proves('CB-Q29', 'no other vehicle brings anybody', (saw) => {
    const { refuses } = train(saw, { ...escorted, counters: [own('wagon', [4, 5])] });
    expect(refuses(full(bring, step(EAST)))).toMatchObject([{ code: 'only-war-wagons-bring' }]);
  });

  const ahead = {
    map: road,
    counters: [own('war-wagon', [4, 5])],
    units: [red('levy', [5, 5]), blue('levy', [6, 5], { facing: 0 })],
  };

  provesBySwitch(
    'CB-Q29',
    'may join a troop',
    { game: { switches }, switch: 'warWagonCompany' },
    (values) => {
      train(quiet, { ...ahead, switches: values }).goes(full(step(EAST)));
    },
  );
});

test('where a counter can go, with the way there', () => {
  const { field } = train(quiet, { map: road, counters: [own('cart', [5, 5], 2)] });
  const { hexes, costs: prices, way } = drivenReach(readingOf(field.setting, field.state), 0);
  const east = field.hex([6, 5]);
  expect(hexes).toEqual([field.hex([5, 5]), east, field.hex([4, 5])]);
  expect(prices).toEqual([0, 2, 2]);
  expect(way(east, 2)).toEqual([step(EAST)]);
  expect(way(field.hex([4, 5]))).toEqual([turn(4), step(WEST)]);
  expect(drivenReach(readingOf(field.setting, field.state), 0, 'minimal').hexes).toContain(field.hex([5, 6]));
});

proves('CB-B4.13-4', 'one that nobody presses may go where it likes, but not next to an enemy', (saw) => {
  const ground = {
    units: [red('levy', [1, 1]), blue('levy', [6, 5])],
    counters: [own('herd', [2, 5])],
  };
  const herd = train(saw, ground);
  expect(herd.mayStay()).toEqual([]);
  herd.goes(full(step(EAST), step(EAST)));
  expect(herd.where()).toBe(herd.field.hex([4, 5]));
  const near = train(saw, { ...ground, counters: [own('herd', [3, 5])] });
  expect(near.refuses(full(step(EAST), step(EAST)))).toMatchObject([{ code: 'driven-next-to-enemy' }]);
});
