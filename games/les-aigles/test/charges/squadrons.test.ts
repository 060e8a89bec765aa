import { describe, expect, test } from 'vitest';
import { provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { view } from '../../knowledge/view.ts';
import type { ChargeTask, Task } from '../../model/tasks.ts';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { check } from '../../play/check.ts';
import { box, wood } from '../ground/land.ts';
import { proves } from '../proving.ts';
import { companies, noReaction, partNamed, plan, type Scene, scene } from '../scene.ts';
import { charged, contacts, hussars, otherwise, partOfUnit } from './field.ts';

const line = { id: 'line', side: 'allied' as const, attitude: 'hold' as const };

/** Four squadrons of three in line: 30 cm wide, 7 cm a quarter and 7 of bonus. */
const regiment = { ...hussars({ id: 'hussars', at: [0, 0] }), formation: 'line' as const };

const ride = (given: Scene, more: Partial<ChargeTask> = {}, halves = 1): Scene => {
  const task: ChargeTask = { do: 'charge', target: partNamed(given, 'line'), ...more };
  let now = noReaction(plan(given, { hussars: [task] }));
  for (let half = 1; half < halves; half += 1) now = noReaction(plan(now, {}));
  return now;
};

const partsOf = (given: Scene, id: string) => {
  const unit = given.state.units.flat().findIndex((each) => each.id === id);
  return given.state.parts.flat().filter((part) => part.unit === unit);
};

/** Before the left squadron stands a friend in column. */
const hampered = (formation = regiment.formation, switches = {}) =>
  scene(
    [
      { ...regiment, formation },
      { id: 'friend', at: [-13, 11], formation: 'march column', companies: companies(4, 3) },
      { ...line, at: [4, 30] },
    ],
    {},
    switches,
  );

describe('a friend in the way', () => {
  proves(
    ['LA-M5.7-1', 'LA-M5.7-2', 'LA-M5.7-4', 'LA-M5.7-5', 'LA-M5.7-6', 'LA-M5.7-7', 'LA-M5.7-8'],
    'only the squadron that he bars halts, and the others charge on',
    (saw) => {
      const given = hampered();
      const done = ride(given, {}, 2);
      saw(done.events);
      const [body, left] = partsOf(done, 'hussars');
      expect(body).toMatchObject({ companies: [1, 2, 3], x: 3_750 });
      // The friend is 10 cm deep: its rear edge lies 1 cm ahead.
      expect(left).toMatchObject({ companies: [0], ranks: [3], degradation: 2, apart: 1 });
      const halt = done.events.find((event) => event.kind === 'moved' && event.part === 3);
      expect(halt).toMatchObject({ to: { x: -11_250, y: 1_000 } });
      expect(left).not.toHaveProperty('charge');
      expect(contacts(done)).toMatchObject([
        { attacker: partNamed(given, 'hussars'), charged: true, run: 30_000 },
      ]);
    },
  );

  test('of a line that has turned about, its last squadron is on the left', () => {
    const given = scene([
      {
        ...regiment,
        companies: [5, 3, 3, 2].map((figures) => ({ troop: 'hussar', figures })),
        turned: 'about',
      },
      { id: 'friend', at: [-15, 11], formation: 'march column', companies: companies(4, 3) },
      { ...line, at: [4, 30] },
    ]);
    const done = ride(given, {}, 2);
    const [body, left] = partsOf(done, 'hussars');
    // 13 figures are 32.5 cm: the two of the last squadron have the 5 cm on the left.
    expect(body).toMatchObject({ companies: [0, 1, 2], x: 2_500, turned: 'about' });
    expect(left).toMatchObject({ companies: [3], ranks: [2], degradation: 2, apart: 1 });
    const halt = done.events.find((event) => event.kind === 'moved' && event.part === 3);
    expect(halt).toMatchObject({ to: { x: -13_750 } });
  });

  proves(['LA-M5.7-6', 'LA-M5.7-7'], 'left behind, they go to their regiment and fall in again', (saw) => {
    const given = scene([
      regiment,
      { id: 'friend', at: [-13, 11], formation: 'march column', companies: companies(4, 3) },
      { ...line, at: [4, 9] },
    ]);
    const half = ride(given);
    const [body, left] = partsOf(half, 'hussars');
    // Halted after 1 cm; the regiment met the enemy 8 cm further on.
    expect(body).toMatchObject({ y: 9_000 });
    expect(left).toMatchObject({ apart: 1, degradation: 2 });
    const index = half.state.parts.flat().findIndex(({ apart }) => apart === 1);
    const order = {
      kind: 'plan',
      parts: [{ part: index, tasks: [{ do: 'turn', figures: 'all', by: 'about' }] }],
      officers: [],
    } as const;
    const french = { side: 'french' };
    const refused = check(half.setting, view(given.setting, half.state, french), french, order);
    expect(saw(refused)).toMatchObject([{ rule: 'LA-M5.7-6', code: 'squadron-rejoins' }]);
    let now = half;
    for (let halves = 0; halves < 5; halves += 1) now = noReaction(plan(now, {}));
    saw(now.events);
    const kinds = now.events.filter((event) => event.kind === 'began' && event.doing.what === 'rejoin');
    // Three quarters to reform, and two more.
    expect(kinds).toMatchObject([{ doing: { left: 5 } }]);
    expect(partsOf(now, 'hussars')[1]).toMatchObject({ gone: 'joined' });
    expect(partsOf(now, 'hussars')[0]?.companies).toContain(0);
  });

  proves('LA-M5.7-4', 'or all of them halt, as was sealed', (saw) => {
    const done = ride(hampered(), { barred: 'halt all' });
    expect(partsOf(done, 'hussars')).toHaveLength(1);
    expect(partOfUnit(done, 'hussars')).toMatchObject({ y: 1_000, degradation: 0 });
    saw(ride(hampered()).events);
  });

  proves('LA-M5.7-3', 'a column or a double line does not split', (saw) => {
    const double = ride(
      scene([
        { ...regiment, formation: 'double line' },
        { id: 'friend', at: [-7, 11], formation: 'march column', companies: companies(4, 3) },
        { ...line, at: [4, 30] },
      ]),
    );
    saw(double.events);
    expect(partsOf(double, 'hussars')).toHaveLength(1);
    expect(partOfUnit(double, 'hussars').y).toBe(1_000);
  });

  provesBySwitch(
    'LA-M5.7-7',
    'squadrons that halt are without formation',
    otherwise('haltedSquadron', 'formed'),
    (switches) => {
      const [, left] = partsOf(ride(hampered('line', switches)), 'hussars');
      expect(left?.degradation).toBe(2);
    },
  );
});

describe('an enemy in the way', () => {
  const barred = () =>
    scene([
      regiment,
      { ...line, id: 'between', at: [-11, 12], formation: 'march column' },
      { ...line, at: [7, 20], companies: companies(6, 2) },
    ]);

  proves(
    ['LA-M5.7-9', 'LA-M5.7-10', 'LA-M5.7-11'],
    'some squadrons close with him, and the others go on to the written target',
    (saw) => {
      const given = barred();
      const done = ride(given);
      saw(done.events);
      const [between, target] = [partNamed(given, 'between'), partNamed(given, 'line')];
      expect(contacts(done)).toHaveLength(2);
      expect(contacts(done).find(({ defender }) => defender === between)).toMatchObject({
        charged: true,
        run: 12_000,
      });
      expect(contacts(done).find(({ defender }) => defender === target)).toMatchObject({
        charged: true,
        run: 20_000,
      });
      expect(partsOf(done, 'hussars').map(({ companies: squadrons }) => squadrons)).toEqual([[1, 2, 3], [0]]);
    },
  );

  proves('LA-M5.7-11', 'or they stop with them, as was sealed', (saw) => {
    const given = barred();
    const done = ride(given, { onward: 'halt' });
    expect(partsOf(done, 'hussars')).toHaveLength(1);
    expect(contacts(done)).toMatchObject([{ defender: partNamed(given, 'between'), charged: true }]);
    saw(ride(given).events);
  });
});

describe('past a square or a column', () => {
  /** A column 4.5 cm wide before the second squadron from the left. */
  const onto = (distance: number, switches = {}, more = {}) =>
    scene(
      [
        { ...regiment, at: [3.75, 0] },
        { ...line, at: [0, distance], formation: 'march column' },
      ],
      more,
      switches,
    );

  proves('LA-M5.7-12', 'squadrons that have met nobody wheel onto its flanks', (saw) => {
    const done = ride(onto(7));
    saw(done.events);
    const sides = contacts(done).map(({ side, charged: isCharge }) => [side, isCharge ?? false]);
    expect(sides).toContainEqual(['front', true]);
    expect(sides).toContainEqual(['left', false]);
    expect(partsOf(done, 'hussars').length).toBeGreaterThan(1);
  });

  test('but not over ground where they may not go', () => {
    const sidesWith = (features: readonly FeatureEntry[]) =>
      contacts(ride(onto(7, {}, { features }))).map(({ side }) => side);
    // They wheel to the left over some of it.
    expect(sidesWith([])).toContain('left');
    expect(sidesWith([wood(box(3, 14.05, 12, 20))])).not.toContain('left');
    expect(sidesWith([wood(box(30, 14.05, 38, 20))])).toContain('left');
  });

  proves('LA-M5.7-12', 'only with movement left in the half period', (saw) => {
    const done = ride(onto(13.5));
    expect(contacts(done)).toMatchObject([{ side: 'front' }]);
    expect(partsOf(done, 'hussars')).toHaveLength(1);
    saw(ride(onto(7)).events);
  });

  provesBySwitch('LA-M5.7-12', 'the bonus counts too', otherwise('pushPastUses', 'stepsOnly'), (switches) => {
    expect(contacts(ride(onto(7, switches))).length).toBeGreaterThan(1);
  });
});

describe('echelon', () => {
  /** Squadrons of two, the left one leads: the next is beside it and 5 cm behind. The enemy ends where it begins. */
  const onto = (distance: number, side: Partial<typeof line> & { at: readonly [number, number] }) =>
    scene([
      { ...regiment, companies: companies(4, 2, 'hussar'), formation: 'echelon', leads: 'left' },
      { ...line, formation: 'march column', ...side, at: [side.at[0], distance] },
    ]);

  proves(['LA-U2.3-5', 'LA-U2.3-6', 'LA-U2.3-7'], 'the next squadron may go on onto the flank', (saw) => {
    const given = onto(9, { at: [-7.25, 0] });
    const done = ride(given);
    saw(done.events);
    expect(contacts(done).map(({ side, charged: isCharge }) => [side, isCharge ?? false])).toEqual([
      ['front', true],
      ['left', false],
    ]);
    const [body, ...others] = partsOf(done, 'hussars');
    const second = others.find(({ companies: [squadron] }) => squadron === 1);
    expect(body).toMatchObject({ companies: [0], formation: 'line', x: -7_500, y: 9_000 });
    // 0.1 cm straight and a wheel of 90 degrees over 5 cm: 7.954 of the 9 cm that are left.
    expect(second).toMatchObject({ companies: [1], heading: 27_000, x: -5_000, y: 6_600 });
    // Further away there is not enough left.
    expect(contacts(ride(onto(11, { at: [-7.25, 0] })))).toHaveLength(1);
  });

  proves('LA-U2.3-5', 'or come up beside the first', (saw) => {
    const wide = scene([
      { ...regiment, companies: companies(4, 2, 'hussar'), formation: 'echelon', leads: 'left' },
      { ...line, at: [-5, 12] },
    ]);
    const done = ride(wide);
    saw(done.events);
    expect(contacts(done).map(({ side, charged: isCharge }) => [side, isCharge ?? false])).toEqual([
      ['front', true],
      ['front', true],
    ]);
  });

  proves('LA-U2.3-7', 'or halts, as was sealed', (saw) => {
    const given = onto(9, { at: [-7.25, 0] });
    const done = ride(given, { onward: 'halt' });
    expect(contacts(done)).toHaveLength(1);
    expect(partsOf(done, 'hussars')).toHaveLength(1);
    saw(ride(given).events);
  });
});

describe('pace', () => {
  const gone = (formation: 'echelon' | 'chequer') =>
    ride(
      scene([
        { ...regiment, formation },
        { ...line, at: [0, 55] },
      ]),
    );

  proves(['LA-U2.3-4', 'LA-U2.3-8'], 'an echelon goes like a column, a chequer like a line', (saw) => {
    const [echelon, chequer] = [gone('echelon'), gone('chequer')];
    saw([echelon.events, chequer.events]);
    expect(partOfUnit(echelon, 'hussars').y).toBe(18_000);
    expect(partOfUnit(chequer, 'hussars').y).toBe(14_000);
  });
});

describe('chequer', () => {
  const onto = (distance: number) =>
    scene([
      { ...regiment, formation: 'chequer' },
      { ...line, at: [0, distance] },
    ]);

  proves(
    ['LA-U2.3-9', 'LA-U2.3-10'],
    'the first row meets the enemy, and the second may come up beside it',
    (saw) => {
      const done = ride(onto(8));
      saw(done.events);
      expect(contacts(done)).toMatchObject([{ since: 1, charged: true }]);
      expect(partOfUnit(done, 'hussars')).toMatchObject({ formation: 'line', ranks: [12], y: 8_000 });
      // Without the 5 cm that it takes the second row stays where it is.
      expect(partOfUnit(ride(onto(10)), 'hussars').formation).toBe('chequer');
      expect(partOfUnit(ride(onto(8), { onward: 'halt' }), 'hussars').formation).toBe('chequer');
    },
  );
});

describe('a chequer that walks into the enemy', () => {
  const walk = (
    distance: number,
    more: { readonly onward?: 'go on' | 'halt' } = {},
    formation = 'chequer',
  ) => {
    const given = scene([
      { ...regiment, attitude: 'attack', formation: formation as 'chequer' | 'echelon' },
      { ...line, at: [0, distance] },
    ]);
    const march: Task = { do: 'march', legs: [{ go: 'ahead', length: 14_000 }], ...more };
    return plan(given, { hussars: [march] });
  };

  proves(
    'LA-U2.3-10',
    'brings up its second row, if it has the movement and is not told to halt it',
    (saw) => {
      const done = walk(2);
      saw(done.events);
      expect(contacts(done)).toHaveLength(1);
      expect(contacts(done)[0]).not.toHaveProperty('charged');
      expect(partOfUnit(done, 'hussars')).toMatchObject({ formation: 'line', ranks: [12], y: 2_000 });
      expect(partOfUnit(walk(2, { onward: 'halt' }), 'hussars').formation).toBe('chequer');
      // Of the 7 cm of a quarter less than the 5 that it takes are left.
      expect(partOfUnit(walk(3), 'hussars').formation).toBe('chequer');
    },
  );

  proves('LA-U2.3-5', 'as an echelon does with its squadrons', (saw) => {
    const done = walk(1, {}, 'echelon');
    saw(done.events);
    expect(partsOf(done, 'hussars').length).toBeGreaterThan(1);
    expect(partsOf(walk(1, { onward: 'halt' }, 'echelon'), 'hussars')).toHaveLength(1);
  });
});

describe('whole', () => {
  proves('LA-M5.7-1', 'a line that nothing bars keeps together', (saw) => {
    const done = charged(scene([regiment, { ...line, at: [0, 10] }]), 'hussars', 'line', 1);
    expect(partsOf(done, 'hussars')).toHaveLength(1);
    saw(ride(hampered()).events);
  });
});
