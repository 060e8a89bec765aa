import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { MoveStep } from '../../model/orders.ts';
import { at, attacker, defender, EAST, field, HERE, type Placed, WEST } from '../scene.ts';

const EASTWARDS: MoveStep = { do: 'step', side: 0 };
const move = (...steps: readonly MoveStep[]) => ({ kind: 'move', pace: 'full', steps });

/** A war wagon on a road to the east, with these about. */
const driving = (saw: Saw, red: readonly Placed[], blue: readonly Placed[] = []) => {
  const wagon = { kind: 'war-wagon', side: 'red', at: WEST, facing: 0 } as const;
  const scenario = field({ red, blue, counters: [wagon] });
  const map = { ...scenario.map, roads: [[WEST, HERE, EAST]] };
  const battle = at(saw, { scenario: { ...scenario, map } });
  battle.does('red', { kind: 'drive', counter: 0 });
  return battle;
};

describe('a war wagon', () => {
  proves('CB-WAGON-9', 'goes next to an enemy where a troop waits for it; a captain is no troop', (saw) => {
    const to = (type: string) =>
      driving(saw, [attacker(type, { at: HERE })], [defender('levy', { at: EAST, facing: 0 })]);
    expect(to('captain').refuses('red', move(EASTWARDS))).toMatchObject([
      { rule: 'CB-WAGON-9', code: 'war-wagon-alone' },
    ]);
    to('levy').does('red', move(EASTWARDS));
  });

  proves('CB-Q29', 'brings somebody from where it sets out, not from along its way', (saw) => {
    const bring: MoveStep = { do: 'bring', unit: 'attacker' };
    const from = (where: Placed['at']) => driving(saw, [attacker('levy', { at: where })]);
    expect(from(HERE).refuses('red', move(EASTWARDS, bring))).toMatchObject([
      { rule: 'CB-Q29', code: 'cannot-come-along' },
    ]);
    from(WEST).does('red', move(bring, EASTWARDS));
  });
});
