import { describe, expect, test } from 'vitest';
import { box, wood } from '../ground/land.ts';
import { proves } from '../proving.ts';
import { answer, companies, partNamed, plan, refusalsOf } from '../scene.ts';
import { all, at, chase, EVADE, evading, half, harassers, hussars, steps } from './running.ts';

const far = 20;

describe('of his own will', () => {
  proves(
    ['LA-M7.1-1', 'LA-M7.1-3', 'LA-M7.1-4'],
    'infantry under the order to harass may, and nobody is refused for a distance',
    (saw) => {
      const given = evading([
        hussars({ id: 'hussars', at: [0, -50] }),
        harassers({ id: 'light', at: [0, -30] }),
        harassers({ id: 'away', at: [80, 50] }),
        harassers({ id: 'holding', at: [30, -30], attitude: 'hold' }),
        harassers({ id: 'horse', at: [60, -30], companies: companies(4, 3, 'hussar') }),
      ]);
      expect(refusalsOf(given, 'light', EVADE)).toEqual([]);
      expect(refusalsOf(given, 'away', EVADE)).toEqual([]);
      expect(saw(refusalsOf(given, 'holding', EVADE))).toMatchObject([
        { rule: 'LA-M7.1-1', code: 'evade-order' },
      ]);
      expect(saw(refusalsOf(given, 'horse', EVADE))).toMatchObject([
        { rule: 'LA-M7.1-1', code: 'evade-arm' },
      ]);
      expect(
        saw(refusalsOf(given, 'light', [{ do: 'march', legs: [{ go: 'ahead', length: 1_000 }] }, ...EVADE])),
      ).toMatchObject([{ rule: 'LA-M7.1-4', code: 'evade-first' }]);
      saw(half(given, { light: EVADE }).events);
    },
  );

  test('skirmishers may too, and so may cavalry where a club plays it so', () => {
    const units = [
      harassers({ id: 'loose', at: [0, -30], formation: 'skirmish', companies: companies(3, 3, 'light') }),
      harassers({ id: 'horse', at: [60, -30], companies: companies(4, 3, 'hussar') }),
    ];
    const given = evading(units, { evadeArms: 'infantryAndCavalry' });
    expect(refusalsOf(given, 'loose', EVADE)).toEqual([]);
    expect(refusalsOf(given, 'horse', EVADE)).toEqual([]);
  });

  proves(
    ['LA-M7.1-4', 'LA-M7.1-1'],
    'the threat must be real: half a period of march and the bonus, and before the enemy',
    (saw) => {
      const near = (gap: number, facing = 0) =>
        half(
          evading([
            hussars({ id: 'hussars', at: [0, -50], facing }),
            harassers({ id: 'light', at: [0, -50 + gap] }),
          ]),
          { light: EVADE },
        );
      expect(at(saw(near(27)), 'light').evade).toBeDefined();
      const beyond = near(27.1);
      expect(saw(all(beyond, 'unthreatened'))).toHaveLength(1);
      expect(JSON.stringify(all(beyond, 'unthreatened'))).not.toContain('27');
      expect(at(beyond, 'light').evade).toBeUndefined();
      expect(at(near(20, 180), 'light').evade).toBeUndefined();
    },
  );

  proves('LA-M7.1-2', 'no charge need have been declared', (saw) => {
    const given = evading([
      hussars({ id: 'hussars', at: [0, -50] }),
      harassers({ id: 'light', at: [0, -30] }),
    ]);
    const now = half(given, { light: EVADE });
    expect(all(now, 'charges')).toEqual([]);
    expect(saw(all(now, 'evades'))).toMatchObject([{ evade: { declared: true, waiting: 0, turning: 1 } }]);
  });
});

test('of two enemies who are as near he evades from the one whose name comes first', () => {
  const riders = [hussars({ id: 'one', at: [-5, -50] }), hussars({ id: 'two', at: [5, -50] })];
  const away = (units: typeof riders) => {
    const now = half(evading([...units, harassers({ id: 'light', at: [0, -30] })]), { light: EVADE });
    return all(now, 'evades').map(({ evade }) => evade.threat === partNamed(now, 'one'));
  };
  expect([away(riders), away(riders.toReversed())]).toEqual([[true], [true]]);
});

