import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { readingOf } from '../../model/reading.ts';
import type { CounterKind } from '../../model/vocabulary.ts';
import { driving } from '../../rules/driving/drive.ts';
import type { OrderOf } from '../../rules/units/action.ts';
import { open } from '../../scenario/open.ts';
import { prepare } from '../../scenario/prepare.ts';
import { blue, costs, drop, EAST, full, minimal, onField, red, step, take, WEST } from '../movement/stand.ts';
import { at, attacker, defender, field, HERE, lastOf, WEST as WESTERN, worth } from '../scene.ts';

/** What the sheet says that counters are: a test for each statement, in a scene where it matters. */

const obstacles: Partial<Record<CounterKind, string>> = {
  ...{ debris: 'CB-DEBRIS-1', mantlets: 'CB-MANTLETS-1', palisade: 'CB-PALISADE-1', abatis: 'CB-ABATIS-1' },
  ...{
    ditch: 'CB-DITCH-1',
    stakes: 'CB-STAKES-1',
    trap: 'CB-TRAP-1',
    tents: 'CB-TENTS-1',
    cart: 'CB-CART-1',
  },
  ...{ wagon: 'CB-WAGON-1', 'war-wagon': 'CB-WAGON-1', civilians: 'CB-CIVILIANS-1', herd: 'CB-HERDS-1' },
  ...{ boat: 'CB-BOATS-1', raft: 'CB-BOATS-1' },
};

const entriesOf = (
  table: Partial<Record<CounterKind, string>>,
): readonly (readonly [CounterKind, string])[] =>
  Object.entries(table) as unknown as readonly (readonly [CounterKind, string])[];

/** Zealots charge at archers who stand in a counter: what they strike with, and what is left of their charge. */
const chargedInto = (saw: Parameters<typeof at>[0], kind: CounterKind | undefined) => {
  const battle = at(saw, {
    scenario: field({
      red: [attacker('zealots', { marker: 'charge' })],
      blue: [defender('archers')],
      counters:
        kind === undefined ? [] : [{ kind, side: 'blue', at: HERE, facing: kind === 'mantlets' ? 6 : 0 }],
    }),
    dice: [6, 6],
  });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  const { events } = battle.does('red', { kind: 'shock', target: 'defender', supported: true });
  const rows = lastOf(events, 'struck').rolls[0]?.modifiers ?? [];
  return { unit: battle.view('red').units.flat()[0], charge: worth(rows, 'CB-B4.7-9') };
};

describe('an Obstacle', () => {
  for (const [kind, rule] of entriesOf(obstacles))
    proves(rule, `${kind}: whoever charges at a unit in it charges no longer`, (saw) => {
      const { unit, charge } = chargedInto(saw, kind);
      expect(unit).toMatchObject({ breath: 'winded' });
      expect(unit?.marker).toBeUndefined();
      expect(charge).toBe(0);
    });

  proves('CB-G3', 'takes the charge before the blow, and a level of breath', (saw) => {
    expect(chargedInto(saw, undefined)).toMatchObject({
      unit: { marker: 'charge', breath: 'fresh' },
      charge: 2,
    });
    expect(chargedInto(saw, 'pavises')).toMatchObject({ unit: { marker: 'charge' }, charge: 2 });
    expect(chargedInto(saw, 'debris')).toMatchObject({ unit: { breath: 'winded' }, charge: 0 });
  });

  proves('CB-G1', 'on the way earns no charge', (saw) => {
    const marker = (counters: readonly CounterKind[]) => {
      const battle = onField(saw, {
        units: [red('spearmen', [3, 5]), blue('levy', [6, 5])],
        counters: counters.map((kind) => ({ kind, at: [5, 5], facing: 0 }) as const),
      });
      battle.does('spearmen', full(step(EAST), step(EAST)), [1, 1]);
      return battle.unit('spearmen').marker;
    };
    expect(marker([])).toBe('charge');
    expect(marker(['stakes'])).toBe('contact');
  });

  proves('CB-G2', 'ends the charge of whoever enters, at once', (saw) => {
    const battle = onField(saw, {
      units: [red('spearmen', [3, 5], { marker: 'charge' }), blue('levy', [9, 5])],
      counters: [{ kind: 'stakes', at: [4, 5], facing: 0 }],
    });
    battle.does('spearmen', full(step(EAST)));
    expect(battle.unit('spearmen')).toMatchObject({ breath: 'winded' });
    expect(battle.unit('spearmen').marker).toBeUndefined();
  });
});

