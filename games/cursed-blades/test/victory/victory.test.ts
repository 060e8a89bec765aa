import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { cursedBlades } from '../../game.ts';
import type { ObjectiveData, Scenario } from '../../model/scenario.ts';
import { outcome } from '../../play/outcome.ts';
import { at, attacker, defender, EAST, field, HERE, type Scene, stage, WEST } from '../scene.ts';

const over = (scene: Scene, change: object = {}) => {
  const { setting, state } = stage(scene);
  return outcome(setting, { ...state, phase: 'over', ...change });
};

const play = (saw: Saw, scene: Scene, dice: readonly number[] = []) =>
  at(saw, { scenario: field(scene), dice });

const objectives: readonly ObjectiveData[] = [
  { kind: 'hold', side: 'red', at: WEST, points: 4 },
  { kind: 'cross', side: 'red', to: [WEST, HERE], points: 1 },
  { kind: 'bring', side: 'blue', counter: 'cart', to: [EAST], points: 5 },
];

/** Both sides pass through the last turn; what each has in the end. */
const counted = (saw: Saw, scene: Scene) => {
  const battle = play(saw, { ...scene, more: { turns: 1, ...scene.more } });
  battle.does('red', { kind: 'end' });
  battle.does('blue', { kind: 'end' });
  return battle.view('red').points;
};

describe('points', () => {
  proves('CB-B4.14-4', 'are had for what is held: 2 a cart, 3 a wagon or a crowd, 2 a herd', (saw) => {
    const counters = (['cart', 'wagon', 'civilians', 'herd', 'tents'] as const).map((kind) => ({
      ...{ kind, side: 'red', at: HERE, facing: 0 },
    }));
    expect(counted(saw, { counters })).toEqual({ red: 10, blue: 0 });
  });

  proves('CB-B4.14-7', 'are had for what the scenario asks', (saw) => {
    const scene: Scene = {
      red: [attacker('levy')],
      counters: [{ kind: 'cart', side: 'blue', at: EAST, facing: 0 }],
      more: { objectives },
    };
    expect(counted(saw, scene)).toEqual({ red: 5, blue: 7 });
  });

  proves('CB-B4.14-9', 'decide the battle, or draw it', (saw) => {
    expect(saw(over({}, { points: { red: 3, blue: 1 } }))).toMatchObject({ winner: 'red', code: 'points' });
    expect(over({}, { points: { red: 1, blue: 1 } })).toMatchObject({ code: 'drawn' });
    expect(over({}, { phase: 'activation' })).toBeUndefined();
  });
});

const short: Partial<Scenario> = { turns: 1 };

describe('the end', () => {
  proves('CB-B4.14-7', 'comes after the last turn', (saw) => {
    const battle = play(saw, { more: short });
    battle.does('red', { kind: 'end' });
    battle.does('blue', { kind: 'end' });
    expect(battle.view('red').phase).toBe('over');
    expect(battle.decisions()).toEqual([]);
  });

  /** Blue loses its knights to a shock from behind, and with them half its steps. */
  const beaten = (saw: Saw, dice: readonly number[]) => {
    const battle = play(
      saw,
      {
        red: [attacker('heavy-foot')],
        blue: [defender('medium-horse', { cohesion: 'routed', facing: 0 })],
        more: { turns: 9 },
      },
      [1, 2, ...dice],
    );
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    battle.does('red', { kind: 'shock', target: 'defender', supported: false });
    battle.does('red', { kind: 'end' });
    battle.does('blue', { kind: 'end' });
    return battle;
  };

  proves('CB-B4.14-8', 'comes early for an army that loses half its steps and then its heart', (saw) => {
    const broken = beaten(saw, [4, 6]);
    expect(outcome(broken.match.setting, broken.table().state)).toMatchObject({
      winner: 'red',
      code: 'broken',
    });
    const steady = beaten(saw, [4, 5, 1]);
    expect(steady.view('red')).toMatchObject({
      phase: 'activation',
      turn: 2,
      armyMoral: { red: 10, blue: 9 },
    });
  });

  proves('CB-B4.14-9', 'comes at once when a side has nobody left', (saw) => {
    const last: Scene = {
      red: [attacker('heavy-foot')],
      blue: [defender('levy', { cohesion: 'routed' })],
    };
    const scenario = field(last);
    const units = scenario.units.filter(({ id }) => id !== 'blue-watch');
    const battle = at(saw, { scenario: { ...scenario, units }, dice: [1, 2] });
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    battle.does('red', { kind: 'shock', target: 'defender', supported: false });
    expect(cursedBlades.outcome(battle.match.setting, battle.table().state)).toMatchObject({
      ...{ winner: 'red', code: 'destroyed' },
    });
  });
});
