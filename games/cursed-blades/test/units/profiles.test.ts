import { total } from '@grognard/engine';
import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { readingOf } from '../../model/reading.ts';
import { capacities } from '../../model/vocabulary.ts';
import { advantageOf } from '../../rules/combat/advantage.ts';
import { clashOf } from '../../rules/combat/shock.ts';
import { fireAdvantageOf, shotAt } from '../../rules/combat/shot.ts';
import { ownShields, shockWeapon } from '../../rules/map/board.ts';
import { isOfFamily, isUnitType, typeNamed } from '../../tables/units.ts';
import { blue, costs, EAST, full, onField, red, step } from '../movement/stand.ts';
import { at, attacker, defender, field, HERE, lastOf, type Placed, stage, WEST, worth } from '../scene.ts';

const everyType = [
  ...['levy', 'skirmishers', 'medium-foot', 'spearmen', 'heavy-foot', 'pikemen', 'zealots', 'archers'],
  ...['crossbows', 'light-horse', 'medium-horse', 'knights', 'elephant', 'giant', 'wolves', 'dragon'],
  ...['ballista', 'captain'],
];

/** The value against which a unit in the hex of a cart tries to destroy it. */
const manipulates = (saw: Saw, unit: Partial<Placed> & { type: string }): number => {
  const battle = at(saw, {
    scenario: field({
      red: [attacker(unit.type, unit)],
      counters: [{ kind: 'cart', side: 'red', at: WEST, facing: 0 }],
    }),
    dice: [6, 6],
  });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  const { events } = battle.does('red', { kind: 'manipulate', what: 'destroy', counter: 0 });
  return lastOf(events, 'manipulated').roll.against;
};

describe('a capacity', () => {
  proves(['CB-B4.2-2', 'CB-B4.2-3'], 'is one of five, and gives the value to manipulate by', (saw) => {
    expect(everyType.every(isUnitType)).toBe(true);
    expect(manipulates(saw, { type: 'heavy-foot' })).toBe(10);
    expect(manipulates(saw, { type: 'spearmen' })).toBe(9);
    expect(manipulates(saw, { type: 'archers' })).toBe(8);
    expect(manipulates(saw, { type: 'levy' })).toBe(7);
    expect(manipulates(saw, { type: 'levy', steps: 1 })).toBe(6);
    for (const type of everyType.map(typeNamed))
      for (const capacity of [...type.weapon.capacity, ...(type.shock?.capacity ?? []), type.move.capacity])
        expect(capacities).toContain(capacity);
  });

  proves(['CB-B4.2-3', 'CB-B4.7-6', 'CB-C4'], 'is added in attack and subtracted in defence', (saw) => {
    const sum = (steps: Readonly<Record<'attacker' | 'defender', number>>): number => {
      const { setting, state, index } = stage({
        red: [attacker('heavy-foot', { steps: steps.attacker })],
        blue: [defender('heavy-foot', { steps: steps.defender })],
      });
      const clash = clashOf(readingOf(setting, state), index('attacker'), {
        target: 'defender',
        supported: true,
      });
      if (clash === undefined) throw new Error('they do not meet');
      return total(saw(advantageOf(readingOf(setting, state), clash)));
    };
    expect(sum({ attacker: 2, defender: 2 })).toBe(0);
    expect(sum({ attacker: 1, defender: 2 })).toBe(-1);
    expect(sum({ attacker: 2, defender: 1 })).toBe(1);
    expect(manipulates(saw, { type: 'heavy-foot' })).toBe(10);
  });

  proves(['CB-B4.2-4', 'CB-B4.4-7'], 'of movement is added to the points', (saw) => {
    const battle = onField(saw, { units: [red('spearmen', [2, 5]), blue('levy', [11, 9])] });
    expect(costs(battle.does('spearmen', full(step(EAST), step(EAST), step(EAST))))).toEqual([2, 2, 2]);
    const slow = onField(saw, { units: [red('heavy-foot', [2, 5]), blue('levy', [11, 9])] });
    expect(slow.refuses('heavy-foot', full(step(EAST), step(EAST)))).toMatchObject([{ rule: 'CB-B4.4-7' }]);
  });
});