describe('a Defensive Work', () => {
  const works = {
    mantlets: 'CB-MANTLETS-2',
    palisade: 'CB-PALISADE-2',
    abatis: 'CB-ABATIS-2',
    ditch: 'CB-DITCH-2',
    stakes: 'CB-STAKES-3',
    wagon: 'CB-WAGON-2',
    'war-wagon': 'CB-WAGON-2',
  } as const;
  const struckFrom = (saw: Parameters<typeof at>[0], kind: CounterKind | undefined, whom = 'knights') => {
    const battle = at(saw, {
      scenario: field({
        red: [attacker('spearmen')],
        blue: [defender(whom)],
        counters: kind === undefined ? [] : [{ kind, side: 'red', at: WESTERN, facing: 0 }],
      }),
      dice: [6, 6],
    });
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    const { events } = battle.does('red', { kind: 'shock', target: 'defender', supported: false });
    return worth(lastOf(events, 'struck').rolls[0]?.modifiers ?? [], 'CB-B4.7-2');
  };

  for (const [kind, rule] of entriesOf(works))
    proves(rule, `${kind}: whoever strikes out of it needs no support`, (saw) => {
      expect(struckFrom(saw, kind)).toBe(0);
      expect(struckFrom(saw, undefined)).toBe(-4);
    });

  proves('CB-G8', 'lends its shields to whoever benefits from it', (saw) => {
    const shielded = (facing: number): number => {
      const battle = at(saw, {
        scenario: field({
          red: [attacker('heavy-foot')],
          blue: [defender('archers')],
          counters: [{ kind: 'abatis', at: HERE, facing }],
        }),
        dice: [6, 6],
      });
      battle.does('red', { kind: 'activate', unit: 'attacker' });
      const { events } = battle.does('red', { kind: 'shock', target: 'defender', supported: true });
      return worth(lastOf(events, 'struck').rolls[0]?.modifiers ?? [], 'CB-ABATIS-6');
    };
    expect(shielded(6)).toBe(-2);
    expect(shielded(4)).toBe(0);
  });
});

describe('what has a facing must be given one', () => {
  const faced = {
    ...{ mantlets: 'CB-MANTLETS-3', palisade: 'CB-PALISADE-4', abatis: 'CB-ABATIS-3', ditch: 'CB-Q3' },
    ...{ stakes: 'CB-STAKES-2', cart: 'CB-CART-3', wagon: 'CB-WAGON-3', 'war-wagon': 'CB-WAGON-3' },
  } as const;
  for (const [kind, rule] of entriesOf(faced))
    proves(rule, kind, (saw) => {
      const opened = (facing?: number): unknown => {
        const counter = { kind, side: 'red', at: HERE, ...(facing !== undefined && { facing }) };
        const scenario = { ...field({}), counters: [counter] };
        const setting = prepare(scenario, {});
        if (!setting.ok) throw new Error(JSON.stringify(setting.error));
        const result = open(setting.value, scenario, []);
        return result.ok ? [] : saw(result.error);
      };
      expect(opened(3)).toEqual([]);
      expect(opened()).toMatchObject([{ rule, code: 'work-without-facing' }]);
    });

  for (const [kind, rule] of [
    ['abatis', 'CB-ABATIS-6'],
    ['stakes', 'CB-STAKES-6'],
    ['ditch', 'CB-DITCH-5'],
  ] as const)
    proves(rule, `${kind} covers whoever looks the same way alone`, (saw) => {
      const covered = (facing: number): number => {
        const battle = at(saw, {
          scenario: field({
            red: [attacker('knights')],
            blue: [defender('archers')],
            counters: [{ kind, at: HERE, facing }],
          }),
          dice: [6, 6],
        });
        battle.does('red', { kind: 'activate', unit: 'attacker' });
        const { events } = battle.does('red', { kind: 'shock', target: 'defender', supported: true });
        return worth(lastOf(events, 'struck').rolls[0]?.modifiers ?? [], rule);
      };
      expect(covered(6)).toBeLessThan(0);
      for (const other of [0, 3, 5, 7]) expect(covered(other)).toBe(0);
    });
});

