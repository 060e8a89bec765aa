import { describe, expect, test } from 'vitest';
import { overlap } from '../../rules/crossing/cross.ts';
import type { UnitEntry } from '../../scenario-types.ts';
import { withPart } from '../../state.ts';
import type { Task } from '../../tasks.ts';
import { proves } from '../proving.ts';
import { answer, companies, noReaction, partNamed, plan, refusalsOf, type Scene } from '../scene.ts';
import { all, at, british, elites, type Fight, fought, horse, locked, strikes } from './fighting.ts';

/** Old guard in column on a British line: the line is beaten whatever the dice. */
const guard = { formation: 'division column', companies: companies(6, 3, 'old-guard') } as const;

const beaten = (
  french: Partial<UnitEntry> = {},
  allied: Partial<UnitEntry> = {},
  behind: readonly (Partial<UnitEntry> & Pick<UnitEntry, 'id' | 'at'>)[] = [],
  fight: Fight = {},
) =>
  locked(
    [
      { id: 'french', at: [0, 0], ...guard, ...french },
      { id: 'allied', at: [0, 0], ...british, ...allied },
      ...behind,
    ],
    fight,
  );

describe('the beaten', () => {
  proves('LA-S3.5-16', 'go back 3 cm in the open and 1.5 cm in a wood, and are disorganised', (saw) => {
    const [open, wood] = [fought(beaten()), fought(beaten({}, { shelter: 'wood' }))];
    saw([open.events, wood.events]);
    expect(all(open, 'recoiled')).toMatchObject([{ part: 1, length: 3_000 }]);
    expect(all(wood, 'recoiled')).toMatchObject([{ part: 1, length: 1_500 }]);
    expect([at(open, 'allied').y, at(wood, 'allied').y]).toEqual([3_000, 1_500]);
    expect(at(open, 'allied')).toMatchObject({ heading: 18_000, degradation: 1 });
  });

  test('taken in flank they go away from the enemy', () => {
    const done = fought(
      beaten({}, { at: [-1.25, 11.25], facing: 270 }, [], {
        contacts: [{ attacker: 'french', defender: 'allied', side: 'left', charged: true }],
      }),
    );
    expect(at(done, 'allied')).toMatchObject({ x: -1_250, y: 14_250, heading: 27_000 });
  });

  test('beaten attackers go back the way they came', () => {
    const done = fought(
      locked(
        [
          { id: 'french', at: [0, 0], formation: 'march column', companies: companies(6, 3) },
          { id: 'allied', at: [0, 0], ...british, companies: companies(5, 3, 'foot-guard') },
        ],
        { contacts: [{ attacker: 'french', defender: 'allied', side: 'front' }] },
      ),
    );
    expect(all(done, 'decided')).toMatchObject([{ winners: [1], losers: [0] }]);
    expect(at(done, 'french').y).toBe(-3_000);
    expect(at(done, 'allied').y).toBe(0);
  });

  const friend = { id: 'friend', ...british } as const;

  proves(
    ['LA-U5.2-8', 'LA-U5.2-9', 'LA-U5.2-2'],
    'come through a friend behind any part of their front, and both are in disorder',
    (saw) => {
      // Only the left end of the one behind is in the way.
      const done = fought(beaten({}, {}, [{ ...friend, at: [20, 4] }]));
      saw(done.events);
      expect(at(done, 'allied')).toMatchObject({ y: 3_000, degradation: 3 });
      expect(at(done, 'friend')).toMatchObject({ y: 4_000, degradation: 3 });
      expect(done.state.crossings).toMatchObject([{ crosser: 1, crossed: 2 }]);
      const beside = fought(beaten({}, {}, [{ ...friend, at: [22.6, 4] }]));
      expect(at(beside, 'friend').degradation).toBe(0);
      expect(beside.state.crossings).toEqual([]);
      const far = fought(beaten({}, {}, [{ ...friend, at: [0, 5.5] }]));
      expect(far.state.crossings).toEqual([]);
    },
  );

  proves(
    ['LA-U5.2-10', 'LA-U5.1-4', 'LA-U5.1-3'],
    'do not go back at all where the guard or a square stands behind them',
    (saw) => {
      const guards = fought(
        beaten({}, {}, [{ ...friend, at: [0, 4], companies: companies(5, 3, 'foot-guard') }]),
      );
      const square = fought(beaten({}, {}, [{ ...friend, at: [0, 4], formation: 'square' }]));
      for (const done of [guards, square]) {
        saw(done.events);
        expect(all(done, 'stuck')).toMatchObject([{ part: 1, by: 2 }]);
        expect(at(done, 'allied')).toMatchObject({ y: 0, degradation: 1 });
        expect(at(done, 'french').y).toBe(0);
        expect(done.state.contacts).toMatchObject([{ rounds: 1 }]);
        expect(done.state.contacts[0]?.follower).toBeUndefined();
      }
    },
  );

  test('stay where an enemy stands behind them', () => {
    const done = fought(beaten({}, {}, [{ id: 'trap', at: [0, 5.1], facing: 0 }]));
    expect(all(done, 'stuck')).toMatchObject([{ part: 1, by: 2 }]);
    expect(at(done, 'allied').y).toBe(0);
  });

  test('stop at the edge of the table', () => {
    const done = fought(beaten({ at: [0, 56] }, { at: [0, 56] }));
    expect(at(done, 'allied').y).toBe(57_500);
  });
});

