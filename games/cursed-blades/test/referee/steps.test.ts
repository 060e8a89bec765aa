import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect, test } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { MoveStep } from '../../model/orders.ts';
import {
  at,
  attacker,
  defender,
  EAST,
  field,
  HERE,
  lastOf,
  NORTH_EAST,
  type Placed,
  type Scene,
  SOUTH_EAST,
  WEST,
} from '../scene.ts';

const EASTWARDS: MoveStep = { do: 'step', side: 0 };
const move = (...steps: readonly MoveStep[]) => ({ kind: 'move', pace: 'full', steps });

const acting = (saw: Saw, scene: Scene, switches = {}) => {
  const battle = at(saw, { scenario: field(scene), dice: [], switches });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  return battle;
};

const stepped = (saw: Saw, scene: Scene, order: object, switches = {}) =>
  lastOf(acting(saw, scene, switches).does('red', order).events, 'stepped');

describe('contact', () => {
  proves('CB-B4.4-17', 'is only with an enemy who can be got at', (saw) => {
    const towards = (more: Partial<Placed>, kind: 'normal' | 'impassable') =>
      acting(saw, {
        red: [attacker('levy', more)],
        blue: [defender('levy', { at: EAST, facing: 0 })],
        sides: [{ between: [HERE, EAST], kind }],
      });
    for (const [more, code] of [
      [{ cohesion: 'shaken' }, 'contact-in-good-order'],
      [{ breath: 'out-of-breath' }, 'contact-without-breath'],
    ] as const) {
      expect(towards(more, 'normal').refuses('red', move(EASTWARDS))).toMatchObject([
        { rule: 'CB-B4.4-17', code },
      ]);
      towards(more, 'impassable').does('red', move(EASTWARDS));
    }
  });
});

describe('a shaken formation', () => {
  const line = attacker('spearmen', {
    ...{ at: HERE, facing: 1, steps: 4, cohesion: 'shaken' },
    formed: { and: NORTH_EAST, mode: 'march' },
  });
  const onward = move({ do: 'step', side: 1 });

  proves('CB-G6', 'goes where there is no obstacle, and only there', (saw) => {
    const obstructed = acting(saw, { red: [line], counters: [{ kind: 'debris', at: SOUTH_EAST }] });
    expect(obstructed.refuses('red', onward)).toMatchObject([
      { rule: 'CB-G6', code: 'formation-before-obstacle' },
    ]);
    acting(saw, { red: [line] }).does('red', onward);
  });
});

describe('a turn', () => {
  const turned: MoveStep = { do: 'turn', to: 2 };

  proves('CB-B4.4-6', 'afloat is a boat’s', (saw) => {
    const scene: Scene = { red: [attacker('spearmen')], counters: [{ kind: 'boat', at: WEST }] };
    const order = move({ do: 'take', counter: 0 }, turned);
    const water: Scene = { ...scene, hexes: [{ hexes: [WEST, HERE], ground: 'water' }] };
    expect(stepped(saw, water, order)).toMatchObject({ cost: 1 });
    expect(stepped(saw, { red: [attacker('spearmen')] }, move(turned))).toMatchObject({ cost: 0 });
  });

  proves('CB-Q44', 'of a flyer on the ground is no landing', (saw) => {
    const scene: Scene = { red: [attacker('dragon')], counters: [{ kind: 'tents', at: WEST, side: 'red' }] };
    expect(stepped(saw, scene, move(turned)).rules).not.toContain('CB-Q44');
    const ahead: Scene = { ...scene, counters: [{ kind: 'tents', at: HERE, side: 'red' }] };
    expect(stepped(saw, ahead, move(EASTWARDS)).rules).toContain('CB-Q44');
  });
});

describe('a step', () => {
  proves('CB-B4.4-7', 'owes its capacity what its class would not have allowed', (saw) => {
    const rulesAfter = (...steps: readonly MoveStep[]) =>
      stepped(saw, { red: [attacker('spearmen')] }, move(...steps)).rules;
    expect(rulesAfter(EASTWARDS, EASTWARDS)).not.toContain('CB-B4.4-7');
    expect(rulesAfter(EASTWARDS, EASTWARDS, EASTWARDS)).toContain('CB-B4.4-7');
  });

  proves('CB-Q42', 'among boats costs half a point by a rule of their own', (saw) => {
    const onto = (kind: 'boat' | 'debris') =>
      stepped(saw, { red: [attacker('spearmen')], counters: [{ kind, at: HERE }] }, move(EASTWARDS)).rules;
    expect(onto('boat')).toContain('CB-Q42');
    expect(onto('debris')).not.toContain('CB-Q42');
  });

  test('shows whether a trap was hidden, but not where others stand already', () => {
    const saw: Saw = (seen) => seen;
    const friend = (where: Placed['at']): Scene => ({
      red: [attacker('levy'), attacker('levy', { id: 'friend', at: where })],
      more: { traps: ['blue'] },
    });
    expect(stepped(saw, friend(EAST), move(EASTWARDS)).showed).toBe(true);
    expect(stepped(saw, friend(HERE), move(EASTWARDS)).showed).toBeUndefined();
  });

  proves('CB-G1', 'meets an obstacle in ruins where a club has it so, and in nothing that is none', (saw) => {
    const onto = (kind: 'ruins' | 'pavises', ruinsAreObstacle: 'yes' | 'no') =>
      stepped(saw, { red: [attacker('spearmen')], counters: [{ kind, at: HERE }] }, move(EASTWARDS), {
        ruinsAreObstacle,
      }).rules;
    expect(onto('ruins', 'yes')).toContain('CB-G1');
    expect(onto('ruins', 'no')).not.toContain('CB-G1');
    expect(onto('pavises', 'yes')).not.toContain('CB-G1');
  });
});

describe('a wheel', () => {
  proves('CB-B4.11-5', 'is the same, whichever of its hexes a formation is counted from', (saw) => {
    const hexesAfter = (one: Placed['at'], other: Placed['at'], on: 'left' | 'right') => {
      const line = attacker('spearmen', {
        at: one,
        facing: 1,
        steps: 4,
        formed: { and: other, mode: 'march' },
      });
      const battle = acting(saw, { red: [line] });
      battle.does('red', move({ do: 'wheel', on, forward: true }));
      const [unit] = battle.view('red').units.flat();
      return [unit?.hex, unit?.and].toSorted();
    };
    for (const on of ['left', 'right'] as const)
      expect(hexesAfter(HERE, NORTH_EAST, on)).toEqual(hexesAfter(NORTH_EAST, HERE, on));
    expect(hexesAfter(HERE, NORTH_EAST, 'left')).not.toEqual(hexesAfter(HERE, NORTH_EAST, 'right'));
  });
});
