import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { cursedBlades } from '../../game.ts';
import type { Order } from '../../model/orders.ts';
import { at, attacker, defender, field, HERE, NORTH_EAST, type Placed, WEST } from '../scene.ts';

const face = (to: number) => ({ kind: 'face', to });

/** Spearmen who look away to the east from an enemy in the west, and hold their nerve. */
const takenInRear = (saw: Saw, more: Partial<Placed>) => {
  const spearmen = attacker('spearmen', { at: HERE, facing: 1, ...more });
  const enemy = defender('levy', { at: WEST, facing: 0 });
  const battle = at(saw, { scenario: field({ red: [spearmen], blue: [enemy] }), dice: [1, 1] });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  return battle;
};

const formed: Partial<Placed> = { steps: 4, formed: { and: NORTH_EAST, mode: 'march' } };

describe('whoever is taken in rear', () => {
  proves('CB-B4.11-5', 'faces about if it is a formation, and turns no other way', (saw) => {
    expect(takenInRear(saw, formed).refuses('red', face(6))).toMatchObject([
      { rule: 'CB-B4.11-5', code: 'formation-wheels' },
    ]);
    takenInRear(saw, formed).does('red', face(7));
    takenInRear(saw, {}).does('red', face(6));
  });
});

describe('whoever turns', () => {
  const turn = (to: number): Order => ({ kind: 'move', pace: 'full', steps: [{ do: 'turn', to }] });

  proves('CB-B4.1-2', 'looks one of twelve ways: there is none before the first, or between two', (saw) => {
    const battle = at(saw, { scenario: field({ red: [attacker('levy')] }) });
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    const judged = (to: number) =>
      saw(
        cursedBlades.judge(
          cursedBlades.read(battle.match.setting, battle.view('red')),
          { side: 'red' },
          turn(to),
        ).refusals,
      );
    for (const to of [-1, 0.5, 12])
      expect(judged(to)).toMatchObject([{ rule: 'CB-B4.1-2', code: 'no-such-facing' }]);
    for (const to of [1, 11]) expect(judged(to)).toEqual([]);
  });
});