describe('the winner', () => {
  const following = (attitude: UnitEntry['attitude'], afterWin?: 'follow' | 'stay') =>
    fought(
      beaten(attitude === undefined ? {} : { attitude }, {}, [], {
        state: (state) =>
          withPart(state, 0, (part) => ({
            ...part,
            ...(afterWin !== undefined && { secret: { ...part.secret, afterWin } }),
          })),
      }),
    );

  proves(
    ['LA-S3.5-17', 'LA-S3.2-1', 'LA-S3.2-2', 'LA-S3.2-3', 'LA-S3.2-5'],
    'must follow if it is to attack, and may if it is to hold, cover or support',
    (saw) => {
      const attack = following('attack');
      saw(attack.events);
      expect(at(attack, 'french').y).toBe(3_000);
      expect(attack.state.contacts).toMatchObject([{ follower: 0 }]);
      for (const attitude of ['hold', 'cover', 'support'] as const) {
        const done = following(attitude, 'follow');
        saw(done.events);
        expect(at(done, 'french').y).toBe(3_000);
        const stays = following(attitude);
        expect(at(stays, 'french').y).toBe(0);
        expect(all(stays, 'parted')).toHaveLength(1);
        expect(stays.state.contacts).toEqual([]);
      }
    },
  );

  proves(
    ['LA-S3.2-4', 'LA-S3.2-6', 'LA-S3.2-1'],
    'never follows if it is to harass or manoeuvre; the plan cannot say otherwise than the order',
    (saw) => {
      for (const attitude of ['harass', 'manoeuvre'] as const) {
        expect(at(following(attitude, 'follow'), 'french').y).toBe(0);
        const order = instructed(beaten({ attitude }), 'follow');
        expect(saw(order)).toMatchObject([{ code: 'melee-never-follows' }]);
      }
      expect(saw(instructed(beaten(), 'stay'))).toMatchObject([
        { code: 'melee-must-follow', rule: 'LA-S3.2-1' },
      ]);
      expect(instructed(beaten({ attitude: 'hold' }), 'follow')).toEqual([]);
    },
  );

  /** What stands against an instruction for the French. */
  const instructed = (given: Scene, afterWin: 'follow' | 'stay') =>
    refusalsOf(given, 'french', [], 0, { afterWin });

  test('does what the plan says, and only in that period', () => {
    const given = beaten({ attitude: 'hold' }, {}, [], { state: (state) => ({ ...state, quarter: 3 }) });
    const part = partNamed(given, 'french');
    const done = noReaction(
      answer(given, ({ side }) => ({
        kind: 'plan',
        parts: side === 'french' ? [{ part, tasks: [], afterWin: 'follow' }] : [],
        officers: [],
      })),
    );
    expect(all(done, 'followed-up')).toMatchObject([{ part, target: 1 }]);
    expect(at(done, 'french').secret?.afterWin).toBeUndefined();
    expect(all(noReaction(plan(given, {})), 'followed-up')).toEqual([]);
  });

  test('stays if somebody else is in its way', () => {
    const barred = fought(
      beaten({ formation: 'line' }, { companies: companies(4, 2, 'line') }, [
        { id: 'other', at: [12, 15], facing: 90 },
      ]),
    );
    expect(at(barred, 'allied').y).toBe(3_000);
    expect(at(barred, 'french').y).toBe(0);
    expect(barred.state.contacts).toEqual([]);
  });

  test('never leaves its square', () => {
    const square = fought(
      locked(
        [
          { id: 'french', at: [0, 0], formation: 'square', companies: companies(6, 3, 'old-guard') },
          { id: 'allied', at: [0, 0], side: 'allied', nation: 'russia', ...horse('cossack') },
        ],
        { contacts: [{ attacker: 'allied', defender: 'french', side: 'front', charged: true }] },
      ),
    );
    expect(all(square, 'decided')).toMatchObject([{ winners: [0] }]);
    expect(at(square, 'french').y).toBe(0);
  });
});

