import { recorded, scripted } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { partOf } from '../../model/evolve.ts';
import type { DoingEntry, Scenario, UnitEntry } from '../../model/scenario.ts';
import { open } from '../../scenario/open.ts';
import { position } from '../../scenario/position.ts';
import { prepare, publicScenarioOf } from '../../scenario/prepare.ts';
import { scenarioSchema } from '../../schemas/scenario.ts';
import { sentences } from '../../words/saying.ts';
import { companies, noReaction, partNamed, plan, scene, table, unit } from '../scene.ts';

type Entry = Parameters<typeof unit>[0];

const opened = (units: readonly Entry[], more: Partial<Scenario> = {}) => {
  const scenario: Scenario = { ...table, units: units.map(unit), ...more };
  const prepared = prepare(publicScenarioOf(scenario), {});
  if (!prepared.ok) throw new Error('the table cannot be prepared');
  const seats = [{ side: 'french' }, { side: 'allied' }];
  return { setting: prepared.value, result: open(prepared.value, scenario, seats, recorded(scripted([]))) };
};

/** What stands against a position, each with a sentence in both languages. */
const refused = (...units: readonly Entry[]): readonly string[] => {
  const { result } = opened(units);
  if (result.ok) return [];
  for (const refusal of result.error)
    for (const language of ['fr', 'en'] as const) expect(sentences(language).refusal(refusal)).toBeTruthy();
  return result.error.map(({ rule, code }) => `${rule} ${code}`);
};

const at = [0, 0] as const;
const guns = { companies: companies(1, 4, 'foot-8pdr') };

