import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { CounterData } from '../../model/scenario.ts';
import type { Unit } from '../../model/state.ts';
import { at, field, HERE, type Placed, type Scene, SOUTH_WEST } from '../scene.ts';

const one = (more: Partial<Placed> = {}): Placed => ({
  id: 'one',
  type: 'spearmen',
  at: HERE,
  facing: 1,
  ...more,
});
const two = (more: Partial<Placed> = {}): Placed => ({ ...one(), id: 'two', at: [6, 3], ...more });

const playing = (saw: Saw, scene: Scene, who = 'one') => {
  const battle = at(saw, { scenario: field(scene) });
  battle.does('red', { kind: 'activate', unit: who });
  const unit = (id: string): Unit => {
    const found = battle
      .view('red')
      .units.flat()
      .find((each) => each.id === id);
    if (found === undefined) throw new Error(`no ${id}`);
    return found;
  };
  return { ...battle, unit };
};

const form = { kind: 'form', with: ['two'], mode: 'shield-wall' };

const refused = (saw: Saw, scene: Scene, order: object = form): readonly string[] =>
  playing(saw, scene)
    .refuses('red', order)
    .map(({ code }) => code);

const obstacle: readonly CounterData[] = [{ kind: 'debris', at: HERE }];

describe('forming', () => {
  proves('CB-B4.11-1', 'takes like units in two hexes square to their facing', (saw) => {
    const battle = playing(saw, { red: [one(), two()] });
    battle.does('red', form);
    expect(battle.unit('one')).toMatchObject({ steps: 4, formed: { mode: 'shield-wall' } });
    expect(battle.unit('two').within).toBe(0);
    expect(refused(saw, { red: [one(), two({ at: [6, 4] })] })).toEqual(['not-square']);
    expect(refused(saw, { red: [one(), two({ facing: 7 })] })).toEqual(['not-alike']);
    expect(refused(saw, { red: [one({ type: 'levy' }), two({ type: 'levy' })] })).toEqual(['never-forms']);
  });

  proves('CB-G4', 'is not done on an obstacle', (saw) => {
    expect(refused(saw, { red: [one(), two()], counters: obstacle })).toEqual(['obstacle-here']);
  });

  proves('CB-B4.11-2', 'is done on clear ground, away from the enemy', (saw) => {
    const rough = { hexes: [{ hexes: [HERE], ground: 'rough' as const }] };
    expect(refused(saw, { red: [one(), two()], ...rough })).toEqual(['ground-not-clear']);
    const enemy = { blue: [{ id: 'enemy', type: 'levy', at: SOUTH_WEST, facing: 6 }] };
    expect(refused(saw, { red: [one(), two()], ...enemy })).toEqual(['enemy-adjacent']);
  });

  proves(
    ['CB-B4.11-3', 'CB-C11'],
    'is done in good order, with breath, and with three steps at least',
    (saw) => {
      expect(refused(saw, { red: [one(), two({ cohesion: 'shaken' })] })).toEqual(['not-fit-to-form']);
      expect(refused(saw, { red: [one({ steps: 1 }), two({ steps: 1 })] })).toEqual([
        'wrong-number-of-steps',
      ]);
    },
  );

  proves('CB-B4.11-7', 'as a tortoise is for the drilled', (saw) => {
    const foot = { red: [one({ type: 'medium-foot' }), two({ type: 'medium-foot' })] };
    expect(refused(saw, foot, { ...form, mode: 'tortoise' })).toEqual(['not-drilled']);
    playing(saw, { red: [one(), two()] }).does('red', { ...form, mode: 'tortoise' });
  });
});

const line = (more: Partial<Placed> = {}): Placed =>
  one({ steps: 4, formed: { and: [6, 3], mode: 'march', with: ['two'] }, ...more });

