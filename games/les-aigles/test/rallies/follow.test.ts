import { describe, expect, test } from 'vitest';
import { evolve } from '../../model/events.ts';
import { partOf } from '../../model/evolve.ts';
import type { State } from '../../model/state.ts';
import { faults } from '../../play/faults.ts';
import { pursuitOf } from '../../rules/rallies/combat.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, refusalsOf, type Scene, scene } from '../scene.ts';
import {
  all,
  announce,
  at,
  barsTo,
  battle,
  british,
  column,
  half,
  halves,
  hussars,
  prussians,
  steps,
} from './riding.ts';

type Entries = Parameters<typeof battle>[0];

/** French hussars in melee, front to front, with others; more stand behind them. */
const melee = (enemy: object, more: Entries = [], switches = {}) =>
  battle(
    [
      { id: 'hussars', at: [0, 0], ...hussars },
      { id: 'others', at: [0, 0], ...prussians, ...enemy },
      ...more,
    ],
    [{ attacker: 'others', defender: 'hussars', side: 'front' }],
    {},
    switches,
  );

/** As it was when the period ended, and its melees were due. */
const atPeriodEnd = (opened: Scene, now: Scene): State => {
  const last = now.events.findLastIndex(({ kind }) => kind === 'half');
  return now.events.slice(0, last).reduce(evolve, opened.state);
};

const changed = (given: Scene, id: string, part: object): Scene => {
  const index = partNamed(given, id);
  const parts: State['parts'] = [
    given.state.parts.flat().map((each, i) => (i === index ? { ...each, ...part } : each)),
  ];
  return { ...given, state: { ...given.state, parts } };
};

describe('who follows', () => {
  proves(
    ['LA-M3.3-1', 'LA-M3.3-6'],
    'the cavalry that was base to base with it, asked once the rally is announced',
    (saw) => {
      const given = melee({}, [{ id: 'far', at: [60, 20], ...prussians }]);
      const announced = announce(given, { hussars: {} });
      expect(all(announced, 'phase').map(({ phase }) => phase)).toEqual(['follows', 'plans']);
      const asked = { ...announced, state: { ...announced.state, phase: 'follows' as const } };
      const order = (id: string) => ({ kind: 'follow' as const, parts: [partNamed(asked, id)] });
      expect(saw(barsTo(asked, 'allied', order('far')))).toMatchObject([
        { rule: 'LA-M3.3-6', code: 'follow-no-contact' },
      ]);
      expect(barsTo(asked, 'allied', order('others'))).toEqual([]);
      const followed = announce(given, { hussars: {} }, ['others']);
      saw(followed.events);
      expect(at(followed, 'others').follow).toEqual({ target: partNamed(followed, 'hussars'), until: 5 });
    },
  );

  proves('LA-M3.3-10', 'infantry never', (saw) => {
    const given = battle(
      [
        { id: 'hussars', at: [0, 0], ...hussars },
        { id: 'foot', at: [0, 0], side: 'allied' },
      ],
      [{ attacker: 'hussars', defender: 'foot', side: 'front' }],
    );
    const announced = announce(given, { hussars: {} });
    expect(all(announced, 'phase').map(({ phase }) => phase)).toEqual(['plans']);
    const order = { kind: 'follow' as const, parts: [partNamed(announced, 'foot')] };
    expect(saw(barsTo(announced, 'allied', order))).toMatchObject([
      { rule: 'LA-M3.3-10', code: 'follow-not-cavalry' },
    ]);
  });

  proves('LA-M3.3-11', 'the infantry left behind fires again one quarter after the first step', (saw) => {
    const given = battle(
      [
        { id: 'hussars', at: [0, 0], ...hussars },
        { id: 'foot', at: [0, 0], side: 'allied' },
      ],
      [{ attacker: 'hussars', defender: 'foot', side: 'front' }],
    );
    const turned = half(announce(given, { hussars: {} }));
    expect(turned.state.contacts).toHaveLength(1);
    const left = half(turned);
    expect(saw(all(left, 'broke-off'))).toMatchObject([{ silent: 4, rules: ['LA-M3.3-10', 'LA-M3.3-11'] }]);
    expect(left.state.contacts).toEqual([]);
  });

  proves('LA-M3.5-1', 'not those who rally themselves', (saw) => {
    const bars = (wishes: Parameters<typeof announce>[1]) => {
      const now = announce(melee({}), wishes);
      const asked = { ...now, state: { ...now.state, phase: 'follows' as const } };
      return saw(barsTo(asked, 'allied', { kind: 'follow', parts: [partNamed(asked, 'others')] }));
    };
    expect(bars({ hussars: {}, others: {} })).toMatchObject([{ rule: 'LA-M3.5-1', code: 'follow-rallying' }]);
    expect(bars({ hussars: {} })).toEqual([]);
    const both = announce(melee({}), { hussars: {}, others: {} });
    expect(all(both, 'phase').map(({ phase }) => phase)).toEqual(['plans']);
  });

  test('nor those whom another enemy holds', () => {
    const held = battle(
      [
        { id: 'hussars', at: [0, 0], ...hussars },
        { id: 'others', at: [0, 0], ...prussians },
        { id: 'flank', at: [15, 2.5], facing: 270, ...hussars, ...column },
      ],
      [
        { attacker: 'others', defender: 'hussars', side: 'front' },
        { attacker: 'flank', defender: 'others', side: 'left' },
      ],
    );
    const asked = { ...announce(held, { hussars: {} }), phase: 'follows' };
    const order = { kind: 'follow' as const, parts: [partNamed(asked, 'others')] };
    expect(barsTo(asked, 'allied', order)).toMatchObject([{ code: 'follow-held' }]);
  });
});

