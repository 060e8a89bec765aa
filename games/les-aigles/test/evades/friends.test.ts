import { describe, expect, test } from 'vitest';
import { blocksOf } from '../../ground/shape/blocks.ts';
import type { PlanOrder } from '../../model/orders.ts';
import { worstOf } from '../../rules/passing-through/caught-evading.ts';
import { proves } from '../proving.ts';
import { answer, companies, noReaction, partNamed, plan, refusalsOf, type Scene } from '../scene.ts';
import { all, at, EVADE, evading, half, harassers, hussars, steps } from './running.ts';

type Entries = Parameters<typeof evading>[0];

const column = { formation: 'march column' } as const;
const friend = { side: 'allied' } as const;

/** Light infantry evades northwards from hussars 20 cm away; its front is at the middle of the table. */
const flight = (entry: object, friends: Entries, switches = {}): Scene =>
  evading(
    [hussars({ id: 'hussars', at: [0, -20] }), harassers({ id: 'light', at: [0, 0], ...entry }), ...friends],
    switches,
  );

const run = (given: Scene, halves: number): Scene =>
  Array.from({ length: halves - 1 }).reduce<Scene>((now) => half(now), half(given, { light: EVADE }));

/** Two battalions in column, 4.5 cm wide and 15 deep, that leave so much between them. */
const gateway = (gap: number, more: object = {}): Entries => [
  { id: 'east', at: [gap / 2 + 2.25, 20], ...friend, ...column, ...more },
  { id: 'west', at: [-gap / 2 - 2.25, 20], ...friend, ...column, ...more },
];

describe('lanes', () => {
  proves(
    'LA-M7.2-12',
    'between two friends it needs 1.5 cm, and passes in as many files as that holds',
    (saw) => {
      const narrow = run(flight(column, gateway(1.5)), 2);
      saw(narrow.events);
      expect(all(narrow, 'crossing')).toEqual([]);
      expect(at(narrow, 'light').evade?.flow).toMatchObject({ files: 1, depth: 15_000 });
      const wide = run(flight(column, gateway(3.1)), 2);
      expect(at(wide, 'light').evade?.flow).toMatchObject({ files: 2 });
      const through = run(flight(column, gateway(5)), 2);
      expect(at(through, 'light').evade?.flow).toBeUndefined();
      expect(all(through, 'crossing')).toEqual([]);
    },
  );

  test('skirmishers close up to pass', () => {
    const loose = { formation: 'skirmish', companies: companies(3, 3, 'light'), status: 'regular' };
    const passing = run(flight(loose, gateway(4.6)), 3);
    expect(at(passing, 'light').evade?.flow).toMatchObject({ files: 3, from: 'skirmish' });
    expect(all(passing, 'crossing')).toEqual([]);
  });

  proves(
    ['LA-M7.2-13', 'LA-M7.2-14'],
    'with less it comes through them: all are in disorder, and it goes at half pace',
    (saw) => {
      const blocked = run(flight(column, gateway(1.4)), 2);
      saw(blocked.events);
      expect(all(blocked, 'crossing')).toHaveLength(2);
      for (const id of ['light', 'east', 'west']) expect(at(blocked, id).degradation).toBe(3);
      const [, , last] = steps(blocked, 'light');
      expect(last?.[1]).toBeLessThan(5_500);
    },
  );

  proves('LA-M7.2-14', 'skirmishers disorder a mass, too, unless a club spares it', (saw) => {
    const loose = { formation: 'skirmish', companies: companies(3, 3, 'light'), status: 'regular' };
    const wall: Entries = [{ id: 'wall', at: [0, 15], ...friend, companies: companies(1, 160) }];
    const both = run(flight(loose, wall), 2);
    saw(both.events);
    expect(at(both, 'wall').degradation).toBe(3);
    const spared = run(flight(loose, wall, { evadersCross: 'skirmishersOnly' }), 2);
    expect(at(spared, 'wall').degradation).toBe(0);
    expect(at(spared, 'light').degradation).toBe(3);
  });

  proves('LA-M7.2-15', 'guard, elite and squares are not crossed: the nearest free space', (saw) => {
    for (const troop of [
      { companies: companies(6, 3, 'old-guard') },
      { companies: companies(6, 3, 'grenadier') },
      { formation: 'square' as const },
    ]) {
      const refused = run(
        flight(column, [{ id: 'friend', at: [0, 22], ...friend, formation: 'division column', ...troop }]),
        4,
      );
      saw(refused.events);
      expect(all(refused, 'crossing')).toEqual([]);
      expect(at(refused, 'friend').degradation).toBe(0);
      expect(at(refused, 'light').x).not.toBe(0);
    }
  });
});

