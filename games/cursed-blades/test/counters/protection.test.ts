import type { SwitchValues } from '@grognard/engine';
import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { cursedBlades } from '../../game.ts';
import { hexNamed } from '../../ground/hexes.ts';
import { readingOf } from '../../model/reading.ts';
import type { CounterData, HexName } from '../../model/scenario.ts';
import { protectorsOf, shieldRows } from '../../rules/counters/protection.ts';
import { shieldsOf } from '../../rules/map/board.ts';
import { attacker, defender, EAST, HERE, type Placed, stage, WEST } from '../scene.ts';

interface Struck {
  readonly who?: Placed;
  readonly by?: 'shock' | 'fire';
  readonly enemy?: string;
  readonly from?: HexName;
  readonly switches?: SwitchValues;
}

const attacked = (counters: readonly CounterData[], how: Struck) => {
  const { who = defender('spearmen'), by = 'shock', enemy = 'heavy-foot', from = WEST } = how;
  const scene = stage({ red: [attacker(enemy, { at: from })], blue: [who], counters }, how.switches);
  const { board } = scene.setting.terrain;
  const attack = {
    ...{ by, enemy: scene.unit('attacker') },
    from: hexNamed(board, from),
    upon: hexNamed(board, HERE),
  };
  return { ...scene, attack, unit: scene.unit('defender') };
};

/** The rows that whatever stands in the hex takes from an attack. */
const rowsOf = (counters: readonly CounterData[], how: Struck = {}) => {
  const { setting, state, unit, attack } = attacked(counters, how);
  return shieldRows(readingOf(setting, state), unit, attack);
};

const sheltered = (counters: readonly CounterData[], how: Struck = {}): number => {
  const { setting, state, unit, attack } = attacked(counters, how);
  return protectorsOf(readingOf(setting, state), unit, attack).reduce(
    (sum, counter) => sum + shieldsOf(counter),
    0,
  );
};

const work = (kind: CounterData['kind'], facing = 6): readonly CounterData[] => [{ kind, at: HERE, facing }];
const horse = defender('medium-horse');

describe('protection', () => {
  proves('CB-MANTLETS-6', 'of mantlets: infantry of the same facing, against shock and fire', (saw) => {
    expect(saw(rowsOf(work('mantlets')))).toEqual([{ value: -1, rule: 'CB-MANTLETS-6' }]);
    expect(rowsOf(work('mantlets'), { by: 'fire' })).toHaveLength(1);
    // Mantlets turn with a troop; a character alone may stand aslant behind them.
    const captain = (facing: number) => rowsOf(work('mantlets', facing), { who: defender('captain') });
    expect([captain(6).length, captain(7).length]).toEqual([1, 0]);
    expect(rowsOf(work('mantlets'), { who: horse })).toEqual([]);
  });

  proves('CB-PAVISES-5', 'of pavises: shooters only, whichever way they look', (saw) => {
    const pavises: readonly CounterData[] = [{ kind: 'pavises', at: HERE }];
    expect(saw(rowsOf(pavises, { who: defender('crossbows', { facing: 3 }) }))).toEqual([
      { value: -1, rule: 'CB-PAVISES-5' },
    ]);
    expect(rowsOf(pavises)).toEqual([]);
  });

  proves(
    ['CB-PALISADE-3', 'CB-PALISADE-7'],
    'of a palisade: infantry of its facing, against fire too',
    (saw) => {
      const palisade: readonly CounterData[] = [{ kind: 'palisade', at: HERE, facing: 6, level: 2 }];
      expect(saw(rowsOf(palisade))).toEqual([{ value: -2, rule: 'CB-PALISADE-7' }]);
      expect(saw(rowsOf(palisade, { by: 'fire' }))).toEqual([{ value: -2, rule: 'CB-PALISADE-3' }]);
      expect(rowsOf(palisade, { who: horse })).toEqual([]);
    },
  );

  proves('CB-ABATIS-6', 'of abatis: infantry of their facing, against shock alone', (saw) => {
    expect(saw(rowsOf(work('abatis')))).toEqual([{ value: -2, rule: 'CB-ABATIS-6' }]);
    expect(rowsOf(work('abatis'), { by: 'fire' })).toEqual([]);
    expect(rowsOf(work('abatis'), { who: horse })).toEqual([]);
  });

  proves('CB-DITCH-5', 'of a ditch: any unit of its facing, against shock alone', (saw) => {
    expect(saw(rowsOf(work('ditch'), { who: horse }))).toEqual([{ value: -1, rule: 'CB-DITCH-5' }]);
    expect(rowsOf(work('ditch'), { who: defender('ballista') })).toHaveLength(1);
    expect(rowsOf(work('ditch'), { by: 'fire' })).toEqual([]);
  });

  proves('CB-STAKES-6', 'of stakes: infantry, against cavalry and the Massive alone', (saw) => {
    expect(saw(rowsOf(work('stakes'), { enemy: 'knights' }))).toEqual([{ value: -1, rule: 'CB-STAKES-6' }]);
    expect(rowsOf(work('stakes'), { enemy: 'elephant' })).toHaveLength(1);
    expect(rowsOf(work('stakes'), { enemy: 'giant' })).toHaveLength(1);
    expect(rowsOf(work('stakes'))).toEqual([]);
    expect(rowsOf(work('stakes'), { enemy: 'wolves' })).toEqual([]);
  });

  proves('CB-WAGON-5', 'of a wagon: infantry, all round', (saw) => {
    expect(saw(rowsOf(work('wagon', 1), { from: EAST }))).toEqual([{ value: -1, rule: 'CB-WAGON-5' }]);
    expect(rowsOf(work('war-wagon', 1))).toEqual([{ value: -2, rule: 'CB-WAGON-5' }]);
    expect(rowsOf(work('wagon', 1), { who: horse })).toEqual([]);
  });

  for (const kind of [
    'debris',
    'trap',
    'tents',
    'cart',
    'civilians',
    'herd',
    'boat',
    'raft',
    'ruins',
  ] as const)
    proves([], `of ${kind}: nobody`, () => {
      expect(rowsOf(work(kind))).toEqual([]);
      expect(rowsOf(work(kind), { by: 'fire' })).toEqual([]);
    });
});

const bySwitch = (id: string, name: string, title: string, body: (switches: SwitchValues) => unknown): void =>
  provesBySwitch(id, title, { game: cursedBlades, switch: name }, body);

describe('how protection is read', () => {
  bySwitch('CB-Q4', 'ditchProtects', 'a ditch protects horse and artillery, too', (switches) => {
    expect(sheltered(work('ditch'), { who: horse, switches })).toBe(1);
  });

  bySwitch(
    'CB-Q5',
    'protectionFrontOnly',
    'a work counts only against what comes through its front',
    (switches) => {
      expect(sheltered(work('abatis'), { switches })).toBe(2);
      expect(sheltered(work('abatis'), { from: EAST, switches })).toBe(0);
    },
  );

  bySwitch('CB-Q7', 'wagonProtection', 'wagons protect all round', (switches) => {
    expect(sheltered(work('wagon', 0), { switches })).toBe(1);
  });

  bySwitch('CB-Q27', 'shieldsAddUp', 'the shields of work and pavises add up', (switches) => {
    const both = [...work('mantlets'), { kind: 'pavises', at: HERE } as const];
    const rows = rowsOf(both, { who: defender('archers'), switches });
    expect(rows.reduce((sum, { value }) => sum + value, 0)).toBe(-2);
  });
});