describe('at its heels', () => {
  proves(
    ['LA-M3.3-2', 'LA-M3.3-3', 'LA-M3.3-4e'],
    'British dragoons in column, 34 cm, lose French hussars, 36 cm: 0.5 cm a quarter',
    (saw) => {
      const given = melee({ ...british, ...column });
      const rallied = halves(announce(given, { hussars: {} }, ['others']), 2);
      saw(rallied.events);
      expect(steps(rallied, 'hussars')[0]).toEqual([0, -9_000]);
      expect(steps(rallied, 'others')[0]).toEqual([0, -8_500]);
      expect(all(rallied, 'broke-off')).toMatchObject([{ rules: ['LA-M3.3-3'] }]);
      expect(rallied.state.contacts).toEqual([]);
    },
  );

  test('a line goes at the pace of a line, and is left behind', () => {
    const rallied = halves(announce(melee({}), { hussars: {} }, ['others']), 2);
    expect(steps(rallied, 'others')[0]).toEqual([0, -7_000]);
    expect(rallied.state.contacts).toEqual([]);
  });

  proves(
    ['LA-M3.3-3', 'LA-M3.3-13', 'LA-M3.3-14', 'LA-M3.3-15', 'LA-D-14'],
    '36 cm behind 36 cm keeps contact: all riders fight, one without formation, the other disorganised with the follow bonus',
    (saw) => {
      const rallied = halves(announce(melee(column), { hussars: {} }, ['others']), 2);
      saw(rallied.events);
      expect(steps(rallied, 'others')).toEqual(steps(rallied, 'hussars'));
      expect(rallied.state.contacts).toHaveLength(1);
      const pursuit = saw(
        pursuitOf(rallied.state, partNamed(rallied, 'others'), partNamed(rallied, 'hussars')),
      );
      expect(pursuit).toMatchObject({
        isFought: true,
        // The melee of this period has cost it one.
        rallier: { riders: 11, counts: 2, followBonus: false, chargeBonuses: false },
        follower: { riders: 12, counts: 1, followBonus: true, chargeBonuses: false },
      });
      const strict = melee(column, [], { equalFollower: 'losesContact' });
      expect(halves(announce(strict, { hussars: {} }, ['others']), 2).state.contacts).toEqual([]);
    },
  );

  proves('LA-M3.3-12', 'no contact at the end of the period, no combat', (saw) => {
    const rallied = halves(announce(melee({ ...british, ...column }), { hussars: {} }, ['others']), 2);
    const pursuit = pursuitOf(rallied.state, partNamed(rallied, 'others'), partNamed(rallied, 'hussars'));
    expect(saw(pursuit)).toMatchObject({ isFought: false, rallier: { riders: 0 }, follower: { riders: 0 } });
  });

  proves(
    ['LA-M3.3-5', 'LA-M3.3-16'],
    'a slower unit beyond control stays in contact, and fights with every charge bonus and no malus',
    (saw) => {
      const given = changed(melee(british), 'others', { charge: { since: 0, uncontrolled: true } });
      const rallied = halves(announce(given, { hussars: {} }, ['others']), 2);
      saw(rallied.events);
      expect(steps(rallied, 'others')).toEqual(steps(rallied, 'hussars'));
      expect(rallied.state.contacts).toHaveLength(1);
      const pursuit = pursuitOf(
        atPeriodEnd(given, rallied),
        partNamed(rallied, 'others'),
        partNamed(rallied, 'hussars'),
      );
      expect(saw(pursuit).follower).toEqual({
        riders: 12,
        counts: 0,
        followBonus: true,
        chargeBonuses: true,
      });
    },
  );

  proves(['LA-M3.3-7', 'LA-M3.3-8'], 'it follows for a period at least, and is disorganised', (saw) => {
    const followed = announce(melee({}), { hussars: {} }, ['others']);
    expect(at(followed, 'others').degradation).toBe(1);
    const first = half(followed);
    expect(
      saw(barsTo(first, 'allied', { kind: 'rally', parts: [{ part: partNamed(first, 'others') }] })),
    ).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ rule: 'LA-M3.3-7', code: 'rally-following' })]),
    );
    expect(at(first, 'others').follow).toBeDefined();
    const second = half(first);
    saw(second.events);
    expect(at(second, 'others').follow).toBeUndefined();
    expect(second.state).toMatchObject({ period: 2, quarter: 1 });
  });

  proves('LA-M3.3-9', 'it changes neither formation nor front', (saw) => {
    const followed = announce(melee(column), { hussars: {} }, ['others']);
    for (const task of [
      { do: 'change', to: 'line' },
      { do: 'turn', figures: 'all', by: 'about' },
    ] as const)
      expect(saw(refusalsOf(followed, 'others', [task])).map(({ rule }) => rule)).toContain('LA-M3.3-9');
    const rallied = halves(followed, 2);
    expect(at(rallied, 'others')).toMatchObject({ formation: 'march column', ranks: [3, 3, 3, 3] });
  });

  test('one who has kept contact is asked again at the start of the next period', () => {
    const given = melee(column);
    const rallied = halves(announce(given, { hussars: {} }, ['others']), 2);
    expect(at(rallied, 'hussars').rally).toBeDefined();
    const next = announce(rallied, {}, ['others']);
    expect(at(next, 'others').follow).toMatchObject({ until: 9 });
  });
});

