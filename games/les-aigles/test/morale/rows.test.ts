import { describe, expect, test } from 'vitest';
import type { Occasion } from '../../model/events/morale.ts';
import { statuses } from '../../model/vocabulary.ts';
import { manAt } from '../../rules/morale/near.ts';
import type { Facts } from '../../rules/morale/rows.ts';
import { tryMorale } from '../../rules/morale/test.ts';
import { statusRows } from '../../tables/morale.ts';
import { hussars } from '../charges/field.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, type Scene, scene } from '../scene.ts';
import { all, changed, storyOf, valuesIn } from './nerves.ts';

type Entry = Parameters<typeof scene>[0][number];

const me = (more: Partial<Entry> = {}): Entry => ({ id: 'me', at: [0, 0], attitude: 'manoeuvre', ...more });
const foe = (id: string, x: number, y: number, more: Partial<Entry> = {}): Entry => ({
  ...{ id, side: 'allied', at: [x, y] },
  ...more,
});

/** The test of one unit with two threes, for a reason. */
const tested = (given: Scene, why: Occasion = 'fire', facts: Facts = {}) => {
  const story = storyOf(given, [3, 3]);
  tryMorale(story, partNamed(given, 'me'), [why], facts);
  const [event] = all(story, 'tested');
  if (event === undefined) throw new Error('nobody was tested');
  return event;
};

const rows = (given: Scene, why: Occasion = 'fire', facts: Facts = {}) => valuesIn(tested(given, why, facts));

describe('status', () => {
  proves(
    ['LA-S3.6-1', 'LA-S3.6-2', 'LA-S3.6-3', 'LA-S3.6-4', 'LA-S3.6-5', 'LA-S3.6-28'],
    'two dice and the status: +3, +2, +1, 0, -1, -1, and thresholds of 4, 4, 3, 3, 2, 2',
    (saw) => {
      const scores = statuses.map((status) => saw(tested(scene([me({ status })]))).score);
      expect(scores).toEqual([9, 8, 7, 6, 5, 5]);
      expect(statuses.map((status) => statusRows[status].threshold)).toEqual([4, 4, 3, 3, 2, 2]);
    },
  );

  proves('LA-S3.6-30', 'a battalion with its elites is what most of its companies are', (saw) => {
    const mixed = [...companies(4, 3), ...companies(1, 3, 'grenadier'), ...companies(1, 3, 'voltigeur')];
    expect(saw(tested(scene([me({ companies: mixed })]))).score).toBe(7);
    const elite = [...companies(1, 3), ...companies(2, 3, 'grenadier')];
    expect(saw(tested(scene([me({ companies: elite })]))).score).toBe(8);
  });
});

describe('orders', () => {
  proves('LA-S3.6-12', 'who is ordered to attack has +1 as he charges, and not otherwise', (saw) => {
    const given = scene([me({ attitude: 'attack' })]);
    expect(valuesIn(saw(tested(given, 'charge')))['12']).toBe(1);
    expect(valuesIn(saw(tested(given, 'home')))['12']).toBe(1);
    expect(rows(given, 'fire')['12']).toBeUndefined();
    expect(rows(scene([me({ attitude: 'cover' })]), 'charge')['12']).toBeUndefined();
  });

  proves('LA-S3.6-13', 'who is ordered to hold and has not moved has +1 to receive a charge', (saw) => {
    const given = scene([me({ attitude: 'hold' })]);
    expect(valuesIn(saw(tested(given, 'receive')))['13']).toBe(1);
    expect(rows(changed(given, 'me', { moved: true }), 'receive')['13']).toBeUndefined();
    expect(rows(given, 'fire')['13']).toBeUndefined();
  });
});

proves('LA-S3.6-14', 'light cover and wood +1, hard cover and houses +2', (saw) => {
  const values = (['light cover', 'wood', 'hard cover', 'village'] as const).map(
    (shelter) => valuesIn(saw(tested(scene([me({ shelter })]))))['14'],
  );
  expect(values).toEqual([1, 1, 2, 2]);
  expect(rows(scene([me()]))['14']).toBeUndefined();
});

