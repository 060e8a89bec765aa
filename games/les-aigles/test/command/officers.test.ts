import { describe, expect } from 'vitest';
import { provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { view } from '../../knowledge/view.ts';
import { witness } from '../../knowledge/witness.ts';
import type { OfficerPlan, Order } from '../../model/orders.ts';
import type { Scenario } from '../../model/scenario.ts';
import type { Task } from '../../model/tasks.ts';
import { check } from '../../play/check.ts';
import { charge, hussars, otherwise, partOfUnit } from '../charges/field.ts';
import { proves } from '../proving.ts';
import { reactingWith, refusalsTo } from '../reactions/window.ts';
import { answer, companies, noReaction, partNamed, type Scene, scene } from '../scene.ts';

const FRENCH = { side: 'french' };

const aide: Scenario['officers'] = [{ id: 'aide', side: 'french', rank: 'aide', at: [0, -30] }];
const general: Scenario['officers'] = [{ id: 'general', side: 'french', rank: 'general', at: [0, -30] }];

/** Nobody rallies or follows; both sides seal; the French officers are told these things. */
const sealed = (
  given: Scene,
  officers: readonly OfficerPlan[],
  tasks: readonly Task[] = [],
  id = 'foot',
): Scene => {
  let now = given;
  while (now.state.phase === 'rallies' || now.state.phase === 'follows') {
    const kind = now.state.phase === 'rallies' ? ('rally' as const) : ('follow' as const);
    now = answer(now, () => ({ kind, parts: [] }));
  }
  return answer(now, ({ side }) => ({
    kind: 'plan',
    parts: side === 'french' && tasks.length > 0 ? [{ part: partNamed(given, id), tasks }] : [],
    officers: side === 'french' ? officers : [],
  }));
};

const officer = ({ state }: Scene, index = 0) => state.officers[index];

const attitude = ({ state }: Scene) => state.units.flat()[0]?.secret?.attitude;

describe('officers', () => {
  proves('LA-M1-5', 'ride last of all, 12 cm a quarter', (saw) => {
    const given = scene([{ id: 'foot', at: [0, 0] }], { officers: aide });
    const done = sealed(
      given,
      [{ officer: 0, ride: [[0, 40_000]] }],
      [{ do: 'march', legs: [{ go: 'ahead', length: 3_000 }] }],
    );
    saw(done.events);
    expect(officer(done)).toMatchObject({ x: 0, y: -6_000 });
    const kinds = done.events.map(({ kind }) => kind);
    expect(kinds.indexOf('moved')).toBeLessThan(kinds.indexOf('rode'));
    const far = sealed(done, []);
    expect(officer(far)).toMatchObject({ y: 18_000 });
  });

  proves('LA-M1-5', 'are told by their own side alone, one thing each', (saw) => {
    const given = scene([{ id: 'foot', at: [0, 0] }], { officers: aide });
    const judged = (side: string, officers: readonly OfficerPlan[]) => {
      const order: Order = { kind: 'plan', parts: [], officers };
      return saw(check(given.setting, view(given.setting, given.state, { side }), { side }, order)).map(
        ({ code }) => code,
      );
    };
    expect(judged('french', [{ officer: 0, ride: [] }])).toEqual([]);
    expect(judged('french', [{ officer: 7, ride: [] }])).toEqual(['unknown-officer']);
    expect(judged('allied', [{ officer: 0, ride: [] }])).toEqual(['officer-not-yours']);
    expect(
      judged('french', [
        { officer: 0, ride: [] },
        { officer: 0, ride: [] },
      ]),
    ).toEqual(['officer-twice']);
  });
});

describe('an order handed over', () => {
  /** The line is 2.5 cm deep: its rear edge lies 27.5 cm ahead of the aide. */
  const sent = (distance: number): Scene =>
    sealed(scene([{ id: 'foot', at: [0, -30 + distance + 2.5], attitude: 'attack' }], { officers: aide }), [
      {
        officer: 0,
        ride: [[0, -30_000 + distance * 1_000]],
        brings: { unit: 0, attitude: 'hold' },
      },
    ]);

  proves(['LA-M1.4-5e', 'LA-M1.4-3'], 'is obeyed from the quarter after next', (saw) => {
    const half = sent(10);
    saw(half.events);
    expect(half.events.find(({ kind }) => kind === 'handed-over')).toMatchObject({ from: 3 });
    // Touched in the first quarter: read in the second, obeyed as the third begins.
    expect(attitude(half)).toBe('hold');
    expect(officer(half)?.secret).toEqual({ given: { period: 1, orders: 1 } });
  });

  proves('LA-D-18', 'touched at the end of the second quarter, it acts on it in the fourth', (saw) => {
    const half = sent(20);
    expect(attitude(half)).toBe('attack');
    expect(half.state.quarter).toBe(3);
    const done = sealed(half, []);
    saw(done.events);
    const kinds = done.events.map((event) =>
      event.kind === 'quarter' ? `quarter ${event.quarter}` : event.kind,
    );
    expect(kinds.indexOf('obeyed')).toBeGreaterThan(kinds.indexOf('quarter 4'));
    expect(attitude(done)).toBe('hold');
  });

  proves('LA-M1.4-3', 'is known to its own side alone', (saw) => {
    const half = sent(10);
    const allied = { side: 'allied' };
    for (const event of saw(half.events)) {
      const told = witness(event, half.state, half.state, allied);
      if (event.kind === 'obeyed') expect(told).toBeUndefined();
      if (event.kind === 'rode') expect(told).not.toHaveProperty('ride');
    }
    const riding = sealed(scene([{ id: 'foot', at: [0, 40] }], { officers: aide }), [
      { officer: 0, ride: [[0, 40_000]] },
    ]);
    expect(view(half.setting, riding.state, allied).officers[0]).not.toHaveProperty('secret');
    expect(view(half.setting, riding.state, FRENCH).officers[0]?.secret?.ride).toEqual([[0, 40_000]]);
  });

  proves('LA-M1.4-3', 'goes to a unit of his own side', (saw) => {
    const given = scene(
      [
        { id: 'foot', at: [0, 0] },
        { id: 'enemy', side: 'allied', at: [0, 40] },
      ],
      { officers: aide },
    );
    const order: Order = {
      kind: 'plan',
      parts: [],
      officers: [{ officer: 0, ride: [], brings: { unit: 1, attitude: 'hold' } }],
    };
    expect(saw(check(given.setting, view(given.setting, given.state, FRENCH), FRENCH, order))).toMatchObject([
      { code: 'brings-nowhere' },
    ]);
  });
});

describe('a general stops a charge', () => {
  const opening = (switches = {}) =>
    scene(
      [
        hussars({ id: 'hussars', at: [0, -20] }),
        { id: 'line', side: 'allied', at: [0, 55], companies: companies(6, 3) },
      ],
      { officers: general },
      switches,
    );

  /** He rides after them: at the end of the first quarter they are 9 cm on, and their column is 20 cm deep. */
  const caughtUp = (given: Scene, ride: OfficerPlan['ride'] = [[0, -25_000]]) =>
    sealed(given, [{ officer: 0, ride }], [charge(given, 'line')], 'hussars');

  proves(
    ['LA-M5.6-2', 'LA-M5.6-3', 'LA-M5.6-4', 'LA-M5.6-5', 'LA-M5.6-6'],
    'by coming into contact',
    (saw) => {
      const given = opening();
      const first = caughtUp(given);
      expect(officer(first)?.with).toBe(0);
      expect(refusalsTo(first, 'hussars', { do: 'stop' })).toEqual([]);
      const done = reactingWith(first, { hussars: { do: 'stop' } });
      saw(done.events);
      expect(partOfUnit(done, 'hussars')).toMatchObject({ y: -2_000, degradation: 2 });
      expect(partOfUnit(done, 'hussars')).not.toHaveProperty('charge');
    },
  );

  proves(['LA-M5.6-1'], 'nothing else does', (saw) => {
    const given = opening();
    const alone = caughtUp(given, [[80_000, -30_000]]);
    expect(saw(refusalsTo(alone, 'hussars', { do: 'stop' }))).toMatchObject([
      { rule: 'LA-M5.6-1', code: 'stop-no-reason' },
    ]);
  });

  /** The charge is declared in the second half. */
  const late = (switches = {}) => {
    const half = noReaction(sealed(opening(switches), []));
    return refusalsTo(caughtUp(half), 'hussars', { do: 'stop' });
  };

  proves('LA-M5.6-3', 'only if it was declared as the period began', (saw) => {
    expect(saw(late())).toMatchObject([{ rule: 'LA-M5.6-3' }]);
  });

  provesBySwitch(
    'LA-M5.6-3',
    'a club may let him stop any',
    otherwise('generalStops', 'anyCharge'),
    (switches) => {
      expect(late(switches)).toHaveLength(1);
    },
  );

  /** Cuirassiers do 7.5 cm a quarter and 7 of bonus. */
  const stopped = (distance: number, switches = {}) => {
    const given = scene(
      [
        hussars({ id: 'hussars', at: [0, -20], companies: companies(4, 3, 'cuirassier') }),
        { id: 'line', side: 'allied', at: [0, -20 + distance] },
      ],
      { officers: general },
      switches,
    );
    return reactingWith(caughtUp(given), { hussars: { do: 'stop' } });
  };

  const metBy = ({ events }: Scene) => events.find(({ kind }) => kind === 'met');

  proves(
    'LA-M5.6-5',
    'the quarter is played in full, without the bonus; if it touches, the charge stands',
    (saw) => {
      const short = stopped(15.1);
      saw(short.events);
      expect(metBy(short)).toBeUndefined();
      expect(partOfUnit(short, 'hussars')).toMatchObject({ y: -5_000, degradation: 2 });
      const home = stopped(14.8);
      saw(home.events);
      expect(metBy(home)).toMatchObject({ contact: { since: 2, charged: true, run: 14_800 } });
      expect(partOfUnit(home, 'hussars').degradation).toBe(0);
    },
  );

  provesBySwitch(
    'LA-M5.6-5',
    'or it is an ordinary entry',
    otherwise('stopThatTouches', 'ordinaryEntry'),
    (switches) => {
      expect(metBy(stopped(14.8, switches))).toMatchObject({ contact: { charged: true } });
    },
  );
});
