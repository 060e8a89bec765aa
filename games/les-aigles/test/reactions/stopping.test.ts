import { describe, expect } from 'vitest';
import { charge, column, hussars, partOfUnit } from '../charges/field.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, plan, type Scene, scene } from '../scene.ts';
import { reactingWith, refusalsTo } from './window.ts';

const screen = {
  ...{ id: 'screen', side: 'allied' as const, formation: 'skirmish' as const },
  companies: companies(3, 3, 'light'),
};

describe('an enemy who evades', () => {
  const evaded = (): Scene => {
    const given = scene([
      hussars({ id: 'hussars', at: [0, -40] }),
      { ...screen, at: [0, -10], attitude: 'harass' },
      { id: 'line', side: 'allied', at: [0, 30] },
    ]);
    return plan(given, { hussars: [charge(given, 'screen')], screen: [{ do: 'evade' }] });
  };

  proves(['LA-M5.6-2', 'LA-M5.6-7e'], 'lets the charge be stopped, a quarter later', (saw) => {
    const first = evaded();
    expect(partOfUnit(first, 'hussars').y).toBe(-31_000);
    expect(partOfUnit(first, 'screen').evade).toMatchObject({ declared: true });
    expect(refusalsTo(first, 'hussars', { do: 'stop' })).toEqual([]);
    const done = reactingWith(first, { hussars: { do: 'stop' } });
    saw(done.events);
    expect(partOfUnit(done, 'hussars')).toMatchObject({ y: -22_000, degradation: 2 });
    expect(partOfUnit(done, 'hussars')).not.toHaveProperty('charge');
    // Unstopped, it has its bonus to come.
    expect(partOfUnit(reactingWith(first, {}), 'hussars')).toHaveProperty('charge');
  });

  proves('LA-M5.6-1', 'another enemy who evades does not', (saw) => {
    const given = scene([
      hussars({ id: 'hussars', at: [0, -40] }),
      { ...screen, at: [60, -10], attitude: 'harass' },
      column({ id: 'threat', at: [60, -20] }),
      { id: 'line', side: 'allied', at: [0, 30] },
    ]);
    const first = plan(given, { hussars: [charge(given, 'line')], screen: [{ do: 'evade' }] });
    expect(partOfUnit(first, 'screen')).toHaveProperty('evade');
    const refusals = saw(refusalsTo(first, 'hussars', { do: 'stop' }));
    expect(refusals).toMatchObject([{ rule: 'LA-M5.6-1', code: 'stop-no-reason' }]);
  });
});

describe('the window', () => {
  proves('LA-M5.6-2', 'stops nobody who does not charge', (saw) => {
    const given = scene([
      hussars({ id: 'hussars', at: [0, 0] }),
      { id: 'line', side: 'allied', at: [0, 50] },
    ]);
    const first = plan(given, { hussars: [charge(given, 'line')] });
    const refusals = saw(refusalsTo(first, 'line', { do: 'stop' }));
    expect(refusals).toMatchObject([{ rule: 'LA-M5.6-2', code: 'stop-no-charge' }]);
  });

  proves('LA-M7.1-6', 'lets nobody evade or stay who has no shelter', (saw) => {
    const given = scene([
      hussars({ id: 'hussars', at: [0, 0] }),
      { id: 'line', side: 'allied', at: [0, 50] },
    ]);
    const first = plan(given, { hussars: [charge(given, 'line')] });
    for (const reaction of ['evade', 'stay'] as const)
      expect(saw(refusalsTo(first, 'line', { do: reaction }))).toMatchObject([
        { rule: 'LA-M7.1-6', code: 'not-sheltered' },
      ]);
    expect(refusalsTo(first, 'line', { do: 'halt' })).toEqual([]);
  });

  proves('LA-M1-8', 'opens once a half period, and only before a charge', (saw) => {
    const given = scene([
      hussars({ id: 'hussars', at: [0, 0] }),
      { id: 'line', side: 'allied', at: [0, 50] },
    ]);
    const quiet = plan(given, { hussars: [{ do: 'march', legs: [{ go: 'ahead', length: 1_000 }] }] });
    expect(quiet.events.some((event) => event.kind === 'phase' && event.phase === 'reactions')).toBe(false);
    expect(quiet.state.quarter).toBe(3);
    const charged = plan(given, { hussars: [charge(given, 'line')] });
    saw(charged.events);
    expect(charged.state).toMatchObject({ phase: 'reactions', quarter: 2 });
    expect(reactingWith(charged, {}).state.quarter).toBe(3);
    expect(partNamed(given, 'line')).toBe(1);
  });
});
