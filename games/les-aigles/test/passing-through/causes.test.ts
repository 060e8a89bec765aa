import { describe, expect } from 'vitest';
import { view } from '../../knowledge/view.ts';
import { partOf } from '../../model/evolve.ts';
import type { Task } from '../../model/tasks.ts';
import { check } from '../../play/check.ts';
import { proves } from '../proving.ts';
import { companies, noReaction, partNamed, plan, refusalsOf, type Scene, scene } from '../scene.ts';

const go = (length: number): readonly Task[] => [{ do: 'march', legs: [{ go: 'ahead', length }] }];
const half = (given: Scene, plans: Readonly<Record<string, readonly Task[]>>): Scene =>
  noReaction(plan(given, plans));
const part = (now: Scene, id: string) => partOf(now.state, partNamed(now, id));

describe('what stands in the way', () => {
  proves('LA-U5.4-13', 'a limbered battery is a mass: nobody marches through it', (saw) => {
    const given = scene([
      { id: 'column', at: [0, 0], formation: 'march column' },
      { id: 'train', at: [0, 12], formation: 'limbered', companies: [{ troop: 'foot-8pdr', figures: 4 }] },
    ]);
    expect(saw(refusalsOf(given, 'column', go(9_000)))).toMatchObject([
      { rule: 'LA-U5.4-13', code: 'through-friend' },
    ]);
  });

  proves('LA-U5.4-8', 'skirmishers that have opened wait while whoever came through is fighting', (saw) => {
    const given = scene([
      { id: 'column', at: [0, 0], formation: 'march column', companies: companies(2, 4) },
      {
        id: 'screen',
        at: [0, 4],
        formation: 'skirmish',
        companies: companies(3, 3, 'voltigeur'),
        status: 'regular',
      },
      { id: 'enemy', at: [0, 8], side: 'allied' },
    ]);
    const met = half(given, { column: go(9_000) });
    saw(met.events);
    expect(met.state.contacts).toHaveLength(1);
    expect(part(met, 'screen').opened).toBe(true);
    const later = half(met, {});
    expect(part(later, 'screen').opened).toBe(true);
    expect(saw(refusalsOf(later, 'screen', go(1_000))).map(({ rule }) => rule)).toContain('LA-U5.4-8');
  });
});

describe('the clock', () => {
  proves(
    ['LA-M1-7', 'LA-M1-9'],
    'plans are made for half a period and played by the quarter, and nothing is shorter',
    (saw) => {
      const done = half(scene([{ id: 'line', at: [0, 0] }]), { line: go(7_000) });
      saw(done.events);
      const clock = done.events.filter(({ kind }) => kind === 'quarter' || kind === 'half');
      expect(clock).toMatchObject([
        { kind: 'quarter', quarter: 2 },
        { kind: 'half', quarter: 3 },
      ]);
    },
  );

  proves(['LA-M1.1-3', 'LA-M1.1-4'], 'whoever is left out of a plan stands until the next', (saw) => {
    const given = scene([
      { id: 'line', at: [0, 0] },
      { id: 'forgotten', at: [40, 0] },
    ]);
    const done = half(given, { line: go(7_000) });
    saw(done.events);
    expect(part(done, 'line')).toMatchObject({ x: 0, y: 7_000 });
    expect(part(done, 'forgotten')).toMatchObject({ x: 40_000, y: 0 });
    const next = half(done, { forgotten: go(7_000) });
    expect(part(next, 'forgotten')).toMatchObject({ x: 40_000, y: 7_000 });
  });

  proves('LA-M1.1-6', 'nothing can be added once both have sealed', (saw) => {
    const given = scene([{ id: 'line', at: [0, 0] }]);
    const sealed = { ...given.state, phase: 'reactions' as const };
    const order = { kind: 'plan' as const, parts: [], officers: [] };
    const late = check(
      given.setting,
      view(given.setting, sealed, { side: 'french' }),
      { side: 'french' },
      order,
    );
    expect(saw(late)).toMatchObject([{ rule: 'LA-M1.1-6', code: 'too-late' }]);
  });
});
