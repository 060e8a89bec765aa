import { randomFrom } from '@grognard/engine';
import { cmOf } from '@grognard/field';
import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { read } from '../../ground/reading.ts';
import { blockOf, trueBoard } from '../../ground/true-blocks.ts';
import type { Setting } from '../../model/setting.ts';
import type { Piece } from '../../model/state.ts';
import { switches } from '../../model/switches.ts';
import { rallyRefusals } from '../../rules/rally/refusals.ts';
import { isSupplied, supplyRoute } from '../../rules/supply/supply.ts';
import { landWith, piece, red, seenBy, stateWith } from '../rally/army.ts';
import { square } from '../table.ts';

const game = { switches };
const land = landWith();
const TRAIN = 3;
const train = piece(0, 'train', 'baggage', 15, -10, { unpacked: true });

const supplied = (setting: Setting, ...others: readonly Piece[]): boolean => {
  const state = stateWith([train, ...others]);
  return isSupplied(setting, trueBoard(setting, state, 'red').blocks, blockOf(setting, state, TRAIN));
};

/** The same of a train that stands on the road. */
const suppliedOnRoad = (setting: Setting, ...others: readonly Piece[]): boolean => {
  const state = stateWith([piece(0, 'train', 'baggage', 0, -36), ...others]);
  return isSupplied(setting, trueBoard(setting, state, 'red').blocks, blockOf(setting, state, TRAIN));
};

const routeOf = (setting: Setting, ...others: readonly Piece[]) => {
  const state = stateWith([train, ...others]);
  return supplyRoute(setting, trueBoard(setting, state, 'red').blocks, blockOf(setting, state, TRAIN))?.map(
    ({ x, y }) => [cmOf(x), cmOf(y)],
  );
};

/** Whether the train rallies the piece beside it: what supply is for. */
const rallies = (setting: Setting, ...others: readonly Piece[]) => {
  const ney = piece(0, 'ney', 'regular', 15, -6, { spent: true });
  const view = seenBy(stateWith([train, ney, ...others]), 'red');
  return rallyRefusals(read(setting, view), red, { kind: 'rally', piece: 'ney' });
};

const horse = (x: number, y: number, kind: Piece['kind'] = 'cavalry') => piece(2, `${x} ${y}`, kind, x, y);

describe('lines of communication', () => {
  proves('PB-R230', 'a train needs a way off the map along a line of its own side', (saw) => {
    expect(rallies(land)).toEqual([]);
    const none = { ...land, exits: land.exits.filter(({ id }) => id !== 'south') };
    expect(saw(rallies(none)).map(({ code }) => code)).toEqual([
      'train-unsupplied',
      'no-line-of-communication',
    ]);
  });

  proves('PB-R231', 'no enemy is closer to the route than a foot third', (saw) => {
    // Beside the exit: its edge is 4.4 or 4.6 from it.
    expect(saw(rallies(land, horse(2.5 + 4.4, -49.5))).map(({ rule }) => rule)).toContain('PB-R231');
    expect(rallies(land, horse(2.5 + 4.6, -49.5))).toEqual([]);
  });

  test('neither staff nor trains of the enemy cut a line', () => {
    expect(supplied(land, horse(0, -45))).toBe(false);
    expect(supplied(land, horse(0, -45, 'baggage'))).toBe(true);
    expect(supplied(land, horse(0, -45, 'hq'))).toBe(true);
  });

  test('friends do not open a line that the enemy has closed', () => {
    expect(supplied(land, horse(0, -45), piece(0, 'guard', 'guard', 0, -43))).toBe(false);
  });

  test('the route goes round an enemy on open ground', () => {
    expect(supplied(land, horse(8, -20))).toBe(true);
    const wall = [-45, -35, -25, -15, -5, 5, 15, 25, 35, 45].map((x) => horse(x, -25));
    expect(supplied(land, ...wall)).toBe(false);
  });

  provesBySwitch(
    'PB-R232',
    'over open ground to the road, then along the road, which is not left again',
    { game, switch: 'supplyRoute' },
    (set) => {
      const by = landWith({}, set);
      expect(supplied(by)).toBe(true);
      expect(supplied(by, horse(0, -36))).toBe(false);
      expect(suppliedOnRoad(by)).toBe(true);
      expect(suppliedOnRoad(by, horse(0, -46))).toBe(false);
    },
  );

  test('where a club lets one choose where to reach the road, it goes round an enemy on it', () => {
    const anywhere = landWith({}, { supplyRoute: 'groundThenRoad' });
    expect(supplied(anywhere, horse(0, -36))).toBe(true);
    expect(supplied(anywhere, horse(0, -45))).toBe(false);
  });

  test('by roads alone a train must stand on one', () => {
    const roadOnly = landWith({}, { supplyRoute: 'roadOnly' });
    const state = stateWith([piece(0, 'train', 'baggage', 0, -40)]);
    expect(
      isSupplied(roadOnly, trueBoard(roadOnly, state, 'red').blocks, blockOf(roadOnly, state, TRAIN)),
    ).toBe(true);
  });

  test('a river is crossed by a bridge, a lake by nobody', () => {
    const rivers = [{ line: [[-50, -25] as const, [3, -24] as const, [50, -26] as const], width: 0.5 }];
    const bridge = [{ kind: 'bridge', at: [20, -24.7] as const }] as const;
    expect(supplied(landWith({ rivers }))).toBe(false);
    expect(supplied(landWith({ rivers, crossings: bridge }))).toBe(true);
    expect(supplied(landWith({ lakes: [square(-50, -25, 50, -20)] }))).toBe(false);
    expect(supplied(landWith({ lakes: [square(-50, -25, 40, -20)] }))).toBe(true);
  });

  test('marsh and woods are passable on foot', () => {
    expect(
      supplied(landWith({ marsh: [square(-50, -25, 50, -20)], woods: [square(-50, -30, 50, -26)] })),
    ).toBe(true);
  });

  test('the route is drawn from the train to the exit', () => {
    const route = routeOf(land) ?? [];
    expect(route[0]).toEqual([15, -10]);
    expect(route.at(-1)).toEqual([0, -50]);
    expect(route.length).toBeLessThan(10);
    expect(routeOf(land, horse(0, -48))).toBeUndefined();
  });

  test('a train is supplied just if a route can be drawn for it, wherever enemies stand', () => {
    const random = randomFrom(7);
    const place = () => random.below(101) - 50;
    const rivers = [{ line: [[-50, -25] as const, [50, -26] as const], width: 0.5 }];
    const crossed = landWith({ rivers, crossings: [{ kind: 'bridge', at: [20, -25.7] as const }] });
    let drawn = 0;
    for (let time = 0; time < 60; time += 1) {
      const enemies = Array.from({ length: 8 }, () => horse(place(), place()));
      for (const ground of [land, crossed]) {
        const route = routeOf(ground, ...enemies);
        drawn += route === undefined ? 0 : 1;
        expect(supplied(ground, ...enemies)).toBe(route !== undefined);
      }
    }
    expect(drawn).toBeGreaterThan(20);
    expect(drawn).toBeLessThan(100);
  });

  test('an exit on the open edge is reached over the ground', () => {
    const edge = { ...land, exits: [{ id: 'south', x: 30_000, y: -50_000 }] };
    expect(supplied(edge)).toBe(true);
    expect(supplied(edge, horse(30, -47))).toBe(false);
  });

  test('a side without lines in the scenario has none to trace', () => {
    const free = { ...land, sides: land.sides.map((side) => ({ ...side, communications: [] })) };
    expect(supplied(free, horse(0, -48))).toBe(true);
  });
});
