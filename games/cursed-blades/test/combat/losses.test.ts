import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { cursedBlades } from '../../game.ts';
import type { Unit } from '../../model/state.ts';
import { at, attacker, defender, EAST, field, HERE, type Placed, type Scene, SOUTH_EAST } from '../scene.ts';

/** A shock that has been rolled; what comes next is the defender's. */
const struck = (saw: Saw, scene: Scene, dice: readonly number[], supported = true, switches = {}) => {
  const battle = at(saw, { scenario: field(scene), dice, switches });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  battle.does('red', { kind: 'shock', target: 'defender', supported });
  const unit = (id: string): Unit => {
    const found = battle
      .view('red')
      .units.flat()
      .find((each) => each.id === id);
    if (found === undefined) throw new Error(`no ${id}`);
    return found;
  };
  return { ...battle, unit, phase: () => battle.view('red').phase };
};

const foot = (one: Partial<Placed> = {}, other: Partial<Placed> = {}, more: Partial<Scene> = {}): Scene => ({
  red: [attacker('medium-foot', one)],
  blue: [defender('medium-foot', other)],
  ...more,
});

/** A 6 at Advantage 0 is one loss, a 3 two; then the dice of the loss test. */
const ONE = [2, 4];
const TWO = [1, 2];

describe('losses', () => {
  proves(['CB-B4.9-2', 'CB-B4.9-6', 'CB-B4.14-1'], 'are steps, and ask for a test', (saw) => {
    const battle = struck(saw, foot(), [...ONE, 4, 4]);
    battle.does('blue', { kind: 'lose-step' });
    expect(battle.unit('defender')).toMatchObject({ steps: 1, cohesion: 'shaken' });
    expect(battle.view('red').points.red).toBe(1);
    expect(battle.phase()).toBe('activation');
  });

  proves('CB-B4.9-6', 'make the test harder by the steps lost', (saw) => {
    const battle = struck(saw, foot(), [...ONE, 3, 4]);
    battle.does('blue', { kind: 'lose-step' });
    expect(battle.unit('defender').cohesion).toBe('good-order');
  });

  proves(['CB-B4.9-3', 'CB-B4.9-4'], 'the last of them may be a recoil of the whole hex', (saw) => {
    const stacked = { ...foot(), blue: [defender('medium-foot'), { ...defender('levy'), id: 'companion' }] };
    const battle = struck(saw, stacked, [2, 3], false);
    expect(battle.refuses('blue', { kind: 'recoil', side: 3 })).toMatchObject([{ code: 'no-recoil' }]);
    battle.does('blue', { kind: 'recoil', side: 0 });
    for (const id of ['defender', 'companion']) {
      expect(battle.unit(id)).toMatchObject({ steps: 2, cohesion: 'shaken' });
      expect(battle.unit(id).hex).toBe(battle.unit('attacker').hex + 2);
    }
  });

  proves('CB-Q38', 'are no recoil over the front of a palisade', (saw) => {
    const behind = (facing: number): Scene => ({
      ...foot({}, {}, { counters: [{ kind: 'palisade', at: EAST, facing, level: 2 }] }),
    });
    const barred = struck(saw, behind(6), ONE);
    expect(barred.refuses('blue', { kind: 'recoil', side: 0 })).toMatchObject([
      { rule: 'CB-Q38', code: 'no-recoil' },
    ]);
    const open = struck(saw, behind(0), ONE);
    open.does('blue', { kind: 'recoil', side: 0 });
    expect(open.unit('defender').hex).toBe(open.unit('attacker').hex + 1);
  });

  proves('CB-B4.9-3', 'are no recoil into a formation', (saw) => {
    const line: Placed = {
      ...{ id: 'line', type: 'spearmen', at: EAST, facing: 7, steps: 4 },
      formed: { and: [7, 3], mode: 'march' },
    };
    const battle = struck(saw, { ...foot(), blue: [defender('medium-foot', { facing: 7 }), line] }, ONE);
    expect(battle.refuses('blue', { kind: 'recoil', side: 0 })).toMatchObject([{ code: 'no-recoil' }]);
  });

  proves('CB-B4.9-5', 'must be a recoil if nothing else saves the unit', (saw) => {
    const battle = struck(saw, foot({}, { steps: 1 }), [...ONE, 1, 1]);
    expect(battle.refuses('blue', { kind: 'lose-step' })).toMatchObject([{ code: 'must-recoil' }]);
    battle.does('blue', { kind: 'recoil', side: 0 });
    expect(battle.unit('defender').lost).toBeUndefined();
  });

  proves('CB-B4.9-2', 'are steps at once for the routed, the charging and those taken in flank', (saw) => {
    expect(struck(saw, foot({}, { cohesion: 'routed' }), [4, 4, 1, 1]).phase()).toBe('activation');
    expect(struck(saw, foot({}, { marker: 'charge' }), [1, 1, 2, 3, 1, 1]).phase()).toBe('activation');
    expect(struck(saw, foot({}, { facing: 0 }), [4, 4, 1, 1]).phase()).toBe('activation');
  });

  proves('CB-B4.9-3', 'are no recoil where another enemy would stand in the flank', (saw) => {
    const second = { ...attacker('levy', { at: [7, 3], facing: 4 }), id: 'second' };
    const scene = foot();
    const battle = struck(saw, { ...scene, red: [...(scene.red ?? []), second] }, [...ONE, 1, 1]);
    expect(battle.refuses('blue', { kind: 'recoil', side: 0 })).toMatchObject([{ rule: 'CB-B4.9-3' }]);
    battle.does('blue', { kind: 'recoil', side: 1 });
  });

  proves('CB-B4.9-7', 'end a charge, and leave contact', (saw) => {
    const battle = struck(saw, foot({}, { marker: 'charge' }), [1, 1, 2, 3, 1, 1]);
    expect(battle.unit('defender')).toMatchObject({ marker: 'contact', breath: 'winded', steps: 1 });
  });

  proves(
    ['CB-B4.9-8', 'CB-B4.2-10'],
    'that empty the hex draw the attacker into it, if he was supported',
    (saw) => {
      const gone = struck(saw, foot({}, { cohesion: 'routed' }), TWO);
      expect(gone.unit('defender').lost).toBe(true);
      expect(gone.unit('attacker').hex).toBe(gone.unit('defender').hex);
      const stays = struck(saw, foot({}, { cohesion: 'routed' }), TWO, false);
      expect(stays.unit('attacker').hex).toBe(stays.unit('defender').hex - 1);
    },
  );

  proves(['CB-B4.9-9', 'CB-B4.14-2'], 'that destroy a unit frighten its neighbours', (saw) => {
    const scene = foot({}, { cohesion: 'routed' });
    const friend = { ...defender('levy', { at: SOUTH_EAST }), id: 'friend' };
    const battle = struck(saw, { ...scene, blue: [...(scene.blue ?? []), friend] }, [...TWO, 4, 4]);
    expect(battle.unit('friend').cohesion).toBe('shaken');
    expect(battle.view('red').points.red).toBe(3);
  });

  proves('CB-B4.14-3', 'that kill a captain are worth three more', (saw) => {
    const duel = { red: [attacker('medium-foot')], blue: [defender('captain', { cohesion: 'routed' })] };
    expect(struck(saw, duel, TWO).view('red').points.red).toBe(6);
  });

  proves('CB-STAKES-11', 'take the stakes with their carrier', (saw) => {
    const battle = struck(saw, foot({}, { cohesion: 'routed', stakes: true }), TWO);
    expect(battle.unit('defender').stakes).toBeUndefined();
  });

  proves('CB-B4.2-11', 'break up a formation that falls below three steps', (saw) => {
    const line = { steps: 3, facing: 7, formed: { and: SOUTH_EAST, mode: 'march' as const } };
    const wide = foot({}, { ...line, formed: { ...line.formed, and: [5, 5] } });
    const battle = struck(saw, wide, [...ONE, 1, 1]);
    battle.does('blue', { kind: 'lose-step' });
    expect(battle.unit('defender').formed).toBeUndefined();
    expect(battle.unit('defender').steps).toBe(2);
  });
});