describe('whom it meets behind', () => {
  const behind = { id: 'behind', at: [0, -7], formation: 'march column' } as const;

  proves(
    ['LA-M3.4-13', 'LA-M3.4-5', 'LA-M3.4-6', 'LA-M3.4-20', 'LA-M3.4-21', 'LA-M3.4-22', 'LA-M3.4-23'],
    'a rally that is followed goes through its friends at once; the follower is stopped there and fights them in disorder',
    (saw) => {
      const given = melee(column, [behind]);
      const rallied = halves(announce(given, { hussars: {} }, ['others']), 2);
      saw(rallied.events);
      expect(at(rallied, 'behind').degradation).toBe(3);
      expect(at(rallied, 'hussars').degradation).toBe(3);
      const [contact] = rallied.state.contacts;
      expect(contact).toMatchObject({
        attacker: partNamed(rallied, 'others'),
        defender: partNamed(rallied, 'behind'),
        side: 'front',
      });
      expect(contact?.charged).toBeUndefined();
      expect(rallied.state.contacts).toHaveLength(1);
      expect(all(rallied, 'masked')).toMatchObject([{ part: partNamed(rallied, 'behind') }]);
      // Disorganised, without the bonus of whoever follows; the other fights in disorder.
      const [fight] = all(rallied, 'fought');
      const rowsOf = (now: typeof fight, who: 'attacker' | 'defender') =>
        now?.strikes[who]?.groups.flatMap(({ rows }) => rows.slice(1)) ?? [];
      expect(fight).toMatchObject({ attacker: partNamed(rallied, 'others') });
      expect(rowsOf(fight, 'attacker')).toEqual([{ value: -1, rule: 'LA-S3.5-12' }]);
      expect(rowsOf(fight, 'defender')).toEqual([{ value: -3, rule: 'LA-S3.5-12' }]);
      // Against the one it follows it has it.
      const [alone] = all(halves(announce(melee(column), { hussars: {} }, ['others']), 2), 'fought');
      expect(rowsOf(alone, 'attacker')).toContainEqual({ value: 2, rule: 'LA-S3.5-3' });
    },
  );

  proves('LA-M3.4-19', 'one beside the way of the rally, on the front of the follower, is met too', (saw) => {
    const narrow = battle(
      [
        { id: 'hussars', at: [0, 0], ...hussars, ...column },
        { id: 'others', at: [0, 0], ...prussians },
        { id: 'beside', at: [10, -10], formation: 'march column' },
      ],
      [{ attacker: 'others', defender: 'hussars', side: 'front' }],
    );
    const wild = changed(narrow, 'others', { charge: { since: 0, uncontrolled: true } });
    const rallied = halves(announce(wild, { hussars: {} }, ['others']), 2);
    saw(rallied.events);
    expect(at(rallied, 'beside').degradation).toBe(1);
    expect(all(rallied, 'crossing')).toEqual([]);
    const met = all(rallied, 'met').map(({ contact }) => contact);
    expect(met).toMatchObject([{ defender: partNamed(rallied, 'beside'), charged: true }]);
    expect(partOf(rallied.state, partNamed(rallied, 'others')).follow).toBeUndefined();
  });

  test('the guard is not gone through, even in haste', () => {
    const guard = { ...behind, companies: companies(6, 3, 'old-guard') };
    const rallied = halves(announce(melee(column, [guard]), { hussars: {} }, ['others']), 2);
    expect(at(rallied, 'behind').degradation).toBe(0);
    expect(all(rallied, 'crossing')).toEqual([]);
  });
});

