import { describe, expect, test } from 'vitest';
import { withPart } from '../../model/evolve.ts';
import type { UnitEntry } from '../../model/scenario.ts';
import type { Task } from '../../model/tasks.ts';
import { overlap } from '../../rules/passing-through/cross.ts';
import { proves } from '../proving.ts';
import { answer, companies, noReaction, partNamed, plan, refusalsOf, type Scene } from '../scene.ts';
import { beaten, guard } from './aftermath.ts';
import { all, at, british, elites, fought, horse, locked, strikes } from './fighting.ts';

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
    expect(overlap(beside.setting, beside.state, 0, 1)).toBe(false);
    const { ranks, x, y } = at(beside, 'allied');
    expect([ranks.every((rank) => rank <= 4), x]).toEqual([true, 0]);
    expect(y).toBeGreaterThanOrEqual(5_000);
  });

  proves('LA-S3.6-10', 'who have lost their guns run in disorder', (saw) => {
    const lost = fought(locked([{ id: 'french', at: [0, 0], ...horse() }, battery('foot-9pdr')]));
    saw(all(lost, 'degraded'));
    expect(at(lost, 'allied')).toMatchObject({ routing: true, degradation: 3 });
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
