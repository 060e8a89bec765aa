import { describe, expect } from 'vitest';
import { view } from '../../knowledge/view.ts';
import type { Order } from '../../model/orders.ts';
import type { Part } from '../../model/part.ts';
import type { Task } from '../../model/tasks.ts';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { check } from '../../play/check.ts';
import { battalion } from '../changes/help.ts';
import { battery, british } from '../fire/firing.ts';
import { box, marsh } from '../ground/land.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, refusalsOf, type Scene, scene } from '../scene.ts';

type Entry = Parameters<typeof scene>[0][number];

const FAR = british({ id: 'enemy', at: [100, 50] });

/** The same, while something has hold of one of its parts. */
const being = (given: Scene, more: Partial<Part>, nth = 0): Scene => {
  const index = partNamed(given, 'french', nth);
  const parts = given.state.parts
    .flat()
    .map((part, place) => (place === index ? { ...part, ...more } : part));
  return { ...given, state: { ...given.state, parts: [parts] } };
};

const foot: Entry = { id: 'french', at: [0, 0], companies: battalion };
const pieces: Entry = battery({ id: 'french', at: [0, 0] });
const screen: Entry = {
  ...{ id: 'french', at: [0, 0], attitude: 'harass', formation: 'skirmish' },
  companies: companies(3, 3, 'voltigeur'),
};
/** Its northern edge falls away on both sides. */
const edge: FeatureEntry = {
  ...{ kind: 'wood', id: 'wood', sort: 'wood' },
  outline: [
    [-30, -50],
    [30, -50],
    [30, -24],
    [6, 0],
    [-6, 0],
    [-30, -24],
  ],
};
const atEdge: Entry = { ...foot, at: [0, -1], companies: companies(4, 3), degraded: 'without formation' };

interface Told {
  readonly unit: Entry;
  readonly task: Task;
  readonly ground?: FeatureEntry;
  readonly nth?: number;
}

/** What may be told to whoever stands so. */
const ORDERS: Readonly<Record<string, Told>> = {
  limber: { unit: pieces, task: { do: 'limber' } },
  reform: { unit: { ...foot, degraded: 'without formation' }, task: { do: 'reform', to: 'line' } },
  reorganise: { unit: { ...foot, degraded: 'disorganised' }, task: { do: 'reorganise' } },
  deploy: { unit: foot, task: { do: 'deploy', companies: [0] } },
  rejoin: {
    unit: { ...foot, skirmishers: [{ companies: [1], at: [0, 3] }] },
    task: { do: 'rejoin' },
    nth: 1,
  },
  bend: { unit: atEdge, task: { do: 'bend', along: 'wood' }, ground: edge },
};

const standing = ({ unit, ground }: Told): Scene =>
  scene([unit, FAR], { features: ground === undefined ? [] : [ground] });

const rulesAgainst = (given: Scene, { task, nth = 0 }: Pick<Told, 'task' | 'nth'>): readonly string[] =>
  refusalsOf(given, 'french', [task], nth).map(({ rule }) => rule);

const codesAgainst = (given: Scene, task: Task): readonly string[] =>
  refusalsOf(given, 'french', [task]).map(({ code }) => code);

describe('what takes time on the spot', () => {
  const RALLY = { since: 1, turning: 0, steps: 0 };

  proves(['LA-M1-1', 'LA-M3.1-6'], 'is not begun by whoever runs or rallies', (saw) => {
    for (const [name, told] of Object.entries(ORDERS)) {
      const { task, nth = 0 } = told;
      const given = standing(told);
      expect([name, ...rulesAgainst(given, told)]).toEqual([name]);
      const running = being(given, { routing: true }, nth);
      saw(refusalsOf(running, 'french', [task], nth));
      expect([name, ...rulesAgainst(running, told)]).toEqual([name, 'LA-M1-1']);
      const rallying = being(given, { rally: RALLY }, nth);
      saw(refusalsOf(rallying, 'french', [task], nth));
      expect([name, ...rulesAgainst(rallying, told)]).toEqual([name, 'LA-M3.1-6']);
    }
  });

  proves(['LA-M4.3-5', 'LA-U4.2-16', 'LA-U4.1-9', 'LA-U3.4-1'], 'nor by whoever is fighting', (saw) => {
    const fighting = ({ unit, ground, nth }: Told): Scene =>
      scene([unit, british({ id: 'enemy', at: unit.at })], {
        features: ground === undefined ? [] : [ground],
        contacts: [
          {
            attacker: 'enemy',
            defender: nth === undefined ? 'french' : 'french#2',
            side: 'front',
            rounds: 1,
          },
        ],
      });
    const rules = Object.values(ORDERS).map((told) => {
      saw(refusalsOf(fighting(told), 'french', [told.task], told.nth));
      return rulesAgainst(fighting(told), told);
    });
    expect(rules.flat()).toEqual([
      ...['LA-M4.3-5', 'LA-U4.2-16', 'LA-U4.1-9', 'LA-U3.4-1', 'LA-U3.4-1', 'LA-O4.3-9'],
    ]);
  });
});

describe('an evade', () => {
  const evade = { do: 'evade' } as const;
  const given = scene([screen, FAR]);

  proves(['LA-M7.1-4', 'LA-U5.4-9'], 'is not made by whoever runs, evades or has opened his ranks', (saw) => {
    expect(codesAgainst(given, evade)).toEqual([]);
    for (const busy of [{ routing: true }, { evade: { since: 1 } as never }] as const)
      expect(saw(refusalsOf(being(given, busy), 'french', [evade]))).toMatchObject([
        { rule: 'LA-M7.1-4', code: 'evade-busy' },
      ]);
    expect(saw(refusalsOf(being(given, { opened: true }), 'french', [evade]))).toMatchObject([
      { rule: 'LA-U5.4-9', code: 'evade-opened' },
    ]);
  });

  proves('LA-M7.1-3', 'is over once there is contact', (saw) => {
    const met = scene([screen, british({ id: 'enemy', at: [0, 0] })], {
      contacts: [{ attacker: 'enemy', defender: 'french', side: 'front', rounds: 1 }],
    });
    expect(saw(refusalsOf(met, 'french', [evade]))).toMatchObject([
      { rule: 'LA-M7.1-3', code: 'evade-in-melee' },
    ]);
  });
});

