import { describe, expect } from 'vitest';
import type { Contact } from '../../model/state.ts';
import { charge, hussars } from '../charges/field.ts';
import { half } from '../fire/firing.ts';
import { all, at, british, elites, fought, horse, rowsOf, strikes } from '../melee/fighting.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, refusalsOf, type Scene, scene } from '../scene.ts';
import { ahead, along, assault, line, type More } from './yard.ts';

/** All that two dice can show. */
const DICE = Array.from({ length: 36 }, (_, n) => [1 + (n % 6), 1 + Math.floor(n / 6)]);

const HEDGE = 'LA-S3.5-10';
const contactIn = ({ state }: Scene): Contact | undefined => state.contacts[0];

/** Its round at the end of the period; the dice are those of the allies, then of the French. */
const round = (given: Scene, dice: readonly number[] = []): Scene => {
  const now = fought({ ...given, state: { ...given.state, quarter: 4 } }, dice);
  return { ...now, events: [...given.events, ...now.events] };
};

const following = (given: Scene, id: string): Scene => ({
  ...given,
  state: {
    ...given.state,
    parts: given.state.parts.map((chunk) =>
      chunk.map((part) =>
        part === at(given, id) ? { ...part, secret: { ...part.secret, afterWin: 'follow' as const } } : part,
      ),
    ),
  },
});

const few = (count: number, troop: string): More => ({
  companies: [{ troop, figures: 9, lost: 9 - count }],
});
/** Five British against six French. */
const held: More = few(5, 'line');
const six: More = few(6, 'fusilier');
const guard: More = { companies: companies(6, 3, 'old-guard') };

const rulesOf = (given: Scene, kind: 'recoiled' | 'followed-up' | 'degraded' | 'decided' | 'fought') =>
  all(given, kind).flatMap(({ rules }) => rules);

describe('an obstacle that is held', () => {
  proves(
    ['LA-O8.6-3', 'LA-O8.6-4', 'LA-O8.6-6e'],
    'six who come up against five begin a melee at once, five against five',
    (saw) => {
      const met = saw(assault([line('hedge')], six, held));
      expect(contactIn(met)).toMatchObject({ defender: partNamed(met, 'allied'), side: 'front' });
      const now = saw(round(met));
      expect([strikes(now).attacker?.figures, strikes(now).defender?.figures]).toEqual([5, 5]);
      // In the open the sixth reaches round them.
      const open = round(assault([], six, held));
      expect(strikes(open).attacker?.figures).toBe(6);
    },
  );

  proves(
    ['LA-O8.6-7', 'LA-O8.6-9', 'LA-O8.6-10', 'LA-O8.1-4', 'LA-O8.1-5'],
    'whoever stands against it is covered, light or hard, and only his enemy pays for it',
    (saw) => {
      for (const [material, value] of [
        ['hedge', -1],
        ['palisade', -1],
        ['barricade', -1],
        ['stone wall', -2],
        ['abatis', -2],
      ] as const) {
        const now = saw(round(assault([line(material)])));
        expect([material, rowsOf(now, 'attacker')[HEDGE] ?? rowsOf(now, 'attacker')]).toEqual([
          material,
          value,
        ]);
        expect(rowsOf(now, 'defender')[HEDGE]).toBeUndefined();
      }
      // A little off it nobody is covered, though fire would spare him.
      const off = round(assault([line('hedge', -0.2)], { at: [0, -1.2] }, {}));
      expect(rowsOf(off, 'attacker')[HEDGE]).toBeUndefined();
    },
  );

  proves('LA-O8.6-8', 'whoever was there first owns it; if both come at once, nobody does', (saw) => {
    const first = saw(assault([line('hedge')]));
    expect(contactIn(first)?.holder).toBe(partNamed(first, 'allied'));
    const both = saw(
      half(
        scene(
          [
            { id: 'french', at: [0, -1], attitude: 'attack' },
            { id: 'allied', at: [0, 1], ...british, attitude: 'attack' },
          ],
          { features: [line('hedge')] },
        ),
        { french: [ahead(1.05)], allied: [ahead(1.05)] },
      ),
    );
    expect(contactIn(both)).toBeDefined();
    expect(contactIn(both)?.holder).toBeUndefined();
    const now = round(both);
    expect([rowsOf(now, 'attacker')[HEDGE], rowsOf(now, 'defender')[HEDGE]]).toEqual([undefined, undefined]);
    expect(strikes(now).attacker?.figures).toBeLessThanOrEqual(15);
  });

  proves(
    'LA-O8.6-1',
    'nobody charges those who hold it, unless from where it does not lie between',
    (saw) => {
      const given = (x: number, y: number, facing: number) =>
        scene(
          [
            { id: 'hussars', ...hussars, at: [x, y], facing, attitude: 'attack' },
            { id: 'allied', at: [0, 0], ...british },
          ],
          { features: [line('hedge')] },
        );
      const barred = given(0, -12, 0);
      const refusals = refusalsOf(barred, 'hussars', [charge(barred, 'allied')]);
      saw({ refusals });
      expect(refusals.map(({ rule }) => rule)).toContain('LA-O8.6-1');
      const behind = given(0, 14, 180);
      expect(refusalsOf(behind, 'hussars', [charge(behind, 'allied')])).toEqual([]);
    },
  );
});