describe('moral', () => {
  const rallied = (saw: Saw, type: string) =>
    at(saw, { scenario: field({ red: [attacker(type, { cohesion: 'routed' })] }), dice: [3, 3] });

  proves('CB-B4.2-5', 'has a value that a test must not exceed, and a type', (saw) => {
    const standard = rallied(saw, 'spearmen');
    standard.does('red', { kind: 'activate', unit: 'attacker' });
    const tested = lastOf(standard.does('red', { kind: 'rally' }).events, 'tested');
    // 8, and one less for a unit that is routed.
    expect(tested.roll.against).toBe(7);
    expect(tested.rules).toContain('CB-B4.3-16');
    const elite = rallied(saw, 'knights');
    elite.does('red', { kind: 'activate', unit: 'attacker' });
    expect(lastOf(elite.does('red', { kind: 'rally' }).events, 'tested').rules).not.toContain('CB-B4.3-16');
    const fragile = rallied(saw, 'levy');
    fragile.does('red', { kind: 'activate', unit: 'attacker' });
    expect(fragile.refuses('red', { kind: 'rally' })).toMatchObject([
      { rule: 'CB-B4.3-7' },
      { code: 'never-rallies' },
    ]);
  });

  proves(['CB-B4.2-5', 'CB-B4.6-6'], 'of the exalted is better in a charge', (saw) => {
    const charged = (type: string) => {
      const battle = onField(saw, { units: [red(type, [3, 5]), blue('spearmen', [6, 5])] });
      return lastOf(battle.does(type, full(step(EAST), step(EAST)), [1, 1]), 'tested').roll.modifiers;
    };
    const charging = (type: string) => {
      const battle = onField(saw, {
        units: [red(type, [4, 5], { marker: 'charge' }), blue('spearmen', [6, 5])],
      });
      return lastOf(battle.does(type, full(step(EAST)), [1, 1]), 'tested').roll.modifiers;
    };
    expect(worth(charging('zealots'), 'CB-B4.6-6')).toBe(-2);
    expect(worth(charging('spearmen'), 'CB-B4.6-6')).toBe(-1);
    expect(worth(charged('zealots'), 'CB-B4.6-6')).toBe(0);
  });
});

describe('supports', () => {
  proves(['CB-B4.2-7', 'CB-B4.7-7', 'CB-B4.7-8'], 'help in a shock, and shields against it', (saw) => {
    const battle = at(saw, {
      scenario: field({ red: [attacker('elephant')], blue: [defender('giant')] }),
      dice: [6, 6],
    });
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    const { events } = battle.does('red', { kind: 'shock', target: 'defender', supported: true });
    const rows = lastOf(events, 'struck').rolls[0]?.modifiers ?? [];
    expect(worth(rows, 'CB-B4.7-7')).toBe(1);
    expect(worth(rows, 'CB-B4.7-8')).toBe(-1);
  });

  proves(['CB-B4.2-7', 'CB-B4.8-9', 'CB-B4.8-10'], 'help in fire, and shields against it', (saw) => {
    const battle = at(saw, {
      scenario: field({ red: [attacker('ballista', { at: [2, 4] })], blue: [defender('giant')] }),
      dice: [6, 5],
    });
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    const { events } = battle.does('red', { kind: 'fire', target: 'defender' });
    const rows = lastOf(events, 'struck').rolls[0]?.modifiers ?? [];
    expect(worth(rows, 'CB-B4.8-9')).toBe(1);
    expect(worth(rows, 'CB-B4.8-10')).toBe(-1);
  });
});

describe('a character', () => {
  proves('CB-B4.2-8', 'is small: it goes any way without a turn, and a troop does not', (saw) => {
    const battle = onField(saw, {
      units: [red('captain', [5, 5], { facing: 6 }), red('spearmen', [5, 7], { facing: 6 })],
    });
    battle.does('captain', full(step(EAST)));
    expect(battle.refuses('spearmen', full(step(EAST)))).toMatchObject([{ code: 'not-ahead' }]);
  });

  proves('CB-B4.2-8', 'is small: whoever strikes at one has it easier', (saw) => {
    const battle = at(saw, {
      scenario: field({ red: [attacker('spearmen')], blue: [defender('captain')] }),
      dice: [6, 6],
    });
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    const { events } = battle.does('red', { kind: 'shock', target: 'defender', supported: true });
    expect(worth(lastOf(events, 'struck').rolls[0]?.modifiers ?? [], 'CB-B4.7-20')).toBe(4);
  });
});