describe('gunners', () => {
  const battery = (troop: string, companiesOf = 4) => ({
    ...{ id: 'allied', at: [0, 0] as const, side: 'allied', nation: 'britain' as const },
    ...{ formation: 'in battery' as const, companies: [{ troop, figures: companiesOf }] },
  });

  proves('LA-S3.5-29', 'fight with 2 or 3; beaten, they run and the guns are taken', (saw) => {
    const foot = fought(locked([{ id: 'french', at: [0, 0], ...horse() }, battery('foot-9pdr')]));
    saw(foot.events);
    expect(strikes(foot).defender).toEqual({ figures: 4, factors: [2], men: 8 });
    expect(all(foot, 'guns-taken')).toMatchObject([{ part: 1, by: 0 }]);
    expect(at(foot, 'allied')).toMatchObject({ routing: true, gunsLost: true, formation: 'skirmish' });
    expect(foot.state.contacts).toEqual([]);
    expect(all(foot, 'recoiled')).toEqual([]);
    const mounted = fought(locked([{ id: 'french', at: [0, 0], ...horse() }, battery('horse-6pdr')]));
    expect(strikes(mounted).defender).toEqual({ figures: 4, factors: [3], men: 12 });
  });

  proves('LA-S3.5-29', 'they crowd behind their guns, no wider than these, and on nobody', (saw) => {
    // Eight gunners, and horse on the left flank of their guns.
    const beside = fought(
      locked([{ id: 'french', at: [3, 2.5], ...horse(), facing: 270 }, battery('foot-9pdr', 8)], {
        contacts: [{ attacker: 'french', defender: 'allied', side: 'left', charged: true }],
      }),
    );
    saw(beside.events);
    expect(all(beside, 'guns-taken')).toMatchObject([{ part: 1, by: 0 }]);
    expect(overlap(beside.state, 0, 1)).toBe(false);
    const { ranks, x, y } = at(beside, 'allied');
    expect([ranks.every((rank) => rank <= 4), x]).toEqual([true, 0]);
    expect(y).toBeGreaterThanOrEqual(5_000);
  });

  test('who win keep their guns', () => {
    const held = fought(
      locked(
        [
          {
            id: 'french',
            at: [0, 0],
            formation: 'skirmish',
            companies: [{ troop: 'light', figures: 8 }],
            degraded: 'in disorder',
          },
          battery('horse-6pdr', 6),
        ],
        { contacts: [{ attacker: 'french', defender: 'allied', side: 'front' }] },
      ),
    );
    expect(all(held, 'guns-taken')).toEqual([]);
    expect(at(held, 'allied').formation).toBe('in battery');
  });
});