describe('cavalry', () => {
  const horse = (y: number, more: Partial<Entry> = {}) =>
    hussars({ id: 'horse', side: 'allied', at: [0, y], facing: 180, ...more });

  proves('LA-S3.6-16', 'ahead within 15 cm, or charging: -2 to infantry out of square', (saw) => {
    expect(valuesIn(saw(tested(scene([me(), horse(15)]))))['16']).toBe(-2);
    expect(rows(scene([me(), horse(15.1)]))['16']).toBeUndefined();
    expect(rows(scene([me(), horse(15, { degraded: 'without formation' })]))['16']).toBeUndefined();
    // Behind, it is a threat to the rear and no more.
    expect(rows(scene([me(), horse(-8, { facing: 0 })]))['16']).toBeUndefined();
    const far = scene([me(), horse(40)]);
    const charger = manAt(far.setting, far.state, partNamed(far, 'horse'));
    expect(rows(far, 'receive', { charger })['16']).toBe(-2);
    expect(rows(scene([hussars({ id: 'me', at: [0, 0] }), horse(15)]))['16']).toBeUndefined();
  });

  proves('LA-S3.6-15', 'a formed hollow square has +3 where cavalry threatens it', (saw) => {
    const square = me({ formation: 'square' });
    expect(valuesIn(saw(tested(scene([square, horse(15)]))))['15']).toBe(3);
    expect(rows(scene([square, horse(15)]))['16']).toBeUndefined();
    expect(rows(scene([square, horse(30)]))['15']).toBeUndefined();
    expect(rows(scene([{ ...square, degraded: 'in disorder' }, horse(15)]))['15']).toBeUndefined();
  });

  proves('LA-U2.2-44', 'a full square has no malus', (saw) => {
    const prussian = me({
      ...{ nation: 'prussia', formation: 'full square', companies: companies(4, 4, 'musketeer') },
    });
    const event = saw(tested(scene([prussian, horse(15)])));
    expect(valuesIn(event)).toEqual({ '3': 1, 'LA-U2.2-44': 0 });
    expect(event.score).toBe(7);
  });
});

describe('friends and enemies about', () => {
  proves('LA-S3.6-17', 'a formed friend within 15 cm behind or beside: +1, and +2 to go home', (saw) => {
    const behind = scene([me(), { id: 'friend', at: [0, -17.5] }]);
    expect(valuesIn(saw(tested(behind)))['17']).toBe(1);
    expect(rows(behind, 'home')['17']).toBe(2);
    expect(rows(scene([me(), { id: 'friend', at: [0, -17.6] }]))['17']).toBeUndefined();
    expect(rows(scene([me(), { id: 'friend', at: [30, 0] }]))['17']).toBe(1);
    expect(rows(scene([me(), { id: 'friend', at: [0, 10] }]))['17']).toBeUndefined();
    const loose = { id: 'friend', at: [0, -10], degraded: 'without formation' } as const;
    expect(rows(scene([me(), loose]))['17']).toBeUndefined();
  });

  test('whoever is ordered to support it counts wherever he stands', () => {
    const before = { id: 'friend', at: [0, 10], attitude: 'support', about: 'me' } as const;
    expect(rows(scene([me(), before]))['17']).toBe(1);
  });

  proves('LA-S3.6-18', 'a free enemy within 15 cm of the flank -1, of the rear -2', (saw) => {
    expect(valuesIn(saw(tested(scene([me(), foe('foe', 34, 0)]))))['18']).toBe(-1);
    expect(rows(scene([me(), foe('foe', 0, -15)]))['18']).toBe(-2);
    expect(rows(scene([me(), foe('foe', 34, 0), foe('other', 0, -15)]))['18']).toBe(-2);
    expect(rows(scene([me(), foe('foe', 0, 12)]))['18']).toBeUndefined();
    expect(rows(scene([me(), foe('foe', 50, 0)]))['18']).toBeUndefined();
    expect(rows(scene([me({ formation: 'square' }), foe('foe', 0, -22)]))['18']).toBeUndefined();
    const engaged = scene([me(), foe('foe', 0, -15), { id: 'friend', at: [0, -20] }], {
      contacts: [{ attacker: 'friend', defender: 'foe', side: 'front' }],
    });
    expect(rows(engaged)['18']).toBeUndefined();
  });

  proves(
    ['LA-U4.1-14e', 'LA-U4.1-12'],
    'a column without formation after a forced march still has its flanks and its rear',
    (saw) => {
      const tired = me({
        ...{ formation: 'march column', degraded: 'without formation', cameBy: 'forced march' },
      });
      const event = saw(tested(scene([tired, foe('foe', 20, -7)])));
      expect(valuesIn(event)).toMatchObject({ '18': -1, '19': -1 });
      expect(event.score).toBe(5);
    },
  );
});