describe('the attacker wins', () => {
  const won = (features = [line('hedge')], french: More = guard) =>
    round(assault(features, french, held), [1, 6]);

  proves(
    ['LA-O8.6-5', 'LA-O8.6-13', 'LA-O8.6-14', 'LA-O8.6-21'],
    'the defender recoils 3 cm and is disorganised; the winner stands against the obstacle, even if told to attack',
    (saw) => {
      const now = saw(won());
      expect(all(now, 'recoiled')[0]?.length).toBe(3_000);
      expect(rulesOf(now, 'recoiled')).toContain('LA-O8.6-13');
      expect(all(now, 'took-barrier')).toHaveLength(1);
      expect(all(now, 'followed-up')).toHaveLength(0);
      expect(at(now, 'french').y).toBe(0);
      expect([at(now, 'allied').y, at(now, 'allied').degradation]).toEqual([3_000, 1]);
      expect(now.state.contacts).toEqual([]);
    },
  );

  proves(
    ['LA-O8.6-15', 'LA-O8.6-16', 'LA-O8.6-17e', 'LA-O8.6-20', 'LA-O8.6-13'],
    'a column that follows over a wall loses no time, but its formation, and presses on with its bonus',
    (saw) => {
      const column = { ...guard, formation: 'march column' } as const;
      const over = saw(round(following(assault([line('stone wall')], column, held), 'french'), [1, 6]));
      expect(all(over, 'followed-up')[0]).toMatchObject({ over: 'line', to: { y: 3_000 } });
      expect(at(over, 'french').degradation).toBe(2);
      const next = saw(fought({ ...over, events: [], state: { ...over.state, quarter: 4 } }));
      expect(rulesOf(next, 'fought')).toContain('LA-O8.6-20');
    },
  );

  proves(
    ['LA-O8.6-18', 'LA-O8.6-19e'],
    'over a hedge a line keeps some order; a division column that is half across has none; all of both fight',
    (saw) => {
      const over = (french: More) =>
        round(following(assault([line('hedge')], french, held), 'french'), [1, 6]);
      expect(at(over(guard), 'french').degradation).toBe(1);
      const column = saw(over({ ...guard, formation: 'division column' }));
      expect(at(column, 'french').degradation).toBe(2);
      expect(rulesOf(column, 'degraded')).toContain('LA-O8.6-18');
      const next = saw(fought({ ...column, events: [], state: { ...column.state, quarter: 4 } }));
      expect(strikes(next).attacker?.figures).toBe(18);
      expect(rulesOf(next, 'fought')).toContain('LA-O8.6-18');
    },
  );
});