describe('driven off', () => {
  proves(
    ['LA-M7.1-5', 'LA-M7.1-9', 'LA-M7.1-10'],
    'harassers and skirmishers who are charged go by themselves: a quarter to take it in, one to turn',
    (saw) => {
      const { now } = chase(40, false);
      saw(now.events);
      expect(all(now, 'evades')).toMatchObject([{ evade: { waiting: 1, turning: 1 } }]);
      expect(steps(now, 'light')).toEqual([
        [0, 5_500],
        [0, 5_500],
      ]);
      const { now: declared } = chase(40, true);
      expect(steps(declared, 'light')).toHaveLength(3);
    },
  );

  test('those who stand in the way of the charge go too, those who hold in close order stay', () => {
    const given = evading([
      hussars({ id: 'hussars', at: [0, -50] }),
      harassers({
        id: 'screen',
        at: [0, -25],
        formation: 'skirmish',
        companies: companies(3, 3, 'light'),
        attitude: 'hold',
      }),
      harassers({
        id: 'aside',
        at: [40, -25],
        formation: 'skirmish',
        companies: companies(3, 3, 'light'),
        attitude: 'hold',
      }),
      harassers({ id: 'line', at: [0, -15], attitude: 'hold' }),
    ]);
    const now = half(given, { hussars: [{ do: 'charge', target: partNamed(given, 'line') }] });
    expect(all(now, 'evades').map(({ part }) => part)).toEqual([partNamed(now, 'screen')]);
  });

  proves(
    'LA-M7.1-6',
    'in a wood, a village or behind cover they may stay, or go when they have taken it in',
    (saw) => {
      for (const shelter of ['wood', 'village', 'light cover', 'hard cover'] as const) {
        const given = evading([
          hussars({ id: 'hussars', at: [0, -50] }),
          harassers({ id: 'light', at: [0, -10], shelter }),
        ]);
        const charge = { do: 'charge', target: partNamed(given, 'light') } as const;
        const window = plan(given, { hussars: [charge] });
        expect(window.state.phase).toBe('reactions');
        expect(at(window, 'light').evade).toBeUndefined();
        const react = (what: 'evade' | 'stay') =>
          answer(window, ({ side }) => ({
            kind: 'react',
            parts: side === 'allied' ? [{ part: partNamed(window, 'light'), reaction: { do: what } }] : [],
          }));
        const gone = react('evade');
        saw(gone.events);
        expect(at(gone, 'light').evade).toMatchObject({ waiting: 0, turning: 0 });
        expect(at(react('stay'), 'light').evade).toBeUndefined();
      }
    },
  );
});

describe('the move', () => {
  proves(
    ['LA-M7.1-7', 'LA-M7.1-8', 'LA-M7.1-11', 'LA-M7.2-11'],
    'one quarter to turn, then 5.5 cm away from the threat, then 5.5 cm a quarter to its own edge',
    (saw) => {
      const given = evading([
        hussars({ id: 'hussars', at: [-20, 0], facing: 90 }),
        harassers({ id: 'light', at: [10, 1.25], facing: 180 }),
      ]);
      const first = half(given, { light: EVADE });
      saw(first.events);
      expect(steps(first, 'light')).toEqual([[5_500, 0]]);
      expect(steps(half(first), 'light')).toEqual([
        [5_500, 0],
        [0, 5_500],
        [0, 5_500],
      ]);
    },
  );

  proves('LA-M7.1-8', 'whatever its status, unless a club has it turn as it turns otherwise', (saw) => {
    const militia = (switches = {}) =>
      half(
        evading(
          [
            hussars({ id: 'hussars', at: [0, -50] }),
            harassers({ id: 'light', at: [0, -50 + far], status: 'militia' }),
          ],
          switches,
        ),
        { light: EVADE },
      );
    const now = militia();
    saw(now.events);
    expect(steps(now, 'light')).toHaveLength(1);
    expect(steps(militia({ evadeTurn: 'byStatus' }), 'light')).toHaveLength(0);
  });

  proves(
    ['LA-M7.1-12', 'LA-M7.2-1'],
    'it may last for periods, and leaves it without formation from its first step on',
    (saw) => {
      const given = evading([
        hussars({ id: 'hussars', at: [0, -50] }),
        harassers({ id: 'light', at: [0, -30] }),
      ]);
      const first = plan(given, { light: EVADE });
      expect(all(first, 'degraded')).toMatchObject([{ to: 2, rules: expect.arrayContaining(['LA-M7.2-1']) }]);
      let now = first;
      for (let count = 0; count < 4; count += 1) now = half(now);
      saw(now.events);
      expect(now.state.period).toBe(3);
      expect(at(now, 'light')).toMatchObject({ degradation: 2, evade: { steps: 9 } });
      expect(at(now, 'light').y).toBe(-30_000 + 2_500 + 9 * 5_500);
    },
  );
});