describe('a Target', () => {
  const targets = {
    ...{ tents: 'CB-TENTS-4', cart: 'CB-CART-4', wagon: 'CB-WAGON-4', 'war-wagon': 'CB-WAGON-4' },
    ...{ civilians: 'CB-CIVILIANS-5', herd: 'CB-HERDS-5' },
  } as const;
  for (const [kind, rule] of entriesOf(targets))
    proves(rule, `${kind}: draws a charge away from an enemy farther off`, (saw) => {
      const battle = onField(saw, {
        units: [red('wolves', [5, 5], { facing: 6, marker: 'charge' }), blue('levy', [11, 5])],
        counters: [{ kind, side: 'blue', at: [4, 5], facing: 0 }],
      });
      battle.does('wolves', minimal(step(WEST)));
      expect(battle.at('wolves')).toEqual([4, 5]);
    });
});

describe('what is carried', () => {
  proves('CB-MANTLETS-13', 'mantlets are taken up and left at any moment of a move', (saw) => {
    const battle = onField(saw, {
      units: [red('archers', [3, 5]), blue('levy', [11, 9])],
      counters: [{ kind: 'mantlets', at: [3, 5], facing: 0 }],
    });
    battle.does('archers', minimal(take(0), step(EAST), drop(0)));
    expect(battle.counter(0).hex).toBe(battle.hex([4, 5]));
    battle.does('archers', full(take(0), drop(0), step(EAST)));
    expect(battle.counter(0).hex).toBe(battle.hex([4, 5]));
    expect(battle.at('archers')).toEqual([5, 5]);
  });
});

describe('a palisade', () => {
  proves('CB-PALISADE-3', 'covers against fire too', (saw) => {
    const covered = (kind: 'palisade' | 'abatis'): number => {
      const battle = at(saw, {
        scenario: field({
          red: [attacker('crossbows', { at: [3, 4] })],
          blue: [defender('archers')],
          counters: [{ kind, at: HERE, facing: 6, ...(kind === 'palisade' && { level: 3 }) }],
        }),
        dice: [6, 5],
      });
      battle.does('red', { kind: 'activate', unit: 'attacker' });
      const { events } = battle.does('red', { kind: 'fire', target: 'defender' });
      return worth(lastOf(events, 'struck').rolls[0]?.modifiers ?? [], 'CB-PALISADE-3');
    };
    expect(covered('palisade')).toBe(-3);
    expect(covered('abatis')).toBe(0);
  });
});

describe('a trap', () => {
  proves('CB-TRAP-5', 'makes its hex Rough', (saw) => {
    const over = (kinds: readonly CounterKind[]) =>
      onField(saw, {
        units: [red('spearmen', [3, 5]), blue('levy', [11, 9])],
        counters: kinds.map((kind) => ({ kind, side: 'blue', at: [4, 5] }) as const),
      });
    expect(costs(over(['trap']).does('spearmen', full(step(EAST)), [6, 6]))).toEqual([3]);
    expect(costs(over([]).does('spearmen', full(step(EAST))))).toEqual([2]);
  });
});

describe('four stacking points', () => {
  for (const [kind, rule] of [
    ['civilians', 'CB-CIVILIANS-4'],
    ['herd', 'CB-HERDS-4'],
  ] as const)
    proves(rule, `${kind}: there is room beside one troop and not beside two`, (saw) => {
      const into = (troops: readonly string[]) => {
        const battle = onField(saw, {
          units: [...troops.map((type) => red(type, [4, 5])), red('levy', [1, 1]), blue('levy', [11, 9])],
          counters: [{ kind, side: 'red', at: [3, 5] }],
        });
        const go = minimal(step(EAST)) as OrderOf<'move'>;
        return saw(driving.check(readingOf(battle.setting, battle.state), 0, go));
      };
      expect(into(['archers'])).toEqual([]);
      expect(into(['archers', 'spearmen'])).toMatchObject([{ rule, code: 'too-many-in-the-hex' }]);
    });
});
