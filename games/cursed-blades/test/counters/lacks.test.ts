import { total } from '@grognard/engine';
import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { CounterData } from '../../model/scenario.ts';
import type { CounterKind } from '../../model/vocabulary.ts';
import { open } from '../../scenario/open.ts';
import { prepare } from '../../scenario/prepare.ts';
import { blue, EAST, full, minimal, onField, red, step, turn, WEST } from '../movement/stand.ts';
import { at, attacker, defender, field, HERE, lastOf, WEST as WESTERN } from '../scene.ts';

/** What the sheet says that counters are not and do not: each statement with a scene in which it matters. */

const without = {
  facing: {
    debris: 'CB-DEBRIS-3',
    pavises: 'CB-PAVISES-3',
    trap: 'CB-TRAP-2',
    tents: 'CB-TENTS-2',
    civilians: 'CB-CIVILIANS-3',
    herd: 'CB-HERDS-3',
    boat: 'CB-BOATS-3',
    raft: 'CB-BOATS-3',
  },
  target: {
    debris: 'CB-DEBRIS-4',
    mantlets: 'CB-MANTLETS-5',
    pavises: 'CB-PAVISES-4',
    palisade: 'CB-PALISADE-5',
    abatis: 'CB-ABATIS-4',
    ditch: 'CB-DITCH-3',
    stakes: 'CB-STAKES-4',
    trap: 'CB-TRAP-6',
    boat: 'CB-BOATS-4',
    raft: 'CB-BOATS-4',
  },
  work: {
    debris: 'CB-DEBRIS-2',
    pavises: 'CB-PAVISES-2',
    trap: 'CB-TRAP-3',
    tents: 'CB-TENTS-3',
    cart: 'CB-CART-2',
    civilians: 'CB-CIVILIANS-2',
    herd: 'CB-HERDS-2',
    boat: 'CB-BOATS-2',
    raft: 'CB-BOATS-2',
  },
  protection: {
    debris: 'CB-DEBRIS-5',
    tents: 'CB-TENTS-5',
    cart: 'CB-CART-5',
    civilians: 'CB-CIVILIANS-6',
    herd: 'CB-HERDS-6',
    boat: 'CB-BOATS-5',
    raft: 'CB-BOATS-5',
  },
} as const satisfies Readonly<Record<string, Partial<Record<CounterKind, string>>>>;

const each = (what: keyof typeof without): readonly (readonly [CounterKind, string])[] =>
  Object.entries(without[what]) as unknown as readonly (readonly [CounterKind, string])[];

describe('a counter without a facing is not given one', () => {
  for (const [kind, rule] of each('facing'))
    proves(rule, kind, (saw) => {
      const opened = (counter: CounterData): unknown => {
        const scenario = { ...field({}), counters: [counter] };
        const setting = prepare(scenario, {});
        if (!setting.ok) throw new Error(JSON.stringify(setting.error));
        const result = open(setting.value, scenario, []);
        return result.ok ? [] : saw(result.error);
      };
      expect(opened({ kind, at: HERE, side: 'red' })).toEqual([]);
      expect(opened({ kind, at: HERE, side: 'red', facing: 0 })).toMatchObject([
        { rule, code: 'has-no-facing' },
      ]);
    });
});

describe('an attack move does not make for what is no Target', () => {
  for (const [kind, rule] of each('target'))
    proves(rule, kind, (saw) => {
      const battle = onField(saw, {
        units: [red('wolves', [5, 5], { facing: 6, marker: 'charge' }), blue('levy', [11, 5])],
        counters: [{ kind, side: 'blue', at: [4, 5], facing: 0 }],
      });
      const refusals = battle.refuses('wolves', minimal(step(WEST)));
      expect(refusals).toMatchObject([
        { rule: 'CB-B4.4-24', code: 'not-towards-the-target' },
        { rule, code: 'is-no-target', params: { kind } },
      ]);
    });

  proves('CB-TENTS-4', 'tents in the same place are one, and draw it', (saw) => {
    const battle = onField(saw, {
      units: [red('wolves', [5, 5], { facing: 6, marker: 'charge' }), blue('levy', [11, 5])],
      counters: [{ kind: 'tents', side: 'blue', at: [4, 5] }],
    });
    battle.does('wolves', minimal(step(WEST)));
    expect(battle.at('wolves')).toEqual([4, 5]);
  });
});

const strike = { kind: 'shock', target: 'defender', supported: false } as const;