describe('parting in two', () => {
  const seven = {
    companies: [
      { troop: 'fusilier', figures: 4 },
      { troop: 'fusilier', figures: 4, lost: 1 },
    ],
  };
  const twelve: Entries = [{ id: 'line', at: [0, 10], ...friend, companies: companies(4, 3) }];

  proves(
    ['LA-M7.3-1', 'LA-M7.3-3e'],
    'seven figures meet a formed line of twelve: four pass its left end, three its right, and they close up behind it',
    (saw) => {
      const first = run(flight(seven, twelve), 2);
      const [split] = all(first, 'split-up').map((event) => event.split);
      expect(split).toMatchObject({ left: [4], out: [9_750, 8_250], past: 5_000 });
      expect(blocksOf(first.setting, at(first, 'light'), 'infantry')).toHaveLength(2);
      let now = first;
      for (let count = 0; count < 3; count += 1) now = half(now);
      saw(now.events);
      expect(all(now, 'crossing')).toEqual([]);
      expect(at(now, 'line').degradation).toBe(0);
      expect(all(now, 'closed-up')).toMatchObject([{ to: { x: 0, y: 15_000, heading: 0 } }]);
      expect(at(now, 'light').split).toBeUndefined();
      // Formed and facing the enemy, the line is what they reform behind.
      expect(at(now, 'light').evade).toBeUndefined();
    },
  );

  test('never, where a club plays it so: then they come through', () => {
    const now = run(flight(seven, twelve, { evadeSplit: 'never' }), 2);
    expect(all(now, 'split-up')).toEqual([]);
    expect(all(now, 'crossing')).toHaveLength(1);
  });

  proves('LA-M7.3-2', 'whoever touches one half, the whole takes the worst result', (saw) => {
    const order = ['holds', 'retreats', 'routs'];
    const worst = worstOf(['retreats', 'holds', 'routs', 'holds'], (result) => order.indexOf(result));
    expect(saw(worst).result).toBe('routs');
    expect(worstOf(['holds', 'holds'], (result) => order.indexOf(result)).result).toBe('holds');
    const given = flight(seven, twelve);
    const parted = half(given, {
      light: EVADE,
      hussars: [{ do: 'charge', target: partNamed(given, 'light') }],
    });
    const caught = half(parted);
    expect(saw(all(caught, 'evade-ended'))).toMatchObject([{ caught: true }]);
  });
});

describe('where it ends', () => {
  proves('LA-M7.2-8', 'a battalion stops behind a formed friend who faces the enemy', (saw) => {
    const behind = (more: object) =>
      run(flight(column, [{ id: 'friend', at: [10, 12], ...friend, ...more }]), 3);
    const stopped = behind({});
    saw(stopped.events);
    expect(at(stopped, 'light')).toMatchObject({ degradation: 2, cameBy: 'evade' });
    expect(at(stopped, 'light').evade).toBeUndefined();
    expect(at(behind({ degraded: 'disorganised' }), 'light').evade).toBeDefined();
    expect(at(behind({ facing: 0, at: [10, 9.5] }), 'light').evade).toBeDefined();
  });

  proves('LA-M7.2-2', 'it must reform before anything else', (saw) => {
    const stopped = run(flight(column, [{ id: 'friend', at: [10, 12], ...friend }]), 3);
    const march = { do: 'march', legs: [{ go: 'ahead', length: 1_000 }] } as const;
    expect(saw(refusalsOf(stopped, 'light', [march])).map(({ rule }) => rule)).toContain('LA-M7.2-2');
    expect(refusalsOf(stopped, 'light', [{ do: 'reform', to: 'march column' }])).toEqual([]);
  });

  proves(
    ['LA-M7.2-9', 'LA-M7.2-10'],
    'for want of one it runs to the edge, where a morale test says whether it stays',
    (saw) => {
      const given = evading([
        hussars({ id: 'hussars', at: [0, 30] }),
        harassers({ id: 'light', at: [0, 50], ...column }),
      ]);
      const gone = noReaction(plan(given, { light: EVADE }, [3, 3]));
      saw(gone.events);
      // Two threes, a regular, without formation: six.
      expect(all(gone, 'tested')).toMatchObject([{ occasions: ['edge'], score: 6 }]);
      expect(at(gone, 'light')).toMatchObject({ gone: 'left' });
      const stays = noReaction(plan(given, { light: EVADE }, [3, 4]));
      expect(all(stays, 'tested')).toMatchObject([{ score: 7 }]);
      expect(at(stays, 'light')).toMatchObject({ degradation: 2, cameBy: 'evade' });
      expect(at(stays, 'light')).not.toHaveProperty('gone');
    },
  );
});