describe('the state it is in', () => {
  proves('LA-S3.6-19', 'without formation -1, in disorder -2, disorganised nothing', (saw) => {
    const value = (degraded: Entry['degraded']) =>
      valuesIn(saw(tested(scene([me({ ...(degraded !== undefined && { degraded }) })]))))['19'];
    expect([value('without formation'), value('in disorder'), value('disorganised')]).toEqual([
      ...[-1, -2, undefined],
    ]);
  });

  proves('LA-S3.6-20', 'losses at the threshold -1, one and a half times it -2, twice -3', (saw) => {
    const value = (lossesPerFigure: number) =>
      valuesIn(saw(tested(scene([me()]), 'fire', { lossesPerFigure })))['20'];
    expect([2.9, 3, 4.4, 4.5, 5.9, 6].map(value)).toEqual([undefined, -1, -1, -2, -2, -3]);
  });

  proves('LA-S3.6-21', 'a round of melee lost -1, two to one or worse -2', (saw) => {
    const value = (lost: 'lost' | 'badly') => valuesIn(saw(tested(scene([me()]), 'melee', { lost })))['21'];
    expect([value('lost'), value('badly')]).toEqual([-1, -2]);
  });

  proves('LA-S3.6-22', 'below 60 in a hundred of its strength -1, below 40 -2', (saw) => {
    const value = (lost: number) =>
      valuesIn(saw(tested(scene([me({ companies: [{ troop: 'fusilier', figures: 20, lost }] })]))))['22'];
    expect([8, 9, 12, 13].map(value)).toEqual([undefined, -1, -1, -2]);
  });

  proves('LA-S3.6-23', 'a routing friend as good as itself within 30 cm: -1', (saw) => {
    const beside = (more: Partial<Entry> = {}, x = 57) =>
      changed(scene([me(), { id: 'friend', at: [x, 0], ...more }]), 'friend', { routing: true });
    expect(valuesIn(saw(tested(beside())))['23']).toBe(-1);
    expect(rows(beside({}, 57.1))['23']).toBeUndefined();
    expect(rows(beside({ status: 'militia' }))['23']).toBeUndefined();
    expect(rows(beside({ status: 'guard' }))['23']).toBe(-1);
    const few = [{ troop: 'fusilier', figures: 8, lost: 4 }];
    expect(rows(beside({ companies: few }, 40))['23']).toBeUndefined();
  });

  proves('LA-S3.6-24', 'the army commander lost: -1', (saw) => {
    const given = (level: 'army' | 'division', hit?: number) => {
      const now = scene([me()], {
        officers: [{ id: 'chief', side: 'french', rank: 'general', level, at: [90, 0] }],
      });
      const [chief] = now.state.officers;
      const officers = chief === undefined || hit === undefined ? [] : [{ ...chief, hit }];
      return { ...now, state: { ...now.state, officers } };
    };
    expect(valuesIn(saw(tested(given('army', 3))))['24']).toBe(-1);
    expect(rows(given('division', 3))['24']).toBeUndefined();
    expect(rows(given('army'))['24']).toBeUndefined();
  });
});