describe('the chase', () => {
  proves(
    ['LA-M7.1-10', 'LA-M5.4-4', 'LA-D-6'],
    'a declared evade is touched up to 18, 21.5, 25 and 28.5 cm; at 29 the charger ends 0.5 cm short, without formation',
    (saw) => {
      const contactIn = (distance: number) => chase(distance, true).quarter;
      expect([18, 18.1, 21.5, 21.6, 25, 25.1, 28.5].map(contactIn)).toEqual([1, 2, 2, 3, 3, 4, 4]);
      const { now, quarter } = chase(29, true);
      saw(now.events);
      expect(quarter).toBeUndefined();
      const light = at(now, 'light');
      const rear = light.y - 2_500;
      expect(rear - at(now, 'hussars').y).toBe(500);
      expect(at(now, 'hussars').degradation).toBe(2);
    },
  );

  proves(['LA-M7.1-9', 'LA-D-7'], 'a forced one up to 18, 27, 30.5 and 34 cm', (saw) => {
    const contactIn = (distance: number) => chase(distance, false).quarter;
    expect([18, 18.1, 27, 27.1, 30.5, 30.6, 34, 34.1].map(contactIn)).toEqual([
      1,
      2,
      2,
      3,
      3,
      4,
      4,
      undefined,
    ]);
    saw(chase(34, false).now.events);
  });

  proves(
    'LA-M7.2-16',
    'caught on the move: without formation and from the rear; turning: by its place; before: formed',
    (saw) => {
      const moving = chase(21.5, true);
      saw(moving.now.events);
      expect(moving.contact?.side).toBe('rear');
      expect(at(moving.now, 'light')).toMatchObject({ degradation: 2 });
      expect(at(moving.now, 'light').evade).toBeUndefined();
      const turning = chase(18, true);
      expect(turning.contact?.side).toBe('front');
      expect(at(turning.now, 'light').degradation).toBe(2);
      expect(chase(18, true, { caughtTurning: 'rear' }).contact?.side).toBe('rear');
      const waiting = chase(18, false);
      expect(waiting.contact?.side).toBe('front');
      expect(all(waiting.now, 'degraded').filter(({ rules }) => rules.includes('LA-M7.2-16'))).toEqual([]);
    },
  );

  test('it is met where it has run to: out of a wood, or half into one', () => {
    const caughtBy = (south: number, north: number) => {
      const given = evading(
        [hussars({ id: 'hussars', at: [0, -50] }), harassers({ id: 'light', at: [0, -28.5] })],
        {},
        { features: [wood(box(6, south, 40, north))] },
      );
      const charge = { do: 'charge' as const, target: partNamed(given, 'light') };
      const now = half(half(given, { hussars: [charge], light: EVADE }));
      return all(now, 'met').map(({ contact }) => contact);
    };
    const [left] = caughtBy(-40, -26);
    expect(left).toMatchObject({ side: 'rear' });
    expect(left).not.toHaveProperty('halfWay');
    expect(caughtBy(-25, 20)).toMatchObject([{ side: 'rear', halfWay: 1 }]);
  });
});
