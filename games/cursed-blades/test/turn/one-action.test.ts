import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { Unit } from '../../model/state.ts';
import { actionKinds } from '../../play/actions.ts';
import { at, attacker, defender, EAST, field, HERE, lastOf, WEST } from '../scene.ts';

const unitIn = (battle: ReturnType<typeof at>, id: string): Unit | undefined =>
  battle
    .view('red')
    .units.flat()
    .find((unit) => unit.id === id);

describe('an activated unit', () => {
  proves('CB-B4.3-14', 'takes one action of those there are, and then has acted', (saw) => {
    expect([...actionKinds].toSorted()).toEqual(
      [
        ...['move', 'withdraw', 'flee', 'face', 'shock', 'fire', 'manipulate', 'rest', 'reorganise', 'rally'],
        ...['reload', 'form', 'join', 'leave', 'break', 'change-mode', 'merge', 'nothing'],
      ].toSorted(),
    );
    const battle = at(saw, { scenario: field({ red: [attacker('spearmen')] }) });
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    expect(battle.decisions()[0]?.orders.toSorted()).toEqual([...actionKinds].toSorted());
    battle.does('red', { kind: 'move', pace: 'full', steps: [{ do: 'step', side: 0 }] });
    expect(battle.refuses('red', { kind: 'rest' })).toMatchObject([{ code: 'not-asked' }]);
    expect(battle.refuses('red', { kind: 'activate', unit: 'attacker' })).toMatchObject([
      { rule: 'CB-B4.3-13', code: 'has-acted' },
    ]);
  });

  proves('CB-B4.3-10', 'with a charge and nobody to strike makes an attack move', (saw) => {
    const battle = at(saw, {
      scenario: field({
        red: [attacker('knights', { marker: 'charge', breath: 'winded' })],
        blue: [defender('archers', { at: [8, 4] })],
      }),
    });
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    for (const order of [{ kind: 'rest' }, { kind: 'nothing' }, { kind: 'withdraw', side: 3 }])
      expect(battle.refuses('red', order)).toContainEqual(
        expect.objectContaining({ rule: 'CB-B4.3-10', code: 'is-forced' }),
      );
    battle.does('red', {
      ...{ kind: 'move', pace: 'full' },
      steps: [
        { do: 'step', side: 0 },
        { do: 'step', side: 0 },
      ],
    });
    expect(unitIn(battle, 'attacker')?.marker).toBe('charge');
  });

  proves('CB-B4.3-11', 'loses a charge from which no enemy could be reached next turn', (saw) => {
    const scene = (away: readonly [number, number]) =>
      at(saw, {
        scenario: field({
          red: [attacker('heavy-foot', { at: [2, 4], marker: 'charge' })],
          blue: [defender('archers', { at: away })],
        }),
      });
    const end = (away: readonly [number, number]) => {
      const battle = scene(away);
      battle.does('red', { kind: 'activate', unit: 'attacker' });
      battle.does('red', { kind: 'move', pace: 'full', steps: [{ do: 'step', side: 0 }] });
      return unitIn(battle, 'attacker');
    };
    // It goes to [3, 4]; a point takes it to [4, 4], next to [5, 4] and not to [6, 4].
    expect(end([5, 4])).toMatchObject({ marker: 'charge', breath: 'fresh' });
    expect(end([6, 4])).toMatchObject({ breath: 'winded' });
    expect(end([6, 4])?.marker).toBeUndefined();
  });

  proves('CB-B4.4-23', 'keeps its charge through a shock that costs it nothing', (saw) => {
    const battle = at(saw, {
      scenario: field({
        red: [attacker('knights', { marker: 'charge' })],
        blue: [defender('heavy-foot')],
      }),
      dice: [6, 6],
    });
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    battle.does('red', { kind: 'shock', target: 'defender', supported: true });
    expect(unitIn(battle, 'attacker')).toMatchObject({ marker: 'charge', breath: 'fresh' });
    // Against somebody in debris it is gone before the blow.
    const hindered = at(saw, {
      scenario: field({
        red: [attacker('knights', { marker: 'charge' })],
        blue: [defender('heavy-foot')],
        sides: [{ between: [WEST, HERE], kind: 'rough' }],
      }),
      dice: [6, 6],
    });
    hindered.does('red', { kind: 'activate', unit: 'attacker' });
    hindered.does('red', { kind: 'shock', target: 'defender', supported: true });
    expect(unitIn(hindered, 'attacker')?.marker).toBeUndefined();
  });
});

