import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { Unit } from '../../model/state.ts';
import { at, attacker, field, lastOf, type Placed, type Scene } from '../scene.ts';

/** One red unit, alone, that is activated and does something. */
const doing = (
  saw: Saw,
  who: Placed,
  order: object,
  dice: readonly number[] = [],
  more: Partial<Scene> = {},
) => {
  const battle = at(saw, { scenario: field({ red: [who], ...more }), dice });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  const { events } = battle.does('red', order);
  const unit = battle.view('red').units.flat()[0] as Unit;
  return { battle, events, unit };
};

const refused = (saw: Saw, who: Placed, order: object, more: Partial<Scene> = {}): readonly string[] => {
  const battle = at(saw, { scenario: field({ red: [who], ...more }) });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  return battle.refuses('red', order).map(({ code }) => code);
};

const rest = { kind: 'rest' };
const tired = attacker('medium-foot', { breath: 'out-of-breath' });

describe('rest', () => {
  proves(['CB-B4.10-1', 'CB-C9'], 'gives back one level of breath', (saw) => {
    expect(doing(saw, tired, rest, [4, 6]).unit.breath).toBe('winded');
    expect(doing(saw, tired, rest, [5, 6]).unit.breath).toBe('out-of-breath');
    expect(refused(saw, attacker('levy'), rest)).toEqual(['is-fresh']);
  });

  proves('CB-B4.10-2', 'wears its value down by every double, to 4 and no lower', (saw) => {
    expect(doing(saw, tired, rest, [3, 3]).battle.view('red').restValue).toEqual({ red: 9, blue: 10 });
    const low = { more: { restValue: { red: 4, blue: 4 } } };
    expect(doing(saw, tired, rest, [3, 3], low).battle.view('red').restValue.red).toBe(4);
  });

  proves('CB-B4.10-3', 'depends on the weather', (saw) => {
    const rows = (weather: 'heatwave' | 'fine' | 'rain' | 'storm' | 'cloudy') =>
      lastOf(doing(saw, tired, rest, [1, 2], { more: { weather } }).events, 'tested').roll.modifiers;
    expect(rows('heatwave')).toMatchObject([{ value: 1 }]);
    expect(rows('fine')).toMatchObject([{ value: -1 }]);
    expect(rows('rain')).toMatchObject([{ value: 1 }]);
    expect(rows('storm')).toMatchObject([{ value: 2 }]);
    expect(rows('cloudy')).toEqual([]);
  });
});

describe('order', () => {
  const reorganise = { kind: 'reorganise' };
  const shaken = attacker('medium-foot', { cohesion: 'shaken' });
  const routed = attacker('medium-foot', { cohesion: 'routed' });

  proves(
    ['CB-B4.10-4', 'CB-B4.3-16'],
    'comes back to the shaken by a moral test, alone in their hex',
    (saw) => {
      expect(doing(saw, shaken, reorganise, [3, 4]).unit.cohesion).toBe('good-order');
      expect(doing(saw, shaken, reorganise, [4, 4]).unit.cohesion).toBe('shaken');
      expect(refused(saw, attacker('levy'), reorganise)).toEqual(['not-shaken']);
      const crowd = { red: [shaken, { ...attacker('levy'), id: 'other' }] };
      expect(refused(saw, shaken, reorganise, crowd)).toEqual(['not-alone']);
    },
  );

  proves('CB-B4.10-5', 'comes back to the routed as far as shaken, never to the Fragile', (saw) => {
    expect(doing(saw, routed, { kind: 'rally' }, [3, 4]).unit.cohesion).toBe('shaken');
    expect(refused(saw, attacker('levy', { cohesion: 'routed' }), { kind: 'rally' })).toContain(
      'never-rallies',
    );
    expect(refused(saw, attacker('levy'), { kind: 'rally' })).toContain('not-routed');
  });
});

proves('CB-B4.10-6', 'a formation that cannot be rallied breaks up, as others run', (saw) => {
  const line = attacker('spearmen', {
    ...{ cohesion: 'routed', facing: 1, steps: 4, formed: { and: [5, 3], mode: 'march', with: ['second'] } },
  });
  const { battle } = doing(saw, line, { kind: 'rally' }, [5, 5]);
  expect(battle.refuses('red', { kind: 'nothing' })).toMatchObject([{ code: 'is-forced' }]);
  battle.does('red', { kind: 'break' });
  expect(battle.view('red').phase).toBe('activation');
});

describe('munitions', () => {
  const reload = { kind: 'reload' };
  const spent = attacker('archers', { munitions: 'none' });
  const from = (column: number) => ({
    more: { munitions: { red: [column, 4] as const, blue: [1, 1] as const } },
  });

  proves('CB-B4.10-7', 'are had near their source for the asking, and farther off by the dice', (saw) => {
    expect(doing(saw, spent, reload, [], from(7)).unit.munitions).toBe('full');
    expect(doing(saw, spent, reload, [5, 6], from(8)).unit.munitions).toBe('full');
    expect(doing(saw, spent, reload, [5, 6], from(10)).unit.munitions).toBe('none');
    expect(refused(saw, spent, reload)).toEqual(['no-source']);
    expect(refused(saw, attacker('archers'), reload, from(7))).toEqual(['is-loaded']);
  });
});
