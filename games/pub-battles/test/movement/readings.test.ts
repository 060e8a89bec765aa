import { expect } from 'vitest';
import { provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { view } from '../../knowledge/view.ts';
import { after as then } from '../../model/events.ts';
import { pieceOf } from '../../model/piece-change.ts';
import { clearingEvents } from '../../rules/combat/clearing.ts';
import { blue, red, type Scene, settingOf, stateOf } from '../combat/scene.ts';
import { setTo, turned } from '../knowledge/battle.ts';
import { oblique } from '../table.ts';
import { look, marches, ordered } from './scene.ts';

const front = { at: 'attack', target: 0, face: 'front' } as const;

provesBySwitch(
  'PB-R092b',
  'command is judged where the HQ has gone',
  turned('commandJudged', 'beforeHqMove'),
  (set) => {
    const scene: Scene = {
      set: setTo(set),
      pieces: [red('H', 'hq', 0, -20), red('X', 'regular', 0, 0), blue('Y', 'cavalry', 0, 8)],
      state: { activation: { formation: 0, acted: [], struck: [] } },
    };
    expect(ordered(look, scene, 'X', [], front)).toEqual(['PB-R092a']);
    const moved = then(stateOf(scene), marches(look, scene, 'H', [oblique(0, 16)]));
    expect(ordered(look, { ...scene, state: moved }, 'X', [], front)).toEqual([]);
    const next = then(moved, [{ kind: 'turn', day: 1, turn: 4, cup: [], rules: [] }]);
    expect(pieceOf(next, 0).from).toBeUndefined();
  },
);

provesBySwitch(
  'PB-R149',
  'contact alone discloses no quality',
  turned('qualityShown', 'onContact'),
  (set) => {
    const scene: Scene = {
      set: setTo(set),
      pieces: [red('X', 'elite', 0, -8), blue('Y', 'militia', 0, 0), red('H', 'hq', 0, -10)],
    };
    const now = then(stateOf(scene), marches(look, scene, 'X', [], front));
    const seen = (side: string) => view(settingOf(scene), now, { side }).theirs.map(({ kind }) => kind);
    expect([...seen('red'), ...seen('blue')].filter((kind) => kind !== undefined)).toEqual([]);
  },
);

provesBySwitch(
  'PB-R113d',
  'who is cornered goes under after the combats',
  turned('cornered', 'stays'),
  (set) => {
    const scene: Scene = {
      set: setTo(set),
      pieces: [red('X', 'regular', 0, 0), blue('Y', 'regular', 0, 3)],
      map: { rivers: [{ line: [[-40, -2] as const, [40, -2] as const], width: 1 }] },
      state: { phase: 'clearing' },
    };
    const now = then(stateOf(scene), clearingEvents(settingOf(scene), stateOf(scene)));
    expect(pieceOf(now, 0).where).toBe('lost');
  },
);