describe('a charge', () => {
  const hussars: Entry = {
    id: 'french',
    at: [0, 0],
    companies: companies(4, 3, 'hussar'),
    attitude: 'attack',
  };
  const enemy = british({ id: 'enemy', at: [0, 20] });
  const charge = { do: 'charge', target: 1 } as const;

  proves(['LA-M3.1-6', 'LA-M7.2-2'], 'is not declared by whoever rallies or evades', (saw) => {
    const given = scene([hussars, enemy]);
    expect(codesAgainst(given, charge)).toEqual([]);
    const rallying = being(given, { rally: { since: 1, turning: 0, steps: 0 } });
    expect(saw(refusalsOf(rallying, 'french', [charge]))).toMatchObject([{ rule: 'LA-M3.1-6' }]);
    const evading = being(given, { evade: { since: 1 } as never });
    expect(saw(refusalsOf(evading, 'french', [charge]))).toMatchObject([{ rule: 'LA-M7.2-2' }]);
  });

  proves(['LA-M5.1-2', 'LA-M5.1-4'], 'in echelon or out of the wrong formation a club may refuse', (saw) => {
    const echelon = { ...hussars, formation: 'echelon' } as const;
    expect(codesAgainst(scene([echelon, enemy]), charge)).toEqual([]);
    const refused = refusalsOf(scene([echelon, enemy], {}, { echelonCharges: 'no' }), 'french', [charge]);
    expect(saw(refused)).toMatchObject([{ rule: 'LA-M5.1-2', code: 'charge-echelon' }]);
    const sections: Entry = {
      ...{ id: 'french', at: [0, 0], nation: 'russia', formation: 'section column', attitude: 'attack' },
      companies: companies(4, 4, 'musketeer'),
    };
    expect(codesAgainst(scene([sections, enemy]), charge)).toEqual([]);
    const strict = scene([sections, enemy], {}, { wrongFormationCharge: 'refused' });
    expect(saw(refusalsOf(strict, 'french', [charge]))).toMatchObject([
      { rule: 'LA-M5.1-4', code: 'charge-formation' },
    ]);
  });

  proves('LA-M5.5-10', 'on one side of an enemy a club may allow once', (saw) => {
    const judged = (switches: Parameters<typeof scene>[2]) => {
      const second = { ...hussars, id: 'second', at: [0, -10] } as const;
      const given = scene([hussars, enemy, second], {}, switches);
      const parts = ['french', 'second'].map((id) => ({ part: partNamed(given, id), tasks: [charge] }));
      const order: Order = { kind: 'plan', parts, officers: [] };
      return check(
        given.setting,
        view(given.setting, given.state, { side: 'french' }),
        { side: 'french' },
        order,
      );
    };
    expect(judged({}).map(({ code }) => code)).not.toContain('charge-twice');
    expect(saw(judged({ secondCharge: 'refused' }))).toMatchObject([
      { rule: 'LA-M5.5-10', code: 'charge-twice' },
    ]);
  });
});

describe('guns that are dragged', () => {
  const drag = { do: 'drag', length: 1_000 } as const;

  proves(
    ['LA-M1-1', 'LA-O6.5-1'],
    'are dragged by nobody who runs, nor into a marsh or off the table',
    (saw) => {
      const given = scene([pieces, FAR]);
      expect(codesAgainst(given, drag)).toEqual([]);
      expect(saw(refusalsOf(being(given, { routing: true }), 'french', [drag]))).toMatchObject([
        { rule: 'LA-M1-1', code: 'cannot-march' },
      ]);
      const marshFrom = (north: number) =>
        scene([pieces, FAR], { features: [{ ...marsh(box(-20, north, 20, 20)) }] });
      expect(saw(refusalsOf(marshFrom(0.5), 'french', [drag]))).toMatchObject([{ rule: 'LA-O6.5-1' }]);
      expect(codesAgainst(marshFrom(2), drag)).toEqual([]);
      const border = scene([{ ...pieces, at: [0, 59.5] }, FAR]);
      expect(codesAgainst(border, drag)).toEqual(['marches-off']);
    },
  );
});

proves('LA-U2.2-32', 'only a square marches sideways', (saw) => {
  const sideways: Task = { do: 'march', legs: [{ go: 'sideways', to: 'left', length: 1_000 }] };
  expect(saw(refusalsOf(scene([foot, FAR]), 'french', [sideways]))).toMatchObject([
    { rule: 'LA-U2.2-32', code: 'only-a-square' },
  ]);
  expect(codesAgainst(scene([{ ...foot, formation: 'square' }, FAR]), sideways)).toEqual([]);
});

proves('LA-U1.1-1', 'nobody is named twice in one order', (saw) => {
  const given = scene([foot, FAR]);
  const plan = { part: partNamed(given, 'french'), tasks: [] };
  const judged = (...parts: readonly (typeof plan)[]) =>
    check(
      given.setting,
      view(given.setting, given.state, { side: 'french' }),
      { side: 'french' },
      {
        ...{ kind: 'plan', parts, officers: [] },
      },
    );
  expect(judged(plan)).toEqual([]);
  expect(saw(judged(plan, plan))).toMatchObject([{ rule: 'LA-U1.1-1', code: 'named-twice' }]);
});