describe('over a palisade', () => {
  const palisade = { kind: 'palisade', at: HERE, facing: 6, level: 2 } as const;
  const storm = (type: string, more: Partial<Placed> = {}): Scene => ({
    red: [attacker(type, more)],
    blue: [defender('levy', { cohesion: 'routed' })],
    counters: [palisade],
  });

  proves('CB-Q13', 'infantry climbs after the enemy, and loses breath', (saw) => {
    const battle = struck(saw, storm('heavy-foot'), [1, 1]);
    expect(battle.unit('defender').lost).toBe(true);
    expect(battle.unit('attacker')).toMatchObject({
      hex: battle.unit('defender').hex,
      breath: 'out-of-breath',
    });
  });

  provesBySwitch(
    'CB-Q13',
    'infantry advances over it',
    { game: cursedBlades, switch: 'advanceOverPalisade' },
    (switches) => {
      const battle = struck((value) => value, storm('heavy-foot'), [1, 1], true, switches);
      expect(battle.unit('attacker').hex).toBe(battle.unit('defender').hex);
    },
  );

  provesBySwitch(
    'CB-Q11',
    'it suffers from the front only',
    { game: cursedBlades, switch: 'palisadeReducedBy' },
    (set) => {
      const behind = {
        ...storm('heavy-foot', { at: EAST, facing: 6 }),
        counters: [{ ...palisade, level: 3 }],
      };
      const battle = struck((value) => value, behind, [1, 2], true, set);
      expect(battle.view('red').counters[0]?.[0]?.level).toBe(3);
    },
  );

  provesBySwitch(
    'CB-Q8',
    'one loss is absorbed in an action',
    { game: cursedBlades, switch: 'absorption' },
    (set) => {
      const battle = at((value) => value, {
        scenario: field({
          red: [attacker('archers', { at: [3, 4] })],
          blue: [defender('medium-foot')],
          counters: [{ kind: 'mantlets', at: HERE, facing: 6 }],
        }),
        dice: [2, 3, 1, 4, 1, 1],
        switches: set,
      });
      battle.does('red', { kind: 'activate', unit: 'attacker' });
      const { events } = battle.does('red', { kind: 'fire', target: 'defender' });
      expect(events).toContainEqual(expect.objectContaining({ kind: 'struck', absorbed: 1 }));
    },
  );
});