describe('whoever is met by a pursuit', () => {
  const pursuit = (doing: object): Scene =>
    scene([
      { id: 'guard', at: [0, 0], pursues: { unit: 'runner' } },
      { id: 'runner', side: 'allied', at: [0, 30], facing: 0, routing: true, degraded: 'in disorder' },
      { id: 'former', side: 'allied', at: [0, 2], degraded: 'without formation', ...doing },
    ]);
  const reforming = { doing: { what: 'reform', to: 'line', left: 2 } };

  proves('LA-U4.2-16', 'stops reforming, and is as badly off as it was', (saw) => {
    const done = half(pursuit(reforming));
    expect(done.state.contacts).toMatchObject([{ attacker: 0, defender: 2 }]);
    const cut = all(done, 'cut-short');
    expect(saw(cut)).toMatchObject([{ part: 2, what: 'reform' }]);
    expect(at(done, 'former')).toMatchObject({ degradation: 2 });
    expect(partOf(done.state, 2).doing).toBeUndefined();
  });

  proves('LA-U3.4-2', 'is caught at a change as by any other enemy', (saw) => {
    const change = { what: 'change', to: 'line', left: 3 };
    const done = half(pursuit({ degraded: undefined, formation: 'march column', doing: change }));
    expect(all(done, 'met')).toHaveLength(1);
    saw(done.events);
    expect(at(done, 'former')).toMatchObject({ formation: 'line', degradation: 2 });
    expect(faults(done.setting, done.state)).toEqual([]);
  });
});