describe('a unit that runs', () => {
  proves(
    ['LA-S3.5-28', 'LA-S3.5-3', 'LA-S3.5-4'],
    'is struck in the rear by whoever has caught it, with the bonus of a follower, and does not strike back',
    (saw) => {
      const caught = beaten({}, { degraded: 'in disorder' }, [], {
        contacts: [{ attacker: 'french', defender: 'allied', side: 'front' }],
        state: (state) => withPart(state, 1, (part) => ({ ...part, routing: true })),
      });
      const done = fought(caught);
      saw(done.events);
      // Six of the old guard in contact: 6 + 2 + 4.
      expect(strikes(done)).toEqual({
        attacker: { figures: 6, factors: [12], men: 72 },
        defender: undefined,
      });
      expect(all(done, 'recoiled')).toEqual([]);
      expect(at(done, 'allied')).toMatchObject({ y: 0, routing: true });
    },
  );

  test('does not fight another that runs', () => {
    const both = beaten({}, {}, [], {
      state: (state) =>
        [0, 1].reduce((now, index) => withPart(now, index, (part) => ({ ...part, routing: true })), state),
    });
    const done = fought(both);
    expect(all(done, 'fought')).toEqual([]);
    expect(done.state.contacts).toEqual([]);
  });
});

describe('a rally that is followed', () => {
  const pursued = (isWild: boolean) =>
    locked(
      [
        { id: 'french', at: [0, 0], ...horse(), facing: 180, degraded: 'without formation' },
        {
          ...{ id: 'allied', at: [0, 5] as const, side: 'allied', nation: 'prussia' as const },
          ...horse(),
          degraded: 'disorganised',
        },
      ],
      {
        contacts: [{ attacker: 'allied', defender: 'french', side: 'front', charged: true, rounds: 1 }],
        state: (state) =>
          withPart(
            withPart(state, 0, (part) => ({
              ...part,
              y: 0,
              rally: { since: 1, turning: 0, steps: 2, followers: [1] },
            })),
            1,
            (part) => ({
              ...part,
              follow: { target: 0, until: 9, ...(isWild && { uncontrolled: true as const }) },
            }),
          ),
      },
    );

  proves(
    ['LA-M3.3-13', 'LA-M3.3-14', 'LA-M3.3-15', 'LA-S3.5-3'],
    'fights without formation, all riders against all; the follower disorganised, with its bonus',
    (saw) => {
      const done = fought(pursued(false));
      saw(done.events);
      expect(strikes(done)).toEqual({
        attacker: { figures: 12, factors: [5 + 2 - 1], men: 72 },
        defender: { figures: 12, factors: [5 - 2], men: 36 },
      });
      expect(at(done, 'french').rally).toBeDefined();
      expect(all(done, 'recoiled')).toEqual([]);
    },
  );

  proves('LA-M3.3-16', 'a follower beyond control has all charge bonuses and no malus', (saw) => {
    const done = fought(pursued(true));
    saw(done.events);
    expect(strikes(done).attacker).toEqual({ figures: 12, factors: [5 + 3 + 2], men: 120 });
  });
});

describe('contact', () => {
  proves('LA-M3.3-12', 'that is no more: nobody fights', (saw) => {
    const done = fought(beaten({}, { at: [0, 1] }));
    saw(done.events);
    expect(all(done, 'fought')).toEqual([]);
    expect(all(done, 'parted')).toMatchObject([{ attacker: 0, defender: 1 }]);
  });

  proves('LA-S3.5-21', 'of the second half-period counts for half, of the first in full', (saw) => {
    const charge: Task = { do: 'charge', target: 1 };
    const played = (half: 1 | 2): Scene => {
      const given = locked(
        [
          { id: 'french', at: [0, 0], ...elites() },
          { id: 'allied', at: [0, 8], ...british },
        ],
        { contacts: [], state: (state) => ({ ...state, quarter: half === 1 ? 1 : 3 }) },
      );
      const first = noReaction(plan(given, { french: [charge] }));
      return half === 1 ? noReaction(plan(first, {})) : first;
    };
    const [early, late] = [played(1), played(2)];
    saw([early.events, late.events]);
    expect(strikes(early).attacker).toEqual({ figures: 6, factors: [8], men: 53 });
    expect(strikes(late).attacker).toEqual({ figures: 6, factors: [8], men: 26 });
    expect(all(late, 'fought')).toMatchObject([{ halved: true }]);
  });
});