describe('what lies behind', () => {
  proves(['CB-TRAP-4', 'CB-TRAP-7', 'CB-B4.9-4'], 'a hidden trap attacks whoever recoils into it', (saw) => {
    const trap = { kind: 'trap', side: 'red', at: EAST, hidden: true } as const;
    const battle = struck(saw, foot({}, {}, { counters: [trap] }), [...ONE, 2, 4, 1, 1]);
    battle.does('blue', { kind: 'recoil', side: 0 });
    expect(battle.unit('defender')).toMatchObject({ steps: 1, cohesion: 'shaken' });
    expect(battle.view('blue').counters[0]).toMatchObject([{ kind: 'trap' }]);
  });

  proves(['CB-CART-12', 'CB-B4.13-5'], 'a cart is taken by whoever advances upon it', (saw) => {
    const cart = { kind: 'cart', side: 'blue', at: HERE, facing: 6 } as const;
    const battle = struck(saw, foot({}, { cohesion: 'routed' }, { counters: [cart] }), TWO);
    expect(battle.view('red').counters[0]).toMatchObject([{ kind: 'cart', side: 'red', activated: true }]);
  });
});

proves(
  ['CB-Q39', 'CB-PALISADE-10'],
  'debris that appears under a formation does nothing to it yet',
  (saw) => {
    const battle = struck(
      saw,
      {
        red: [attacker('heavy-foot')],
        blue: [defender('spearmen', { facing: 7, steps: 6, formed: { and: [6, 3], mode: 'march' } })],
        counters: [{ kind: 'palisade', at: HERE, facing: 7, level: 1 }],
      },
      [1, 2, 1, 1],
    );
    battle.does('blue', { kind: 'lose-step' });
    expect(battle.view('red').counters.flat()).toContainEqual(expect.objectContaining({ kind: 'debris' }));
    expect(battle.unit('defender').cohesion).toBe('good-order');
  },
);