describe('whoever strikes unsupported out of what is no Defensive Work pays for it', () => {
  for (const [kind, rule] of each('work'))
    proves([rule, 'CB-B4.7-2'], kind, (saw) => {
      const struck = (supported: boolean) => {
        const battle = at(saw, {
          scenario: field({
            red: [attacker('archers')],
            blue: [defender('archers')],
            counters: [{ kind, side: 'red', at: WESTERN, facing: 0 }],
          }),
          dice: [6, 6],
        });
        battle.does('red', { kind: 'activate', unit: 'attacker' });
        return lastOf(battle.does('red', { ...strike, supported }).events, 'struck');
      };
      const alone = struck(false);
      expect(alone.rolls[0]?.modifiers).toContainEqual({ value: -4, rule: 'CB-B4.7-2' });
      // He is told which statement of the sheet he hoped against; who is supported had nothing to hope for.
      expect(alone.rules).toContain(rule);
      expect(struck(true).rules).not.toContain(rule);
    });

  proves('CB-G9', 'out of stakes of the same facing it does not', (saw) => {
    const battle = at(saw, {
      scenario: field({
        red: [attacker('archers')],
        blue: [defender('knights')],
        counters: [{ kind: 'stakes', at: WESTERN, facing: 0 }],
      }),
      dice: [6, 6],
    });
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    const { rolls } = lastOf(battle.does('red', strike).events, 'struck');
    expect(rolls[0]?.modifiers).toContainEqual({ value: 0, rule: 'CB-G9' });
    expect(rolls[0]?.modifiers.map(({ rule }) => rule)).not.toContain('CB-B4.7-2');
  });
});

describe('whoever stands in what protects nobody is hit as if it were not there', () => {
  for (const [kind, rule] of each('protection'))
    proves(rule, kind, (saw) => {
      const sums = [[], [{ kind, side: 'blue', at: HERE, facing: 6 } as const]].map((counters) => {
        const battle = at(saw, {
          scenario: field({ red: [attacker('spearmen')], blue: [defender('archers')], counters }),
          dice: [6, 6],
        });
        battle.does('red', { kind: 'activate', unit: 'attacker' });
        const { rolls } = lastOf(battle.does('red', strike).events, 'struck');
        return total(rolls[0]?.modifiers ?? []);
      });
      expect(sums[1]).toBe(sums[0]);
    });

  for (const [kind, rule] of each('protection'))
    proves(rule, `${kind}, shot at`, (saw) => {
      const sums = [[], [{ kind, side: 'blue', at: HERE, facing: 6 } as const]].map((counters) => {
        const battle = at(saw, {
          scenario: field({
            red: [attacker('crossbows', { at: [3, 4] })],
            blue: [defender('archers')],
            counters,
          }),
          dice: [6, 5],
        });
        battle.does('red', { kind: 'activate', unit: 'attacker' });
        const { events } = battle.does('red', { kind: 'fire', target: 'defender' });
        const { rolls, absorbed } = lastOf(events, 'struck');
        expect(absorbed).toBe(0);
        return total(rolls[0]?.modifiers ?? []);
      });
      expect(sums[1]).toBe(sums[0]);
    });
});

describe('pavises are no Obstacle', () => {
  proves('CB-PAVISES-1', 'a charge goes through them, and is earned over them', (saw) => {
    const pavises = { kind: 'pavises', at: [4, 5] } as const;
    const charging = onField(saw, {
      units: [red('knights', [3, 5], { marker: 'charge' }), blue('levy', [9, 5])],
      counters: [pavises],
    });
    charging.does('knights', full(step(EAST), step(EAST)));
    expect(charging.unit('knights').marker).toBe('charge');
    const earning = onField(saw, {
      units: [red('knights', [3, 5]), blue('levy', [6, 5])],
      counters: [pavises],
    });
    earning.does('knights', full(step(EAST), step(EAST)), [1, 1]);
    expect(earning.unit('knights').marker).toBe('charge');
  });

  proves('CB-PAVISES-1', 'a formation comes to them in good order', (saw) => {
    const battle = onField(saw, {
      units: [
        red('spearmen', [4, 5], { facing: 1, steps: 4, formed: { and: [4, 4], mode: 'march' } }),
        blue('levy', [11, 9]),
      ],
      counters: [{ kind: 'pavises', at: [5, 5] }],
    });
    battle.does('spearmen', full(step(EAST)));
    expect(battle.unit('spearmen').cohesion).toBe('good-order');
  });
});

describe('mantlets turn and pavises do not', () => {
  proves('CB-PAVISES-3', 'a shooter is covered whichever way he looks', (saw) => {
    for (const facing of [0, 3, 6, 9]) {
      const battle = at(saw, {
        scenario: field({
          red: [attacker('crossbows', { at: [3, 4] })],
          blue: [defender('archers', { facing })],
          counters: [{ kind: 'pavises', at: HERE }],
        }),
        dice: [6, 5],
      });
      battle.does('red', { kind: 'activate', unit: 'attacker' });
      const { rolls } = lastOf(battle.does('red', { kind: 'fire', target: 'defender' }).events, 'struck');
      expect(rolls[0]?.modifiers).toContainEqual({ value: -1, rule: 'CB-PAVISES-5' });
    }
    const refused = { ...field({}), counters: [{ kind: 'pavises', at: HERE, facing: 0 } as const] };
    const setting = prepare(refused, {});
    const opened = setting.ok ? open(setting.value, refused, []) : setting;
    expect(opened.ok ? [] : saw(opened.error)).toMatchObject([{ rule: 'CB-PAVISES-3' }]);
  });

  proves(['CB-MANTLETS-3', 'CB-Q18'], 'a unit that turns turns them with it', (saw) => {
    const battle = onField(saw, {
      units: [red('archers', [5, 5]), blue('levy', [11, 9])],
      counters: [{ kind: 'mantlets', at: [5, 5], facing: 0 }],
    });
    battle.does('archers', full(turn(2)));
    expect(battle.counter(0).facing).toBe(2);
  });
});