proves(['CB-B4.5-4', 'CB-B4.5-5'], 'a formation shares its hexes with no other, and no troop', (saw) => {
  const third = {
    ...one(),
    id: 'third',
    at: SOUTH_WEST,
    steps: 3,
    formed: { and: [4, 6], mode: 'march' },
  } as const;
  const battle = playing(saw, { red: [line(), third] }, 'third');
  expect(battle.refuses('red', { kind: 'join', formation: 'one' })).toContainEqual(
    expect.objectContaining({ code: 'already-formed' }),
  );
  const stranger = { ...one({ type: 'levy' }), id: 'stranger' };
  expect(refused(saw, { red: [one(), two(), stranger] })).toEqual(['others-in-the-way']);
});

describe('a formation', () => {
  proves('CB-B4.11-13', 'changes its mode by an action', (saw) => {
    const battle = playing(saw, { red: [line()] });
    expect(battle.refuses('red', { kind: 'change-mode', mode: 'march' })).toMatchObject([
      { code: 'stands-so' },
    ]);
    battle.does('red', { kind: 'change-mode', mode: 'hedgehog' });
    expect(battle.unit('one').formed?.mode).toBe('hedgehog');
    expect(refused(saw, { red: [one()] }, { kind: 'change-mode', mode: 'march' })).toEqual(['no-formation']);
  });

  proves('CB-B4.11-11', 'breaks up into its units, one in each hex', (saw) => {
    const battle = playing(saw, { red: [line({ breath: 'winded' })] });
    battle.does('red', { kind: 'break' });
    expect(battle.unit('one')).toMatchObject({ steps: 2, breath: 'winded' });
    expect(battle.unit('two')).toMatchObject({ steps: 2, breath: 'winded', facing: 1, activated: true });
    expect(battle.unit('two').hex).not.toBe(battle.unit('one').hex);
  });

  proves('CB-B4.11-9', 'takes in a unit beside it', (saw) => {
    const third = { ...one(), id: 'third', at: SOUTH_WEST };
    const battle = playing(saw, { red: [line(), third] }, 'third');
    battle.does('red', { kind: 'join', formation: 'one' });
    expect(battle.unit('one').steps).toBe(6);
    expect(battle.unit('third').within).toBe(0);
    const far = playing(saw, { red: [line(), { ...third, at: [2, 6] }] }, 'third');
    expect(far.refuses('red', { kind: 'join', formation: 'one' })).toMatchObject([{ code: 'not-beside' }]);
  });

  proves('CB-B4.11-10', 'lets a unit go if it keeps three steps', (saw) => {
    const leave = { kind: 'leave', unit: 'two' };
    expect(playing(saw, { red: [line()] }).refuses('red', leave)).toMatchObject([{ code: 'too-few-left' }]);
    const battle = playing(saw, { red: [line({ steps: 5 })] });
    battle.does('red', leave);
    expect(battle.unit('one').steps).toBe(3);
    expect(battle.unit('two')).toMatchObject({ steps: 2, activated: true });
  });

  proves('CB-B4.11-6', 'does not manipulate', (saw) => {
    const scene = { red: [line()], counters: [{ kind: 'stakes', at: HERE, facing: 1 } as const] };
    expect(refused(saw, scene, { kind: 'manipulate', what: 'destroy', counter: 0 })).toContain(
      'in-formation',
    );
  });
});

proves('CB-B4.11-12', 'two halves in a hex become one, with the worse of their states', (saw) => {
  const half = {
    red: [one({ steps: 1 }), two({ at: HERE, steps: 1, cohesion: 'shaken', breath: 'winded' })],
  };
  const battle = playing(saw, half);
  battle.does('red', { kind: 'merge', with: 'two' });
  expect(battle.unit('one')).toMatchObject({ steps: 2, cohesion: 'shaken', breath: 'winded' });
  expect(battle.unit('two').within).toBe(0);
  const whole = { red: [one(), two({ at: HERE, steps: 1 })] };
  expect(refused(saw, whole, { kind: 'merge', with: 'two' })).toEqual(['not-two-steps']);
});
