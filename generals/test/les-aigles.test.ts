import { readFileSync } from 'node:fs';
import {
  begin,
  canonical,
  defaultsOf,
  type Entry,
  openTable,
  randomFrom,
  type Side,
  seeded,
} from '@grognard/engine';
import {
  type Fought,
  fightOut,
  type General,
  generalNamed,
  generalsFor,
  generalTitle,
  randomGeneral,
} from '@grognard/generals';
import { type LesAiglesKinds, lesAigles, type Order, type Scenario, type View } from '@grognard/les-aigles';
import { lesAiglesSchemas } from '@grognard/les-aigles/schemas';
import { tiny } from '@grognard/tiny';
import { describe, expect, test } from 'vitest';
import { countOf, firstSeed, patience, soaking } from '../../tools/counts.ts';

const firstVolley = ((): Scenario => {
  const file = new URL('../../scenarios/les-aigles/first-volley.json', import.meta.url);
  const read = lesAiglesSchemas.scenario(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
})();

const brigadier = generalNamed('brigadier') as General;
const marshal = generalNamed('marshal') as General;

interface Fight {
  readonly scenario?: Scenario;
  readonly seed: number;
  readonly generalOf: (side: Side) => General;
  readonly limit?: number;
  readonly written?: (entry: Entry<LesAiglesKinds>) => void;
}

/** A battle between generals; it throws if an order is refused. */
const fight = ({
  scenario = firstVolley,
  seed,
  generalOf,
  limit = 1_000,
  written,
}: Fight): Fought<LesAiglesKinds> => {
  const seats = scenario.sides.map(({ id }) => ({ side: id }));
  const switches = defaultsOf(lesAigles.switches);
  const opened = begin(lesAigles, { at: '', scenario, switches, seats }, (seq) => seeded(seed, seq));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { match, opening } = opened.value;
  return fightOut({ ...match, readOrder: lesAiglesSchemas.order }, openTable<LesAiglesKinds>(opening.state), {
    generalOf: (seat) => generalOf(seat.side),
    luck: (seq) => seeded(seed, seq),
    random: randomFrom(seed),
    limit,
    ...(written !== undefined && { written }),
  });
};

/** How many of the suite's battles each won, changing sides; every one must come to an end. */
const contest = (general: General, other: General, battles: number) => {
  let [won, lost] = [0, 0];
  for (let seed = firstSeed; seed < firstSeed + battles; seed += 1) {
    const side = firstVolley.sides[seed % 2]?.id ?? '';
    const { outcome } = fight({ seed, generalOf: (each) => (each === side ? general : other) });
    expect(outcome, `seed ${seed}`).toBeDefined();
    if (outcome?.winner === side) won += 1;
    else if (outcome?.winner !== undefined) lost += 1;
  }
  return { won, lost, drawn: battles - won - lost };
};

const NINE_IN_TEN = 0.9;

describe('the brigadier of Les Aigles', () => {
  test('has every order accepted, ends every battle and beats chance nine times in ten', {
    timeout: patience,
  }, () => {
    const battles = countOf('brigadier');
    const { won } = contest(brigadier, randomGeneral, battles);
    // A handful of battles proves nothing of nine in ten.
    expect(won).toBeGreaterThanOrEqual(soaking ? NINE_IN_TEN * battles : battles / 2);
  });

  test('mostly fights its like to a decision', { timeout: patience }, () => {
    const battles = countOf('brigadier');
    const { drawn } = contest(brigadier, brigadier, battles);
    expect(drawn).toBeLessThanOrEqual(soaking ? battles / 2 : battles);
  });

  test('plays the same battle for the same seed', { timeout: patience }, () => {
    const log = (): string => {
      const entries: Entry<LesAiglesKinds>[] = [];
      fight({ seed: 11, generalOf: () => brigadier, limit: 16, written: (entry) => entries.push(entry) });
      return canonical(entries);
    };
    expect(log()).toBe(log());
  });

  test('plays its own game only', () => {
    const file = new URL('../../games/tiny/scenarios/ford.json', import.meta.url);
    const beginning = {
      at: '',
      scenario: JSON.parse(readFileSync(file, 'utf8')),
      switches: defaultsOf(tiny.switches),
      seats: [{ side: 'red' }, { side: 'blue' }],
    };
    const opened = begin(tiny, beginning, (seq) => seeded(1, seq));
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const { match, opening } = opened.value;
    const seat = { side: 'red' };
    const view = tiny.view(match.setting, opening.state, seat);
    const [decision] = tiny.decisions(match.setting, opening.state);
    if (decision === undefined) throw new Error('nothing is owed');
    expect(() => brigadier({ match, view, seat, decision, random: randomFrom(1) })).toThrow(
      'plays les-aigles only, not tiny',
    );
  });

  test('has a title in both languages, and stands in the list of its game', () => {
    expect(generalTitle('brigadier', 'fr')).not.toBe(generalTitle('brigadier', 'en'));
    expect(generalsFor('les-aigles')).toEqual(['random', 'brigadier', 'marshal']);
  });
});

const TWO_IN_THREE = 2 / 3;

describe('the marshal of Les Aigles', () => {
  test('has its orders accepted, and plays the same battle for the same seed', { timeout: patience }, () => {
    const log = (): string => {
      const entries: Entry<LesAiglesKinds>[] = [];
      const generalOf = (side: Side): General => (side === 'french' ? marshal : brigadier);
      fight({ seed: 3, generalOf, limit: 8, written: (entry) => entries.push(entry) });
      return canonical(entries);
    };
    expect(log()).toBe(log());
  });

  // One battle of half a minute says nothing: it is fought in the soak, as often as it takes.
  if (soaking)
    test('beats the brigadier two times in three', { timeout: patience }, () => {
      const { won, lost } = contest(marshal, brigadier, countOf('marshal'));
      expect(won).toBeGreaterThanOrEqual(TWO_IN_THREE * (won + lost));
    });

  test('has a title in both languages', () => {
    expect(generalTitle('marshal', 'fr')).not.toBe(generalTitle('marshal', 'en'));
  });
});

type Placed = Partial<Scenario['units'][number]> & Pick<Scenario['units'][number], 'id' | 'at'>;

const FOOT = Array.from({ length: 6 }, () => ({ troop: 'light', figures: 3 }));
const HORSE = Array.from({ length: 4 }, () => ({ troop: 'hussar', figures: 3 }));
const GUNS = [{ troop: 'foot-8pdr', figures: 4 }];

/** What the French brigadier plans first, against enemies who stand where they are put. */
const plan = (...units: readonly Placed[]): Extract<Order, { kind: 'plan' }> => {
  const scenario: Scenario = {
    table: { width: 200, depth: 160 },
    sides: firstVolley.sides,
    units: units.map((unit) => {
      const side = unit.side ?? 'french';
      return {
        ...{ nation: 'france', companies: FOOT, formation: 'line', attitude: 'attack', side },
        facing: side === 'french' ? 0 : 180,
        ...unit,
      };
    }),
  };
  const given: Order[] = [];
  const watched = (side: Side): General => {
    return (turn) => {
      const order = brigadier(turn);
      if (side === 'french') given.push(order as Order);
      return order;
    };
  };
  fight({ scenario, seed: 1, generalOf: watched, limit: 3 });
  const first = given.find(({ kind }) => kind === 'plan');
  if (first?.kind !== 'plan') throw new Error('no plan was asked for');
  return first;
};

const tasksOf = (order: ReturnType<typeof plan>, part = 0) =>
  order.parts.find((each) => each.part === part)?.tasks ?? [];

describe('the brigadier', () => {
  test('marches in column while the enemy is far', () => {
    const far: Placed = { id: 'foe', side: 'allied', at: [0, 50] };
    const marching = plan({ id: 'own', at: [0, -20], formation: 'division column' }, far);
    expect(tasksOf(marching)).toMatchObject([{ do: 'march', legs: [{ go: 'ahead' }] }]);
    expect(tasksOf(plan({ id: 'own', at: [0, -20] }, far))).toEqual([
      { do: 'change', to: 'division column' },
    ]);
  });

  test('deploys before musket shot', () => {
    const order = plan(
      { id: 'own', at: [0, -20], formation: 'division column' },
      { id: 'foe', side: 'allied', at: [0, 4] },
    );
    expect(tasksOf(order)).toMatchObject([{ do: 'change', to: 'line' }]);
  });

  test('stands and fires at close range', () => {
    const order = plan({ id: 'own', at: [0, -20] }, { id: 'foe', side: 'allied', at: [0, -15.5] });
    expect(tasksOf(order)).toEqual([]);
  });

  test('forms square when horse is near, and stays in it', () => {
    const horse: Placed = { id: 'foe', side: 'allied', at: [0, 0], companies: HORSE };
    const far: Placed = { id: 'far', side: 'allied', at: [60, 60] };
    expect(tasksOf(plan({ id: 'own', at: [0, -18] }, horse, far))).toEqual([{ do: 'change', to: 'square' }]);
    expect(tasksOf(plan({ id: 'own', at: [0, -18], formation: 'square' }, horse, far))).toEqual([]);
  });

  test('sends skirmishers out before its line', () => {
    const order = plan({ id: 'own', at: [0, -20] }, { id: 'foe', side: 'allied', at: [0, 6] });
    expect(tasksOf(order)).toMatchObject([{ do: 'deploy' }]);
  });

  test('charges with horse whom it has on the flank, and not a square', () => {
    const horse: Placed = { id: 'own', at: [0, -18], companies: HORSE };
    const flank: Placed = { id: 'foe', side: 'allied', at: [0, 0], facing: 90 };
    expect(tasksOf(plan(horse, flank))).toEqual([{ do: 'charge', target: 1 }]);
    const square: Placed = { id: 'foe', side: 'allied', at: [0, 0], formation: 'square' };
    expect(tasksOf(plan(horse, square))).not.toContainEqual({ do: 'charge', target: 1 });
  });

  test('unlimbers within range and keeps its guns where they have a mark', () => {
    const guns: Placed = { id: 'own', at: [0, -18], companies: GUNS, formation: 'limbered' };
    const foe: Placed = { id: 'foe', side: 'allied', at: [0, 14] };
    expect(tasksOf(plan(guns, foe))).toEqual([{ do: 'unlimber' }]);
    expect(tasksOf(plan({ ...guns, formation: 'in battery' }, foe))).toEqual([]);
  });

  test('puts its ranks in order again', () => {
    const foe: Placed = { id: 'foe', side: 'allied', at: [0, 40] };
    const own: Placed = { id: 'own', at: [0, -20] };
    expect(tasksOf(plan({ ...own, degraded: 'disorganised' }, foe))).toEqual([{ do: 'reorganise' }]);
    expect(tasksOf(plan({ ...own, degraded: 'in disorder' }, foe))).toEqual([{ do: 'reform', to: 'line' }]);
  });
});

/** Writes nothing down for anybody. */
const idler: General = (turn) => {
  const order = brigadier(turn);
  return (order as Order).kind === 'plan' ? { kind: 'plan', parts: [], officers: [] } : order;
};

const lone = (more: Partial<Scenario>): Scenario => ({
  table: { width: 200, depth: 160 },
  sides: firstVolley.sides,
  units: [
    {
      ...{ id: 'own', side: 'french', nation: 'france', companies: FOOT, attitude: 'attack' },
      ...{ formation: 'division column', at: [0, -40], facing: 0 },
    },
    {
      ...{ id: 'foe', side: 'allied', nation: 'france', companies: FOOT, attitude: 'hold' },
      ...{ formation: 'line', at: [0, 60], facing: 180 },
    },
  ],
  ...more,
});

/** How the French brigadier alone gets on against somebody who stands still. */
const alone = (scenario: Scenario) => {
  const rules = new Set<string>();
  const fought = fight({
    scenario,
    seed: 1,
    generalOf: (side) => (side === 'french' ? brigadier : idler),
    limit: 120,
    written: ({ events }) => {
      for (const event of events) if ('rules' in event) for (const rule of event.rules) rules.add(rule);
    },
  });
  return { ...fought, rules, own: fought.table.state.parts.flat()[0] };
};

describe('the brigadier on a table with ground', () => {
  const way: readonly [number, number][] = [
    [-14, -22],
    [14, -22],
  ];

  test('goes round a wall, and over it only where there is no way round', { timeout: patience }, () => {
    const wall = { id: 'wall', kind: 'line', material: 'stone wall' } as const;
    const round = alone(lone({ periods: 8, features: [{ ...wall, way }] }));
    expect(round.rules).not.toContain('LA-O8.4-9');
    expect(round.own?.y).toBeGreaterThan(-22_000);
    const endless: readonly [number, number][] = [
      [-100, -22],
      [100, -22],
    ];
    expect(alone(lone({ periods: 8, features: [{ ...wall, way: endless }] })).rules).toContain('LA-O8.4-9');
  });

  test('goes for a place that counts, and wins by it', { timeout: patience }, () => {
    const name = { fr: 'le gué', en: 'the ford' };
    const aim = { id: 'ford', name, at: [45, -20], radius: 12, points: { french: 1, allied: 1 } } as const;
    const { outcome } = alone(lone({ periods: 10, aims: [aim] }));
    expect(outcome).toMatchObject({ code: 'held', winner: 'french' });
  });

  /** A bit of ground is no table to begin on: a battle under way. */
  const FIRST = { period: 1, quarter: 1 };
  const farm: NonNullable<Scenario['features']>[number] = {
    ...{ kind: 'house', id: 'farm' },
    corners: [
      [-3.5, -10],
      [-3.5, -3],
      [3.5, -3],
      [3.5, -10],
    ],
  };
  const yard: NonNullable<Scenario['aims']>[number] = {
    ...{ id: 'yard', name: { fr: 'la cour', en: 'the yard' }, at: [0, -7], radius: 14 },
    points: { french: 1, allied: 1 },
  };
  const [own, foe] = lone({}).units;
  if (own === undefined || foe === undefined) throw new Error('two are needed');

  test('goes into a house that stands in such a place', { timeout: patience }, () => {
    const houses = lone({ periods: 8, now: FIRST, aims: [yard], features: [farm] });
    expect(alone(houses).own?.inside).toMatchObject({ house: 'farm', as: 'garrison' });
  });

  test('storms it when there is only just the time, if it is strong enough', { timeout: patience }, () => {
    const garrison = {
      ...foe,
      companies: FOOT.slice(0, 3),
      formation: 'line' as const,
      inside: { house: 'farm' },
    };
    const friends = [-12, 12].map((x) => ({ ...own, id: `own ${x}`, at: [x, -32] as const }));
    const stormed = alone(
      lone({ periods: 5, now: FIRST, aims: [yard], features: [farm], units: [own, ...friends, garrison] }),
    );
    expect(stormed.rules).toContain('LA-O5.5-14');
    const alike = { ...garrison, companies: FOOT };
    const feared = alone(
      lone({ periods: 5, now: FIRST, aims: [yard], features: [farm], units: [own, alike] }),
    );
    expect(feared.rules).not.toContain('LA-O5.5-14');
  });

  test('straightens a line that has followed a crest before it goes on', { timeout: patience }, () => {
    const crest: NonNullable<Scenario['features']>[number] = {
      ...{ kind: 'hill', id: 'hill' },
      outline: [
        [-40, -60],
        [40, -60],
        [40, -20],
        [-40, -20],
      ],
      crest: [
        [-26, -56],
        [-6, -40],
        [6, -40],
        [26, -56],
      ],
    };
    const seen: (string | undefined)[] = [];
    const bent: General = (turn) => {
      const order = brigadier(turn);
      if ((order as Order).kind !== 'plan') return order;
      seen.push((turn.view as View).parts.flat()[0]?.follows);
      const tasks = [{ do: 'bend', along: 'hill' }];
      return seen.length === 1 ? { kind: 'plan', parts: [{ part: 0, tasks }], officers: [] } : order;
    };
    const { table } = fight({
      scenario: lone({
        ...{ periods: 6, now: FIRST, features: [crest] },
        units: [{ ...own, formation: 'line' }, foe],
      }),
      ...{ seed: 1, limit: 60 },
      generalOf: (side) => (side === 'french' ? bent : idler),
    });
    const [part] = table.state.parts.flat();
    expect(seen).toContain('hill');
    expect(part?.follows).toBeUndefined();
    expect(part?.y).toBeGreaterThan(-30_000);
  });

  test('folds up for a bridge, lines up before it and goes over', { timeout: patience }, () => {
    const river: NonNullable<Scenario['features']>[number] = {
      ...{ kind: 'water', id: 'river', sort: 'big river', width: 5 },
      way: [
        [-100, 0],
        [100, 0],
      ],
      crossings: [
        {
          ...{ id: 'bridge', sort: 'bridge', width: 5 },
          way: [
            [20, -2.5],
            [20, 2.5],
          ],
        },
      ],
    };
    const beyond = { ...yard, at: [30, 25], radius: 12 } as const;
    const { outcome, own: crosser } = alone(
      lone({
        ...{ periods: 8, now: FIRST, aims: [beyond], features: [river] },
        units: [own, { ...foe, at: [-80, 70] }],
      }),
    );
    expect(crosser?.y).toBeGreaterThan(10_000);
    expect(outcome).toMatchObject({ code: 'held', winner: 'french' });
  });
});