describe('an ability', () => {
  proves('CB-B4.2-9', 'to be tireless spares the breath of a supported shock', (saw) => {
    const breathOf = (type: string): string | undefined => {
      const battle = at(saw, {
        scenario: field({ red: [attacker(type)], blue: [defender('archers')] }),
        dice: [6, 6],
      });
      battle.does('red', { kind: 'activate', unit: 'attacker' });
      battle.does('red', { kind: 'shock', target: 'defender', supported: true });
      return battle.view('red').units.flat()[0]?.breath;
    };
    expect(breathOf('zealots')).toBe('fresh');
    expect(breathOf('medium-foot')).toBe('winded');
  });

  proves('CB-B4.2-9', 'to evade helps whoever is faster to get away', (saw) => {
    const rows = (type: string) => {
      const battle = onField(saw, {
        units: [red(type, [5, 5]), blue('heavy-foot', [6, 5], { marker: 'contact' })],
      });
      return lastOf(battle.does(type, { kind: 'withdraw', side: 3 }, [1, 1]), 'tested').roll.modifiers;
    };
    expect(worth(rows('skirmishers'), 'CB-B4.6-16')).toBe(-2);
    expect(worth(rows('zealots'), 'CB-B4.6-16')).toBe(0);
  });

  proves('CB-B4.2-9', 'to frighten is dreaded', (saw) => {
    const rows = (type: string) => {
      const battle = at(saw, {
        scenario: field({ red: [attacker('spearmen')], blue: [defender(type, { marker: 'contact' })] }),
        dice: [1, 1],
      });
      const { events } = battle.does('red', { kind: 'activate', unit: 'attacker' });
      return lastOf(events, 'tested').roll.modifiers;
    };
    expect(worth(rows('giant'), 'CB-B4.6-9')).toBe(2);
    expect(worth(rows('heavy-foot'), 'CB-B4.6-9')).toBe(0);
  });

  proves(['CB-B4.2-9', 'CB-B4.1-9', 'CB-PALISADE-6'], 'to infiltrate leads over a palisade', (saw) => {
    const over = (type: string) => ({
      units: [red(type, [4, 5]), blue('levy', [11, 9])],
      counters: [{ kind: 'palisade', at: [5, 5], facing: 6, level: 2 } as const],
    });
    onField(saw, over('wolves')).does('wolves', full(step(EAST)));
    expect(onField(saw, over('elephant')).refuses('elephant', full(step(EAST)))).toMatchObject([
      { code: 'palisade-closed' },
    ]);
  });

  proves(['CB-B4.12-19', 'CB-B4.3-12'], 'to bear fire, or to fly, saves from a blaze', (saw) => {
    const isLostIn = (type: string): boolean => {
      const battle = at(saw, {
        scenario: field({ red: [attacker(type)], counters: [{ kind: 'blaze', at: WEST }] }),
      });
      battle.does('red', { kind: 'activate', unit: 'attacker' });
      battle.does('red', { kind: 'nothing' });
      return battle.view('red').units.flat()[0]?.lost === true;
    };
    expect(isLostIn('dragon')).toBe(false);
    expect(isLostIn('giant')).toBe(true);
  });

  proves(['CB-B4.11-1', 'CB-B4.11-7'], 'to form, and to be drilled, is needed in formation', (saw) => {
    const line = (type: string) => {
      const battle = at(saw, {
        scenario: field({
          red: [attacker(type, { facing: 1 }), { id: 'other', type, at: [4, 5], facing: 1 }],
        }),
      });
      battle.does('red', { kind: 'activate', unit: 'attacker' });
      return battle;
    };
    const form = (mode: string) => ({ kind: 'form', with: ['other'], mode });
    expect(line('archers').refuses('red', form('march'))).toMatchObject([{ code: 'never-forms' }]);
    expect(line('medium-foot').refuses('red', form('tortoise'))).toMatchObject([{ code: 'not-drilled' }]);
    line('spearmen').does('red', form('tortoise'));
  });
});