describe('what a position says is under way', () => {
  const begun: readonly (readonly [Partial<UnitEntry>, DoingEntry])[] = [
    [{}, { what: 'change', to: 'division column', anchor: 'centre', side: 'both', left: 1 }],
    [{ degraded: 'in disorder' }, { what: 'reform', to: 'line', side: 'right', left: 4 }],
    [{}, { what: 'turn', figures: 'all', by: 'about', left: 1 }],
    [{ companies: companies(6, 3, 'light') }, { what: 'deploy', companies: [1, 2], left: 1 }],
    [{ degraded: 'disorganised' }, { what: 'reorganise', left: 1 }],
    [
      { ...guns, formation: 'in battery' },
      { what: 'limber', left: 1 },
    ],
    [
      { ...guns, formation: 'limbered' },
      { what: 'unlimber', left: 1 },
    ],
    [
      { ...guns, formation: 'in battery' },
      { what: 'drag', cm: -3, left: 2 },
    ],
  ];

  test.each(begun)('is read and written again: %o %o', (entry, doing) => {
    const given = { id: 'a', at, ...entry, doing };
    expect(scenarioSchema.safeParse({ ...table, units: [unit(given)] }).success).toBe(true);
    const { setting, result } = opened([given]);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    expect(position(setting, result.value).units[0]?.doing).toEqual(doing);
  });

  test('goes on where it was left, and is done when its quarters are over', () => {
    const doing = { what: 'change', to: 'division column', left: 1 } as const;
    const done = noReaction(plan(scene([{ id: 'a', at, doing }]), {}));
    const completed = done.events.findIndex(({ kind }) => kind === 'completed');
    expect(completed).toBeGreaterThan(-1);
    expect(completed).toBeLessThan(done.events.findIndex(({ kind }) => kind === 'quarter'));
    expect(partOf(done.state, partNamed(done, 'a')).formation).toBe('division column');
  });

  test('may be of skirmishers', () => {
    const skirmishers = [
      { companies: [1], at: [0, 4] as const, doing: { what: 'rejoin', left: 1 } as const },
    ];
    const given = scene([{ id: 'a', at, companies: companies(6, 3, 'light'), skirmishers }]);
    expect(partOf(given.state, 1).doing).toMatchObject({ what: 'rejoin', left: 1 });
    expect(noReaction(plan(given, {})).state.parts.flat()[1]?.gone).toBe('joined');
  });

  test('ends what else skirmishers were told to do once they are back, and says so', () => {
    const secret = { plan: [{ do: 'march', legs: [{ go: 'ahead', cm: 2 }] }] };
    const back = { companies: [1], at: [0, 4] as const, doing: { what: 'rejoin', left: 1 } as const };
    const kept = { begun: 1, secret };
    const given = scene([
      { id: 'a', at, companies: companies(6, 3, 'light'), skirmishers: [{ ...back, kept }] },
    ]);
    const events = noReaction(plan(given, {})).events;
    expect(events.filter(({ kind }) => kind === 'set-aside')).toMatchObject([
      { part: 1, task: 'march', why: 'rejoined', rules: ['LA-M1.1-7'] },
    ]);
  });

  test('is refused where it could not have begun', () => {
    const cannot = (entry: Partial<UnitEntry>, doing: DoingEntry) =>
      refused({ id: 'a', at, ...entry, doing });
    expect(cannot({}, { what: 'limber', left: 1 })).toEqual(['LA-M4.1-1 not-guns']);
    expect(cannot({}, { what: 'change', to: 'line', left: 1 })).toEqual(['LA-U2.1-1 already-formed-so']);
    expect(cannot({}, { what: 'change', to: 'echelon', left: 1 })).toEqual(['LA-U6-17 not-for-arm']);
    expect(cannot({}, { what: 'change', to: 'division column', left: 3 })).toEqual([
      'LA-U6-3 doing-too-long',
    ]);
    expect(cannot({}, { what: 'reform', to: 'line', left: 1 })).toEqual(['LA-U4.1-1 nothing-to-reform']);
    expect(cannot({}, { what: 'rejoin', left: 1 })).toEqual(['LA-M7.2-7 body-joins-none']);
    expect(cannot({}, { what: 'deploy', companies: [9], left: 1 })).toEqual(['LA-U3.3-3 no-such-company']);
    // Whatever has broken it up since, no change is printed for it.
    const broken = { degraded: 'in disorder' } as const;
    expect(cannot(broken, { what: 'change', to: 'division column', left: 1 })).toEqual([]);
    expect(cannot(broken, { what: 'change', to: 'echelon', left: 1 })).toEqual(['LA-U6-27 not-offered']);
    expect(cannot({ ...guns, formation: 'in battery' }, { what: 'drag', cm: 9, left: 2 })).toEqual([
      'LA-M4.4-2 drag-too-far',
    ]);
  });

  test('is refused by its form where something is missing, or does not belong to it', () => {
    const reads = (doing: unknown): boolean =>
      scenarioSchema.safeParse({ ...table, units: [{ ...unit({ id: 'a', at }), doing }] }).success;
    expect(reads({ what: 'change', to: 'line', left: 1 })).toBe(true);
    expect(reads({ what: 'change', left: 1 })).toBe(false);
    expect(reads({ what: 'limber', to: 'line', left: 1 })).toBe(false);
    expect(reads({ what: 'dance', left: 1 })).toBe(false);
    expect(reads({ what: 'limber' })).toBe(false);
  });
});

describe('whom a position lets somebody pursue', () => {
  const routers = { id: 'b', at: [0, 20] as const, side: 'allied', routing: true } as const;

  test('is an enemy in rout', () => {
    const hunter = { id: 'a', at, pursues: { unit: 'b' } };
    const { setting, result } = opened([hunter, routers]);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    expect(partOf(result.value, 0).follow).toEqual({ target: 1, until: 5 });
    expect(position(setting, result.value).units[0]?.pursues).toEqual({ unit: 'b', until: 5 });
    expect(refused(hunter, { id: 'b', at: [0, 20], side: 'allied' })).toEqual(['LA-U5.3-8 pursues-nobody']);
    expect(refused(hunter, { ...routers, side: 'french' })).toEqual(['LA-U5.3-8 pursues-nobody']);
    expect(refused({ ...hunter, pursues: { unit: 'ghost' } })).toEqual(['LA-U1.1-1 unknown-unit']);
  });
});
