import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { MoveStep } from '../../model/orders.ts';
import { at, attacker, field, HERE, NORTH_EAST, type Scene, SOUTH_EAST, WEST } from '../scene.ts';

const EASTWARDS: MoveStep = { do: 'step', side: 0 };
const move = (pace: 'full' | 'minimal', ...steps: readonly MoveStep[]) => ({ kind: 'move', pace, steps });

const begun = (saw: Saw, scene: Scene) => at(saw, { scenario: field(scene) });
const activate = (unit: string) => ({ kind: 'activate', unit });

describe('a side of water', () => {
  const stream: Scene = { sides: [{ between: [WEST, HERE], kind: 'water' }] };
  const beforeIt = (saw: Saw, type: string, scene: Scene) => {
    const battle = begun(saw, { ...scene, red: [attacker(type)] });
    battle.does('red', activate('attacker'));
    return battle;
  };

  proves('CB-B4.1-1', 'is closed to whoever walks, and open to flyers and to boats', (saw) => {
    expect(beforeIt(saw, 'levy', stream).refuses('red', move('full', EASTWARDS))).toMatchObject([
      { rule: 'CB-B4.1-1', code: 'closed-side' },
    ]);
    beforeIt(saw, 'levy', {}).does('red', move('full', EASTWARDS));
    beforeIt(saw, 'dragon', stream).does('red', move('full', EASTWARDS));
    const boat = { counters: [{ kind: 'boat', at: WEST } as const] };
    const afloat = move('minimal', { do: 'take', counter: 0 }, EASTWARDS);
    beforeIt(saw, 'levy', { ...stream, ...boat }).does('red', afloat);
  });
});

describe('the front of a palisade', () => {
  const palisade = { kind: 'palisade', at: HERE, facing: 6, level: 2 } as const;
  const scene = {
    red: [attacker('giant', { id: 'giant' }), attacker('levy', { id: 'levy' })],
    counters: [palisade],
  };
  const over = move('minimal', EASTWARDS);
  const closed = [{ rule: 'CB-PALISADE-6', code: 'palisade-closed' }];

  proves('CB-PALISADE-6', 'is no more open to a giant because a footman has just climbed it', (saw) => {
    const battle = begun(saw, scene);
    battle.does('red', activate('levy'));
    battle.does('red', over);
    battle.does('red', activate('giant'));
    expect(battle.refuses('red', over)).toMatchObject(closed);
  });

  proves('CB-PALISADE-6', 'is no more closed to a footman because a giant has just failed at it', (saw) => {
    const battle = begun(saw, scene);
    battle.does('red', activate('giant'));
    expect(battle.refuses('red', over)).toMatchObject(closed);
    battle.does('red', { kind: 'nothing' });
    battle.does('red', activate('levy'));
    battle.does('red', over);
  });
});

describe('rough ground', () => {
  const formed = { and: NORTH_EAST, mode: 'march' as const };
  const scene: Scene = {
    red: [
      attacker('spearmen', { id: 'line', at: HERE, facing: 1, steps: 3, formed }),
      attacker('spearmen', { id: 'single', at: HERE, facing: 1 }),
    ],
    hexes: [{ hexes: [SOUTH_EAST], ground: 'rough' }],
  };
  const southEast = move('full', { do: 'step', side: 1 });

  proves('CB-B4.11-4', 'is closed to a formation, and open to others of its kind', (saw) => {
    const battle = begun(saw, scene);
    battle.does('red', activate('single'));
    battle.does('red', southEast);
    battle.does('red', activate('line'));
    expect(battle.refuses('red', southEast)).toMatchObject([
      { rule: 'CB-B4.11-4', code: 'formation-on-clear-only' },
    ]);
  });
});
