import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import {
  at,
  attacker,
  defender,
  field,
  HERE,
  lastOf,
  NORTH_EAST,
  NORTH_WEST,
  type Placed,
  type Scene,
  SOUTH_EAST,
} from '../scene.ts';

const acting = (saw: Saw, scene: Scene, dice: readonly number[] = [], switches = {}) => {
  const battle = at(saw, { scenario: field(scene), dice, switches });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  return battle;
};

const shock = (target = 'defender', supported = false) => ({ kind: 'shock', target, supported });

describe('a shock', () => {
  proves('CB-B4.7-4', 'strikes enemies, never friends', (saw) => {
    const scene = {
      red: [attacker('levy'), attacker('levy', { id: 'friend', at: NORTH_WEST })],
      blue: [defender('levy', { facing: 0 })],
    };
    expect(acting(saw, scene).refuses('red', shock('friend'))).toMatchObject([
      { rule: 'CB-B4.7-4', code: 'no-such-enemy' },
    ]);
    acting(saw, scene, [6, 6]).does('red', shock());
  });

  proves('CB-B4.5-3', 'is struck by the front troop of a hex, and by a captain among them', (saw) => {
    const behind = (type: string) => ({
      red: [attacker('levy', { id: 'front' }), attacker(type)],
      blue: [defender('levy', { facing: 0 })],
    });
    expect(acting(saw, behind('levy')).refuses('red', shock())).toMatchObject([
      { rule: 'CB-B4.5-3', code: 'does-not-fight-there' },
    ]);
    acting(saw, behind('captain'), [6, 6]).does('red', shock());
  });

  proves('CB-B4.7-1', 'in force costs breath, but not to ranks that take turns', (saw) => {
    const breathAfter = (mode: 'march' | 'rank-rotation') => {
      const line = attacker('spearmen', { at: HERE, facing: 1, steps: 4, formed: { and: NORTH_EAST, mode } });
      const enemy = defender('levy', { at: SOUTH_EAST, facing: 0 });
      const battle = acting(saw, { red: [line], blue: [enemy] }, [6, 6]);
      battle.does('red', shock('defender', true));
      return battle.view('red').units.flat()[0]?.breath;
    };
    expect(breathAfter('march')).toBe('winded');
    expect(breathAfter('rank-rotation')).toBe('fresh');
  });
});

describe('a formation in good order', () => {
  proves('CB-B4.2-20', 'fights with what it gives its men; a shaken one does not', (saw) => {
    const rulesOf = (state: Partial<Placed>) => {
      const formed = { and: NORTH_EAST, mode: 'march' as const };
      const line = attacker('pikemen', { at: HERE, facing: 1, steps: 4, formed, ...state });
      const enemy = defender('levy', { at: SOUTH_EAST, facing: 0 });
      const { events } = acting(saw, { red: [line], blue: [enemy] }, [6, 6]).does('red', shock());
      return lastOf(events, 'struck').rules;
    };
    expect(rulesOf({})).toContain('CB-B4.2-20');
    expect(rulesOf({ cohesion: 'shaken' })).not.toContain('CB-B4.2-20');
  });
});

describe('behind a palisade', () => {
  const palisade = { kind: 'palisade', at: HERE, facing: 6, level: 1 } as const;
  const struck = (saw: Saw, more: Partial<Placed>, counters: Scene['counters'] = [palisade]) =>
    acting(saw, { red: [attacker('heavy-foot')], blue: [defender('spearmen', more)], counters }, [1, 2]).does(
      'red',
      shock('defender', true),
    ).events;

  proves('CB-B4.2-17', 'somebody is covered by what is printed on it, and by nothing without it', (saw) => {
    expect(lastOf(struck(saw, {}), 'struck').rules).toContain('CB-B4.2-17');
    expect(lastOf(struck(saw, {}, []), 'struck').rules).not.toContain('CB-B4.2-17');
  });

  proves(
    'CB-Q39',
    'its debris falls under a formation, or under somebody for whom it is no matter',
    (saw) => {
      const line = { facing: 7, steps: 6, formed: { and: [6, 3] as const, mode: 'march' as const } };
      const turned = [{ ...palisade, facing: 7 }];
      expect(lastOf(struck(saw, line, turned), 'placed').rules).toContain('CB-Q39');
      expect(lastOf(struck(saw, { facing: 7 }, turned), 'placed').rules).not.toContain('CB-Q39');
    },
  );
});

describe('where a club has it so', () => {
  const behind = (...kinds: readonly ('mantlets' | 'pavises')[]): Scene => ({
    red: [attacker('archers', { at: [3, 4] })],
    blue: [defender('archers')],
    counters: kinds.map((kind) => ({ kind, at: HERE, ...(kind === 'mantlets' && { facing: 6 }) })),
  });
  const fire = { kind: 'fire', target: 'defender' };

  proves('CB-G8', 'only the best of several shields counts', (saw) => {
    const against = (shieldsAddUp: 'yes' | 'bestOnly') => {
      const battle = acting(saw, behind('mantlets', 'pavises'), [6, 5, 6, 5], { shieldsAddUp });
      return lastOf(battle.does('red', fire).events, 'struck').rolls[0]?.against ?? 0;
    };
    expect(against('bestOnly') - against('yes')).toBe(1);
  });

  proves('CB-Q8', 'a loss is absorbed of every roll that was no double one', (saw) => {
    const absorbedOf = (...dice: readonly number[]) => {
      const battle = acting(saw, behind('mantlets'), dice, { absorption: 'perRoll' });
      return lastOf(battle.does('red', fire).events, 'struck').absorbed;
    };
    expect(absorbedOf(1, 2, 1, 2)).toBe(2);
    expect(absorbedOf(1, 2, 1, 1)).toBe(1);
  });
});