describe('a company and its battalion', () => {
  /** A battalion of five companies in line, its voltigeurs out before it. */
  const battalion = (more: object = {}, out: readonly [number, number] = [0, 15]): Entries => [
    hussars({ id: 'hussars', at: [0, -36] }),
    {
      ...{ id: 'light', at: [0, 21], ...friend },
      companies: [...companies(5, 3), { troop: 'voltigeur', figures: 3 }],
      status: 'regular',
      skirmishers: [{ companies: [6], at: out, facing: 180 }],
      ...more,
    },
  ];

  const driven = (units: Entries, halves: number): Scene => {
    const given = evading(units);
    const charge = { do: 'charge', target: partNamed(given, 'light', 1) } as const;
    return Array.from({ length: halves - 1 }).reduce<Scene>(
      (now) => half(now),
      half(given, { hussars: [charge] }),
    );
  };

  /** One plan of the allies; both sides pass over rallies. */
  const planned = (given: Scene, order: PlanOrder): Scene => {
    let now = given;
    while (now.state.phase === 'rallies' || now.state.phase === 'follows') {
      const kind = now.state.phase === 'rallies' ? ('rally' as const) : ('follow' as const);
      now = answer(now, () => ({ kind, parts: [] }));
    }
    return noReaction(answer(now, ({ side }) => (side === 'allied' ? order : { ...order, parts: [] })));
  };

  proves(['LA-M7.2-3'], 'evades round it, and stops within 7 cm behind it', (saw) => {
    const now = driven(battalion(), 6);
    saw(now.events);
    const company = at(now, 'light', 1);
    expect(company).toMatchObject({ degradation: 2, cameBy: 'evade' });
    expect(company.evade).toBeUndefined();
    expect(company.y).toBeGreaterThan(23_500);
    expect(company.y).toBeLessThan(23_500 + 7_000 + 2_500);
    expect(at(now, 'light').degradation).toBe(0);
  });

  test('goes on while it is still before it, however near', () => {
    const now = driven(battalion({}, [0, 10]), 2);
    expect(at(now, 'light', 1).evade).toMatchObject({ steps: 2 });
    const first = all(now, 'moved').filter(({ part }) => part === partNamed(now, 'light', 1))[0];
    expect(first?.to.y).toBe(18_000);
  });

  test('steers for it when it is off to the side', () => {
    const now = driven(battalion({}, [25, 15]), 3);
    const moves = steps(now, 'light', 1);
    expect(moves[0]?.[0]).toBeGreaterThan(0);
    expect(moves[1]?.[0]).toBeLessThan(0);
  });

  proves(['LA-M7.2-4', 'LA-M7.2-5e'], 'takes half a period to reform and half a period to rejoin', (saw) => {
    const behind = driven(battalion(), 6);
    const part = partNamed(behind, 'light', 1);
    const order = {
      kind: 'plan' as const,
      parts: [{ part, tasks: [{ do: 'rejoin' as const }] }],
      officers: [],
    };
    const begun = planned(behind, order);
    saw(begun.events);
    const began = all(begun, 'began').find((event) => event.part === part);
    expect(began?.doing).toMatchObject({ what: 'rejoin', left: 4 });
    const back = half(half(begun));
    expect(at(back, 'light', 1).gone).toBe('joined');
    expect(at(back, 'light').companies).toHaveLength(6);
  });

  proves('LA-M7.2-6', 'in a battalion that is fighting it counts from the next period on', (saw) => {
    const behind = driven(battalion(), 6);
    const foe = partNamed(behind, 'hussars');
    const body = partNamed(behind, 'light');
    const contact = { attacker: foe, defender: body, side: 'front', since: 1, rules: [] } as const;
    const fighting = { ...behind, state: { ...behind.state, contacts: [contact] } };
    const part = partNamed(behind, 'light', 1);
    const order = {
      kind: 'plan' as const,
      parts: [{ part, tasks: [{ do: 'rejoin' as const }] }],
      officers: [],
    };
    const back = half(half(planned(fighting, order)));
    const [joined] = all(back, 'joined');
    saw(joined);
    const before = back.events.slice(0, joined === undefined ? 0 : back.events.indexOf(joined));
    const period = all({ events: before }, 'half').at(-1)?.period ?? 0;
    expect(joined?.fights).toBe(period + 1);
    expect(at(back, 'light').late).toEqual({ companies: [5], from: joined?.fights });
  });

  proves('LA-M7.2-7', 'the battalion itself never joins its company in a fight', (saw) => {
    const given = evading(battalion());
    expect(saw(refusalsOf(given, 'light', [{ do: 'rejoin' }]))).toMatchObject([
      { rule: 'LA-M7.2-7', code: 'body-joins-none' },
    ]);
  });
});
