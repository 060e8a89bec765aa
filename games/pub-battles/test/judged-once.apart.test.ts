import { begin, type Decided, decide, ok, openTable, type Result, seeded } from '@grognard/engine';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pubBattles } from '../game.ts';
import { read } from '../ground/reading.ts';
import type { PubBattlesTypes } from '../model/game-types.ts';
import type { Order } from '../model/orders.ts';
import type { PieceData } from '../model/scenario.ts';
import { followSteps } from '../rules/movement/march.ts';
import { planRefusals } from '../rules/planning/refusals.ts';
import { blue, red, type Scene, settingOf, stateOf } from './combat/scene.ts';
import { small } from './scenario/small.ts';

vi.mock('../rules/movement/march.ts', { spy: true });
vi.mock('../rules/planning/refusals.ts', { spy: true });

const seat = { side: 'red' };
const scene: Scene = {
  pieces: [red('X', 'regular', 0, 0), red('H', 'hq', 2, 0), blue('Y', 'cavalry', 0, 30, 180)],
  state: { activation: { formation: 0, acted: [], struck: [] } },
};

/** How often the steps of a march were followed to judge it. */
const timesJudged = (order: Order): number =>
  vi.mocked(followSteps).mock.calls.filter(([, , steps]) => 'steps' in order && steps === order.steps).length;

const unwrapped = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

beforeEach(() => {
  vi.clearAllMocks();
});

describe('a march that is dropped', () => {
  const setting = settingOf(scene);
  const state = stateOf(scene);
  const table = openTable<PubBattlesTypes>(state);
  const match = { game: pubBattles, setting, seats: state.seats, switches: {} };
  const wish = { piece: 'X', to: { x: 0, y: 6_000, heading: 0 } };

  test('is judged once in the page, whoever asks', () => {
    const reading = read(setting, pubBattles.view(setting, state, seat));
    const order = unwrapped(pubBattles.propose(reading, seat, wish));
    const { refusals, finding } = pubBattles.judge(reading, seat, order);
    expect(refusals).toEqual([]);
    expect(finding?.march?.march.end).toMatchObject({ x: 0, y: 6_000 });
    expect(pubBattles.notices?.(reading, seat, order).map(({ code }) => code)).toContain('uses');
    expect(timesJudged(order)).toBe(1);
  });

  test('and once by the referee, who walks what was found', () => {
    const order = unwrapped(
      pubBattles.propose(read(setting, pubBattles.view(setting, state, seat)), seat, wish),
    );
    vi.clearAllMocks();
    const [decision] = pubBattles.decisions(setting, state);
    const submission = { seat, decision: decision?.id ?? '', order };
    const decided: Decided<PubBattlesTypes> = unwrapped(decide(match, table, submission, seeded(1, 1)));
    expect(decided.events).toMatchObject([{ kind: 'marched', to: { x: 0, y: 6_000 } }]);
    expect(timesJudged(order)).toBe(1);
  });
});

test('a sealed answer is judged once when it is given, and once when it is opened', () => {
  const armies: readonly PieceData[] = [
    { id: 'ney', formation: 'red-corps', kind: 'regular', at: [0, -15] },
    { id: 'mack', formation: 'blue-corps', kind: 'regular', at: [0, 25] },
  ];
  const seats = [{ side: 'red' }, { side: 'blue' }];
  const opening = {
    at: '',
    scenario: { ...small(armies), openOrders: true },
    switches: { reassignment: 'on' },
    seats,
  };
  const begun = unwrapped(begin(pubBattles, opening, (seq) => seeded(1, seq)));
  const timesRead = (order: object): number =>
    vi.mocked(planRefusals).mock.calls.filter(([, , plan]) => plan === order).length;
  const [hers, his] = seats.map((): Order => ({ kind: 'plan', pieces: [], orders: [] }));
  if (hers === undefined || his === undefined) throw new Error('two sides write');
  let table = openTable<PubBattlesTypes>(begun.opening.state);
  const [decision] = pubBattles.decisions(begun.match.setting, table.state);
  const gives = (side: string, order: Order): Result<number, unknown> => {
    const submission = { seat: { side }, decision: decision?.id ?? '', order };
    table = unwrapped(decide(begun.match, table, submission, seeded(1, 2))).table;
    return ok(timesRead(order));
  };
  expect(gives('red', hers)).toEqual(ok(1));
  expect(gives('blue', his)).toEqual(ok(1));
  expect(timesRead(hers)).toBe(2);
});
