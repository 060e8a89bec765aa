import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import {
  at,
  attacker,
  defender,
  EAST,
  field,
  HERE,
  lastOf,
  type Placed,
  type Scene,
  SOUTH_EAST,
  worth,
} from '../scene.ts';

/** What comes of blows: markers, ways back and forward, and what is told of the nerve. */

const struck = (saw: Saw, scene: Scene, dice: readonly number[], switches = {}) => {
  const battle = at(saw, { scenario: field(scene), dice, switches });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  return { battle, ...battle.does('red', { kind: 'shock', target: 'defender', supported: true }) };
};

const unitIn = (battle: ReturnType<typeof at>, id: string) =>
  battle
    .view('red')
    .units.flat()
    .find((unit) => unit.id === id);

describe('whoever is hit', () => {
  proves('CB-B4.9-7', 'has no contact marker for it unless he charged', (saw) => {
    const scene = (more: Partial<Placed>) => ({
      red: [attacker('heavy-foot')],
      blue: [defender('spearmen', more)],
    });
    const { battle: calm } = struck(saw, scene({}), [3, 4, 1, 1]);
    calm.does('blue', { kind: 'lose-step' });
    expect(unitIn(calm, 'defender')?.marker).toBeUndefined();
    // Whoever charges does not recoil: the loss is a step, and nobody is asked.
    const { battle: charging } = struck(saw, scene({ marker: 'charge' }), [1, 1, 2, 3, 1, 1]);
    expect(unitIn(charging, 'defender')?.marker).toBe('contact');
  });

  proves('CB-B4.9-3', 'goes back away from the attack, not aside', (saw) => {
    const { battle } = struck(saw, { red: [attacker('heavy-foot')], blue: [defender('spearmen')] }, [3, 4]);
    expect(battle.refuses('blue', { kind: 'recoil', side: 4 })).toMatchObject([
      { rule: 'CB-B4.9-3', code: 'no-recoil' },
    ]);
    battle.does('blue', { kind: 'recoil', side: 0 });
    expect(unitIn(battle, 'defender')?.hex).toBe(3 * 11 + 5);
  });

  proves('CB-B4.9-3', 'does not go back into a blaze', (saw) => {
    const scene = { red: [attacker('heavy-foot')], blue: [defender('spearmen')] };
    const { battle } = struck(saw, { ...scene, counters: [{ kind: 'blaze', at: EAST }] }, [3, 4]);
    expect(battle.refuses('blue', { kind: 'recoil', side: 0 })).toMatchObject([{ code: 'no-recoil' }]);
    battle.does('blue', { kind: 'recoil', side: 1 });
  });
});

describe('whoever sees a friend fall', () => {
  proves('CB-B4.9-9', 'is tested in the order of the list, wherever he stands', (saw) => {
    const order = (first: Placed['at'], second: Placed['at']) => {
      const friends = [
        defender('levy', { id: 'first', at: first }),
        defender('levy', { id: 'second', at: second }),
      ];
      const blue = [defender('medium-foot', { cohesion: 'routed' }), ...friends];
      const { events } = struck(saw, { red: [attacker('medium-foot')], blue }, [1, 2, 1, 1, 1, 1]);
      return events.flatMap((event) => ('test' in event && event.test === 'rout' ? [event.unit] : []));
    };
    expect(order(EAST, SOUTH_EAST)).toEqual([2, 3]);
    expect(order(SOUTH_EAST, EAST)).toEqual([2, 3]);
  });
});

describe('whoever has stormed a palisade', () => {
  const wall = { kind: 'palisade', at: HERE, facing: 6, level: 3 } as const;
  const stormed = (saw: Saw, more: Partial<Placed>) => {
    const scene = {
      red: [attacker('heavy-foot', more)],
      blue: [defender('levy', { steps: 1, cohesion: 'routed' })],
      counters: [wall],
    };
    const { battle } = struck(saw, scene, [1, 1]);
    return unitIn(battle, 'attacker');
  };

  proves('CB-Q13', 'climbs over it with the breath that is left, and without any stays before it', (saw) => {
    expect(stormed(saw, {})).toMatchObject({ hex: 3 * 11 + 4 });
    expect(stormed(saw, { breath: 'winded' })).toMatchObject({ hex: 3 * 11 + 3, breath: 'out-of-breath' });
  });
});

describe('a wagon', () => {
  proves('CB-WAGON-5', 'covers only who looks as it does, where a club has it so', (saw) => {
    const shields = (kind: 'wagon' | 'war-wagon', facing: number) => {
      const counters = [{ kind, side: 'blue', at: HERE, facing } as const];
      const { events } = struck(
        saw,
        { red: [attacker('heavy-foot')], blue: [defender('spearmen')], counters },
        [6, 6],
        { wagonProtection: 'sameFacing' },
      );
      return worth(lastOf(events, 'struck').rolls[0]?.modifiers ?? [], 'CB-WAGON-5');
    };
    expect([shields('wagon', 6), shields('wagon', 2)]).toEqual([-1, 0]);
    expect([shields('war-wagon', 6), shields('war-wagon', 2)]).toEqual([-2, 0]);
  });
});

describe('nerve', () => {
  proves('CB-C7', 'is told to be reckoned by weapons only where they count', (saw) => {
    const tested = (red: string, blue: string) => {
      const battle = at(saw, {
        scenario: field({ red: [attacker(red)], blue: [defender(blue, { marker: 'contact' })] }),
        dice: [1, 1],
      });
      return lastOf(battle.does('red', { kind: 'activate', unit: 'attacker' }).events, 'tested');
    };
    const uneven = tested('archers', 'knights');
    expect(worth(uneven.roll.modifiers, 'CB-B4.6-4')).not.toBe(0);
    expect(uneven.rules).toContain('CB-C7');
    expect(tested('levy', 'levy').rules).not.toContain('CB-C7');
  });
});
