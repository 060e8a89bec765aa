import type { Saw } from '@grognard/engine/rulebook';
import { expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { MoveStep } from '../../model/orders.ts';
import type { HexName } from '../../model/scenario.ts';
import { at, attacker, defender, field, type Scene } from '../scene.ts';

const EASTWARDS: MoveStep = { do: 'step', side: 0 };
const SOUTH_EASTWARDS: MoveStep = { do: 'step', side: 1 };
const move = (...steps: readonly MoveStep[]) => ({ kind: 'move', pace: 'full', steps });

/** A light horse that charges from the west, and is activated. */
const charging = (saw: Saw, scene: Scene) => {
  const horse = attacker('light-horse', { at: [2, 4], marker: 'charge' });
  const battle = at(saw, { scenario: field({ ...scene, red: [horse] }) });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  return battle;
};

const levy = (id: string, where: HexName) => defender('levy', { id, at: where, facing: 0 });

proves(
  'CB-B4.4-24',
  'a step of an attack move brings the target nearer, and does not only keep level',
  (saw) => {
    const scene = { blue: [levy('defender', [10, 4])] };
    const aside = move(SOUTH_EASTWARDS, EASTWARDS, EASTWARDS, EASTWARDS);
    expect(charging(saw, scene).refuses('red', aside)).toMatchObject([
      { rule: 'CB-B4.4-24', code: 'not-towards-the-target' },
    ]);
    charging(saw, scene).does('red', move(EASTWARDS, EASTWARDS, EASTWARDS, EASTWARDS));
  },
);

proves(
  ['CB-B4.4-24', 'CB-B4.13-1'],
  'a target is made for even if somebody stands where else it could be reached from',
  (saw) => {
    const scene = { blue: [levy('defender', [9, 4]), levy('companion', [9, 3])] };
    const away = move({ do: 'turn', to: 4 }, { do: 'step', side: 2 });
    expect(charging(saw, scene).refuses('red', away)).toMatchObject([
      { rule: 'CB-B4.4-24', code: 'not-towards-the-target' },
    ]);
    charging(saw, scene).does('red', move(EASTWARDS, EASTWARDS, EASTWARDS, EASTWARDS));
  },
);
