import { describe, expect, test } from 'vitest';
import { withPart } from '../../model/evolve.ts';
import type { UnitEntry } from '../../model/scenario.ts';
import { proves } from '../proving.ts';
import { companies, noReaction, plan, type Scene } from '../scene.ts';
import { beaten } from './aftermath.ts';
import { all, at, british, fought, horse, locked, strikes } from './fighting.ts';

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

  proves('LA-U5.2-9', 'are not barred by those who beat them', (saw) => {
    // Aslant before the enemy, and a hair on his ground: the way back is free all the same.
    const aslant = fought(beaten({ at: [0, -1.14], facing: 15 }));
    saw(aslant.events);
    expect(all(aslant, 'decided')).toMatchObject([{ losers: [0] }]);
    expect(all(aslant, 'stuck')).toEqual([]);
    expect(at(aslant, 'french').y).toBeLessThan(-4_000);
    // Beaten on the right by one whose line lies across the way to the left: straight back.
    const done = fought(
      beaten({ formation: 'line', at: [6, -1.4], facing: 345 }, {}, [], {
        contacts: [{ attacker: 'french', defender: 'allied', side: 'right', charged: true }],
      }),
      [1, 1, 6, 6],
    );
    saw(done.events);
    expect(all(done, 'decided')).toMatchObject([{ losers: [1] }]);
    expect(all(done, 'stuck')).toEqual([]);
    expect(at(done, 'allied')).toMatchObject({ x: 0, y: 3_000 });
    expect(all(done, 'recoiled')).toMatchObject([{ rules: expect.arrayContaining(['LA-U5.2-9']) }]);
  });

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