test('the order of the units changes nothing', () => {
  const units = [
    { id: 'french', at: [0, 0] as const, ...guard },
    { id: 'second', at: [30, 0] as const, ...elites() },
    { id: 'allied', at: [0, 0] as const, ...british },
    { id: 'other', at: [30, 0] as const, ...british },
  ];
  const contacts = [
    { attacker: 'french', defender: 'allied', side: 'front', charged: true },
    { attacker: 'second', defender: 'other', side: 'front', charged: true },
  ] as const;
  const [one, turned] = [locked(units, { contacts }), locked([...units].reverse(), { contacts })].map(
    (given) => fought(given),
  );
  if (one === undefined || turned === undefined) throw new Error('Nobody fought');
  for (const { id } of units) {
    const { unit: _unit, ...part } = at(one, id);
    expect(at(turned, id)).toMatchObject(part);
  }
});

describe('a beaten enemy who runs', () => {
  /** Enough of the army is left for it to fight on. */
  const reserve = [-80, 80].map((x) => ({ id: `reserve ${x}`, ...british, at: [x, 40] as const }));

  /** The line routs; the guard has followed its recoil. */
  const routed = (french: Partial<UnitEntry> = {}, more: Parameters<typeof beaten>[2] = []) =>
    fought(beaten(french, {}, [...more, ...reserve]), [3, 3, 1, 1]);

  /** From the end of one period into the next, half by half. */
  const periodAfter = (given: Scene): Scene => {
    const next: Scene = { ...given, state: { ...given.state, period: 2, quarter: 1, phase: 'plans' } };
    return noReaction(plan(noReaction(plan(next, {})), {}));
  };

  proves('LA-S3.2-1', 'is pursued for a period by whoever is ordered to attack', (saw) => {
    const done = routed({ attitude: 'attack' });
    saw(done.events);
    expect(all(done, 'routed').map(({ part }) => part)).toEqual([1]);
    expect(all(done, 'follows')).toMatchObject([{ part: 0, target: 1, until: 9, pursuit: true }]);
    const after = periodAfter(done);
    const moves = all(after, 'moved').filter(({ part, level }) => part === 0 && level === 'rally');
    expect(moves.map(({ way }) => way.length)).toEqual([2, 2, 2, 2]);
    expect(at(after, 'french').y).toBe(3_000 + 20_000);
    expect(all(after, 'follow-ended').map(({ part }) => part)).toEqual([0]);
    expect(at(after, 'french').follow).toBeUndefined();
  });

  proves('LA-S3.2-2', 'is not pursued by whoever holds, even if it follows a recoil', (saw) => {
    const done = fought(
      beaten({ attitude: 'hold' }, {}, [], {
        state: (now) =>
          withPart(now, 0, (part) => ({ ...part, secret: { ...part.secret, afterWin: 'follow' } })),
      }),
      [3, 3, 1, 1],
    );
    saw(done.events);
    expect(all(done, 'followed-up')).toHaveLength(1);
    expect(all(done, 'routed')).toHaveLength(1);
    expect(all(done, 'follows')).toEqual([]);
  });

  proves(
    ['LA-S3.5-28', 'LA-S3.2-1'],
    'is run down by horsemen who catch him, and does not strike back',
    (saw) => {
      const done = routed({ ...horse('horse-guard'), attitude: 'attack' });
      expect(all(done, 'follows')).toHaveLength(1);
      const after = periodAfter(done);
      saw(after.events);
      const [caught] = all(after, 'fought').slice(-1);
      expect(caught).toMatchObject({ attacker: 0, defender: 1 });
      expect(caught?.strikes.defender).toBeUndefined();
      expect(caught?.strikes.attacker?.groups[0]?.rows.map(({ value }) => value)).toContain(4);
    },
  );

  test('is let go once somebody else stands in the way and is met', () => {
    const done = periodAfter(routed({ attitude: 'attack' }, [{ id: 'other', ...british, at: [0, 16] }]));
    expect(all(done, 'met').at(-1)).toMatchObject({ contact: { attacker: 0, defender: 2 } });
    expect(at(done, 'french').follow).toBeUndefined();
  });
});