describe('a march that ends at it', () => {
  const marched = (cm: number, features: Parameters<typeof assault>[0], allied: More = {}) =>
    half(
      scene(
        [
          { id: 'french', at: [0, -3], attitude: 'attack' },
          { id: 'allied', at: [0, 0], ...british, ...allied },
        ],
        { features },
      ),
      { french: [ahead(cm)] },
    );

  proves('LA-O8.6-3', 'begins the melee, also with a hair between the bases', (saw) => {
    const wall = [line('stone wall', -0.05)];
    for (const cm of [2.94, 2.96]) {
      const met = saw(marched(cm, wall));
      expect(met.state.contacts).toMatchObject([{ holder: partNamed(met, 'allied') }]);
    }
    expect(marched(2.8, wall).state.contacts).toEqual([]);
    expect(marched(2.94, []).state.contacts).toEqual([]);
    expect(marched(2.94, wall, { at: [0, 0.2] }).state.contacts).toEqual([]);
  });

  proves('LA-M5.5-13', 'so does one that ends base to base in the open, and no passing by', (saw) => {
    expect(saw(marched(3, [])).state.contacts).toHaveLength(1);
    // Flank beside flank: 18 figures and 15 figures of 1.5 cm.
    const beside = { at: [(27 + 22.5) / 2, -3] as const, facing: 0 };
    expect(marched(3, [], beside).state.contacts).toEqual([]);
  });
});

describe('a draw', () => {
  proves(
    ['LA-O8.6-22', 'LA-O8.6-23', 'LA-OX-7', 'LA-O8.3-8'],
    'the attacker stays; from the second round on both are covered, and only those in contact fight',
    (saw) => {
      const met = assault([line('hedge')], elites(), {});
      const drawn = saw(
        DICE.map((dice) => round(met, dice)).find((each) => all(each, 'decided')[0]?.drawn) ?? met,
      );
      const [decided] = all(drawn, 'decided');
      expect(decided).toMatchObject({ drawn: true });
      expect(decided?.rules).toContain('LA-O8.6-22');
      const next = saw(fought({ ...drawn, events: [], state: { ...drawn.state, quarter: 4 } }));
      expect([rowsOf(next, 'attacker')[HEDGE], rowsOf(next, 'defender')[HEDGE]]).toEqual([-1, -1]);
      expect(strikes(next).attacker?.figures).toBeLessThan(18);
    },
  );

  proves(
    ['LA-O8.6-22', 'LA-OX-7'],
    'a column six wide and the line behind the hedge go on six against six, unless somebody extends his front',
    (saw) => {
      const column: More = { ...guard, formation: 'division column' };
      const met = assault([line('hedge')], column, { companies: companies(4, 3, 'line') });
      const drawn = DICE.map((dice) => round(met, dice)).find((each) => all(each, 'decided')[0]?.drawn);
      const first = saw(drawn ?? met);
      expect([strikes(first).attacker?.figures, strikes(first).defender?.figures]).toEqual([6, 6]);
      const next = saw(fought({ ...first, events: [], state: { ...first.state, quarter: 4 } }));
      expect(all(next, 'fought')[0]?.rules).toContain('LA-O8.6-22');
      expect([strikes(next).attacker?.figures, strikes(next).defender?.figures]).toEqual([6, 6]);
    },
  );
});

describe('the attacker loses', () => {
  proves(
    ['LA-O8.6-24', 'LA-O8.6-25'],
    'he recoils 3 cm and is disorganised; the defender may follow and is degraded by that',
    (saw) => {
      const lost = saw(round(assault([line('hedge')], six), [6, 1]));
      expect(rulesOf(lost, 'recoiled')).toContain('LA-O8.6-24');
      expect([at(lost, 'french').y, at(lost, 'french').degradation]).toEqual([-3_000, 1]);
      expect(at(lost, 'allied').y).toBe(0);
      const chased = saw(
        round(following(assault([line('stone wall')], six, { attitude: 'attack' }), 'allied'), [6, 1]),
      );
      expect(at(chased, 'allied').y).toBe(-3_000);
      expect(rulesOf(chased, 'followed-up')).toContain('LA-O8.6-25');
      expect(rulesOf(chased, 'degraded')).toContain('LA-O8.6-16');
    },
  );
});