describe('a formation in good order', () => {
  const formed = (type: string, more: Partial<Placed> = {}): Placed =>
    defender(type, { facing: 7, steps: 4, formed: { and: [6, 3], mode: 'march' }, ...more });

  proves(['CB-B4.2-20', 'CB-B4.2-7', 'CB-B4.7-8'], 'gives heavy foot a shield', (saw) => {
    const shields = (unit: Placed): number => {
      const battle = at(saw, {
        scenario: field({ red: [attacker('spearmen')], blue: [unit] }),
        dice: [6, 6],
      });
      battle.does('red', { kind: 'activate', unit: 'attacker' });
      const { events } = battle.does('red', { kind: 'shock', target: 'defender', supported: true });
      return worth(lastOf(events, 'struck').rolls[0]?.modifiers ?? [], 'CB-B4.7-8');
    };
    expect(shields(formed('heavy-foot'))).toBe(-1);
    expect(shields(formed('heavy-foot', { cohesion: 'shaken' }))).toBe(0);
    expect(shields(defender('heavy-foot'))).toBe(0);
    expect(shields(formed('spearmen'))).toBe(0);
  });

  proves('CB-B4.2-20', 'keeps its pikes in order: horsemen feel it', (saw) => {
    const struck = (unit: Placed): number => {
      const battle = at(saw, {
        scenario: field({ red: [attacker('knights')], blue: [unit] }),
        dice: [6, 6],
      });
      battle.does('red', { kind: 'activate', unit: 'attacker' });
      const { events } = battle.does('red', { kind: 'shock', target: 'defender', supported: true });
      return worth(lastOf(events, 'struck').rolls[0]?.modifiers ?? [], 'CB-B4.7-5');
    };
    expect(struck(formed('pikemen'))).toBe(-4);
    expect(struck(formed('pikemen', { cohesion: 'shaken' }))).toBe(4);
    expect(struck(defender('pikemen'))).toBe(4);
    const { unit } = stage({ blue: [formed('pikemen')] });
    expect(shockWeapon(unit('defender')).class).toBe('pike-ordered');
    expect(ownShields(unit('defender'))).toBe(0);
  });
});

describe('a family of weapons', () => {
  const members = {
    infantry: [
      ...['levy', 'skirmishers', 'medium-foot', 'spearmen', 'heavy-foot', 'pikemen', 'zealots', 'archers'],
      ...['crossbows', 'captain'],
    ],
    shooter: ['archers', 'crossbows'],
    cavalry: ['light-horse', 'medium-horse', 'knights'],
    massive: ['elephant', 'giant'],
  } as const;

  proves('CB-B4.2-19', 'says whom mantlets and pavises cover against arrows', (saw) => {
    for (const type of everyType) {
      const covered = (kind: 'mantlets' | 'pavises', rule: string): boolean => {
        const { setting, state, unit } = stage({
          red: [attacker('crossbows', { at: [3, 4] })],
          blue: [defender(type)],
          counters: [{ kind, at: HERE, facing: 6 }],
        });
        const shot = shotAt(setting, unit('attacker'), unit('defender'));
        return worth(fireAdvantageOf(readingOf(setting, state), shot), rule) !== 0;
      };
      expect([type, covered('mantlets', 'CB-MANTLETS-6')]).toEqual([
        type,
        members.infantry.some((each) => each === type),
      ]);
      expect([type, covered('pavises', 'CB-PAVISES-5')]).toEqual([
        type,
        members.shooter.some((each) => each === type),
      ]);
    }
    const battle = at(saw, {
      scenario: field({
        red: [attacker('crossbows', { at: [3, 4] })],
        blue: [defender('archers')],
        counters: [{ kind: 'pavises', at: HERE }],
      }),
      dice: [6, 5],
    });
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    battle.does('red', { kind: 'fire', target: 'defender' });
  });

  proves('CB-B4.2-19', 'says against whom stakes cover', (saw) => {
    for (const type of everyType) {
      const battle = at(saw, {
        scenario: field({
          red: [attacker(type)],
          blue: [defender('archers')],
          counters: [{ kind: 'stakes', at: HERE, facing: 6 }],
        }),
        dice: [6, 6],
      });
      battle.does('red', { kind: 'activate', unit: 'attacker' });
      const { events } = battle.does('red', { kind: 'shock', target: 'defender', supported: true });
      const rows = lastOf(events, 'struck').rolls[0]?.modifiers ?? [];
      const family = [...members.cavalry, ...members.massive].some((each) => each === type);
      expect([type, worth(rows, 'CB-STAKES-6')]).toEqual([type, family ? -1 : 0]);
      expect(isOfFamily(typeNamed(type), 'cavalry')).toBe(members.cavalry.some((each) => each === type));
    }
  });
});
