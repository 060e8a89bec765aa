import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { cursedBlades } from '../../game.ts';
import type { Order } from '../../model/orders.ts';
import { at, attacker, defender, field, type Scene } from '../scene.ts';

const begun = (saw: Saw, scene: Scene, dice: readonly number[] = []) =>
  at(saw, { scenario: field(scene), dice });

/** What the game says of a side's order, whether or not the table would have asked that side at all. */
const judged = (saw: Saw, { match, view }: ReturnType<typeof begun>, side: string, order: Order) =>
  saw(cursedBlades.judge(cursedBlades.read(match.setting, view(side)), { side }, order).refusals);

const NOT_YOURS = [{ rule: 'CB-B4.3-2', code: 'not-your-turn' }];

describe('orders are given by', () => {
  proves('CB-B4.3-2', 'the side that plays', (saw) => {
    const battle = begun(saw, {});
    expect(judged(saw, battle, 'blue', { kind: 'end' })).toMatchObject(NOT_YOURS);
    expect(judged(saw, battle, 'red', { kind: 'end' })).toEqual([]);
  });

  proves('CB-B4.3-2', 'the owner of who was struck, for his losses', (saw) => {
    const scene = { red: [attacker('medium-foot')], blue: [defender('medium-foot')] };
    const battle = begun(saw, scene, [2, 4]);
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    battle.does('red', { kind: 'shock', target: 'defender', supported: true });
    expect(judged(saw, battle, 'red', { kind: 'lose-step' })).toMatchObject(NOT_YOURS);
    expect(judged(saw, battle, 'blue', { kind: 'lose-step' })).toEqual([]);
  });
});