describe('caught while crossing', () => {
  /** The allies are half across the line when the French reach them. */
  const caught = (french: More = {}, allied: More = {}) => assault([line('hedge', 1.2)], french, allied);

  proves(
    ['LA-O8.6-11', 'LA-O8.6-27', 'LA-O8.6-28', 'LA-O8.6-12', 'LA-O8.6-29'],
    'it is without formation and uncovered, fights with those in contact, and routs at the least doubt',
    (saw) => {
      const met = saw(caught(six));
      expect(contactIn(met)?.halfWay).toBe(partNamed(met, 'allied'));
      expect(at(met, 'allied').degradation).toBe(2);
      const now = saw(round(met));
      expect(rowsOf(now, 'attacker')[HEDGE]).toBeUndefined();
      expect(rulesOf(now, 'fought')).toContain('LA-O8.6-27');
      const beaten = saw(round(caught(guard, held), [1, 6, 3, 3]));
      expect(beaten.events.flatMap(({ rules }) => rules)).toContain('LA-O8.6-12');
    },
  );
});

describe('drawn up round a bend', () => {
  proves('LA-O8.6-26', 'a defender some of whose figures face elsewhere cannot follow', (saw) => {
    const hedge = along('hedge', [-6, -10], [-6, 0], [6, 0], [6, -10]);
    const given = scene(
      [
        { id: 'french', at: [0, 0], formation: 'march column', ...guard, attitude: 'attack' },
        { id: 'allied', at: [0, 40], ...british, ...held, attitude: 'attack' },
      ],
      { features: [hedge] },
    );
    const drawn = half(half(given, { french: [{ do: 'change', to: 'line', along: 'line' }] }));
    const near: Scene = {
      ...drawn,
      state: {
        ...drawn.state,
        parts: drawn.state.parts.map((chunk) =>
          chunk.map((part) => (part === at(drawn, 'allied') ? { ...part, y: 1_000 } : part)),
        ),
      },
    };
    const met = following(half(near, { allied: [ahead(1.5)] }), 'french');
    expect(contactIn(met)?.holder).toBe(partNamed(met, 'french'));
    const now = saw(round(met, [1, 6]));
    expect(all(now, 'recoiled')).toHaveLength(1);
    expect(all(now, 'kept-back')).toMatchObject([{ part: partNamed(now, 'french'), why: 'bent' }]);
    expect([at(now, 'french').y, at(now, 'allied').y]).toEqual([0, 3_000]);
  });
});

describe('squadrons of a line', () => {
  proves('LA-OX-6', 'halt before an obstacle that lies in their way alone; the others charge on', (saw) => {
    // Four squadrons of three, 30 cm abreast; a hedge before the two on the left.
    const given = (hedge: readonly [number, number]) =>
      scene(
        [
          { id: 'horse', at: [0, -12], nation: 'france', ...horse(), attitude: 'attack' },
          { id: 'allied', at: [8, 0], ...british, ...few(9, 'line') },
        ],
        { features: [line('hedge', -8, hedge)] },
      );
    const some = given([-16, -1]);
    const task = charge(some, 'allied');
    expect(refusalsOf(some, 'horse', [task])).toEqual([]);
    const now = saw(half(some, { horse: [task] }));
    expect(all(now, 'detached').flatMap(({ rules }) => rules)).toContain('LA-OX-6');
    expect(now.state.contacts).toHaveLength(1);
    const halted = at(now, 'horse', 1);
    expect([halted.companies.length, halted.y <= -8_000]).toEqual([2, true]);
    const whole = given([-16, 16]);
    expect(refusalsOf(whole, 'horse', [charge(whole, 'allied')]).map(({ rule }) => rule)).toEqual([
      'LA-O8.6-2',
    ]);
  });
});