describe('a routed formation', () => {
  const line = (type: string, more = {}) =>
    attacker(type, {
      ...{ facing: 1, steps: 4, cohesion: 'routed', formed: { and: [4, 5], mode: 'march' } },
      ...more,
    });

  proves(['CB-B4.3-7', 'CB-B4.10-5'], 'rallies if it may, and does nothing else', (saw) => {
    const battle = at(saw, { scenario: field({ red: [line('spearmen')] }), dice: [2, 2] });
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    for (const order of [{ kind: 'break' }, { kind: 'nothing' }, { kind: 'flee', steps: [] }])
      expect(battle.refuses('red', order)).toContainEqual(
        expect.objectContaining({ rule: 'CB-B4.3-7', code: 'is-forced' }),
      );
    battle.does('red', { kind: 'rally' });
    expect(unitIn(battle, 'attacker')?.cohesion).toBe('shaken');
  });

  proves(
    ['CB-B4.11-6', 'CB-B4.10-6', 'CB-B4.11-11'],
    'that fails to rally does not flee: it breaks up',
    (saw) => {
      const battle = at(saw, { scenario: field({ red: [line('spearmen')] }), dice: [5, 6] });
      battle.does('red', { kind: 'activate', unit: 'attacker' });
      battle.does('red', { kind: 'rally' });
      expect(battle.refuses('red', { kind: 'flee', steps: [] })).toContainEqual(
        expect.objectContaining({ rule: 'CB-B4.11-6' }),
      );
      expect(battle.refuses('red', { kind: 'nothing' })).toMatchObject([{ rule: 'CB-B4.10-6' }]);
      battle.does('red', { kind: 'break' });
      expect(unitIn(battle, 'attacker')).toMatchObject({ cohesion: 'routed', steps: 2 });
      expect(unitIn(battle, 'attacker-2')).toMatchObject({ cohesion: 'routed', steps: 2, activated: true });
    },
  );

  proves(['CB-B4.3-7', 'CB-B4.11-11'], 'that is engaged cannot rally, and breaks up', (saw) => {
    const battle = at(saw, {
      scenario: field({ red: [line('spearmen')], blue: [defender('archers')] }),
    });
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    expect(battle.refuses('red', { kind: 'rally' })).toContainEqual(
      expect.objectContaining({ rule: 'CB-B4.3-7' }),
    );
    battle.does('red', { kind: 'break' });
  });
});

describe('the formation', () => {
  const facing = 1;
  /** Everything around a formation in [5, 4] and [5, 5] that looks to the east and a little to the south. */
  const around = {
    front: [
      [6, 4],
      [6, 5],
      [5, 6],
    ],
    flank: [
      [6, 3],
      [4, 6],
    ],
    rear: [
      [5, 3],
      [4, 4],
      [4, 5],
    ],
  } as const;

  proves('CB-B4.1-4', 'has three hexes in front, two on its flanks, three behind', (saw) => {
    for (const [zone, hexes] of Object.entries(around))
      for (const hex of hexes) {
        const battle = at(saw, {
          scenario: field({
            red: [{ id: 'attacker', type: 'captain', at: hex, facing: 0 }],
            blue: [defender('spearmen', { facing, steps: 4, formed: { and: [5, 5], mode: 'march' } })],
          }),
          dice: [6, 6],
        });
        battle.does('red', { kind: 'activate', unit: 'attacker' });
        const { events } = battle.does('red', { kind: 'shock', target: 'defender', supported: true });
        const rows = lastOf(events, 'struck').rolls[0]?.modifiers ?? [];
        const value = rows.find(({ rule }) => rule === 'CB-B4.7-11')?.value ?? 0;
        expect([zone, hex, value]).toEqual([zone, hex, { front: 0, flank: 2, rear: 4 }[zone]]);
      }
    const crooked = defender('spearmen', { facing: 0, steps: 4, formed: { and: EAST, mode: 'march' } });
    expect(() => at(saw, { scenario: field({ blue: [crooked] }) })).toThrow('CB-B4.1-4');
  });
});
