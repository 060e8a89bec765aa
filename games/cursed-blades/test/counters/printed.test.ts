import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { readingOf } from '../../model/reading.ts';
import type { CounterData } from '../../model/scenario.ts';
import { type CounterKind, counterKinds } from '../../model/vocabulary.ts';
import { driving } from '../../rules/driving/drive.ts';
import type { OrderOf } from '../../rules/units/action.ts';
import { blue, EAST, full, minimal, onField, red, step, take } from '../movement/stand.ts';
import { at, attacker, defender, field, HERE, lastOf } from '../scene.ts';

/** What is printed on a counter: its shields, and how it moves. */

const shields: Partial<Record<CounterKind, number>> = {
  ...{ mantlets: 1, pavises: 1, abatis: 2, ditch: 1, stakes: 1, wagon: 1, 'war-wagon': 2 },
};

const lent = (saw: Parameters<typeof at>[0], counter: Omit<CounterData, 'at'>): number => {
  const scene = (counters: readonly CounterData[]) => {
    const battle = at(saw, {
      scenario: field({ red: [attacker('knights')], blue: [defender('archers')], counters }),
      dice: [6, 6],
    });
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    const { events } = battle.does('red', { kind: 'shock', target: 'defender', supported: true });
    return (lastOf(events, 'struck').rolls[0]?.modifiers ?? [])
      .filter(({ rule }) => !/-B4\./.test(rule))
      .reduce((sum, { value }) => sum - value, 0);
  };
  return scene([{ ...counter, at: HERE }]) - scene([]);
};

describe('the shields of a counter', () => {
  proves('CB-B4.2-17', 'are those printed on it, and most have none', (saw) => {
    for (const kind of counterKinds.filter((each) => each !== 'palisade'))
      expect([kind, lent(saw, { kind, facing: 6 })]).toEqual([kind, shields[kind] ?? 0]);
  });

  proves('CB-B4.2-17', 'are one to four for a palisade, of which horsemen do not get to taste', (saw) => {
    for (const level of [1, 2, 3, 4]) {
      const battle = at(saw, {
        scenario: field({
          red: [attacker('heavy-foot')],
          blue: [defender('archers')],
          counters: [{ kind: 'palisade', at: HERE, facing: 6, level }],
        }),
        dice: [6, 6],
      });
      battle.does('red', { kind: 'activate', unit: 'attacker' });
      const { events } = battle.does('red', { kind: 'shock', target: 'defender', supported: true });
      expect(lastOf(events, 'struck').rolls[0]?.modifiers).toContainEqual({
        value: -level,
        rule: 'CB-PALISADE-7',
      });
    }
  });
});

const eastward = [
  [2, 5],
  [3, 5],
  [4, 5],
  [5, 5],
] as const;

describe('the points of a counter', () => {
  for (const kind of ['cart', 'wagon', 'war-wagon', 'civilians'] as const)
    proves('CB-B4.2-18', `${kind}: a hex along a road, not two`, (saw) => {
      const battle = onField(saw, {
        units: [red('levy', [1, 1]), blue('levy', [11, 9])],
        map: { roads: [eastward] },
        counters: [{ kind, side: 'red', at: [2, 5], facing: 0 }],
      });
      const judge = (steps: number) =>
        saw(
          driving.check(
            readingOf(battle.setting, battle.state),
            0,
            full(...Array.from({ length: steps }, () => step(EAST))) as OrderOf<'move'>,
          ),
        );
      expect(judge(1)).toEqual([]);
      expect(judge(2)).toMatchObject([{ code: 'too-far' }]);
      battle.plays((story) => driving.resolve(story, 0, full(step(EAST)) as OrderOf<'move'>));
      expect(battle.counter(0).hex).toBe(battle.hex([3, 5]));
    });

  proves('CB-B4.2-18', 'a herd: two clear hexes, not three', (saw) => {
    const battle = onField(saw, {
      units: [red('levy', [1, 1]), blue('levy', [11, 9])],
      counters: [{ kind: 'herd', side: 'red', at: [2, 5] }],
    });
    const go = (steps: number) => full(...Array.from({ length: steps }, () => step(EAST))) as OrderOf<'move'>;
    expect(saw(driving.check(readingOf(battle.setting, battle.state), 0, go(3)))).toMatchObject([
      { code: 'too-far' },
    ]);
    expect(driving.check(readingOf(battle.setting, battle.state), 0, go(2))).toEqual([]);
    battle.plays((story) => driving.resolve(story, 0, go(2)));
    expect(battle.counter(0).hex).toBe(battle.hex([4, 5]));
  });

  const water = { hexes: [{ hexes: eastward.slice(0, 4), ground: 'water' as const }] };

  for (const [kind, hexes, map] of [
    ['pavises', 1, {}],
    ['boat', 1, water],
    ['mantlets', 0, {}],
    ['raft', 0, water],
  ] as const)
    proves('CB-B4.2-18', `${kind}: with those who carry it, ${hexes} hexes by their points`, (saw) => {
      const ground = {
        units: [red('skirmishers', [2, 5]), blue('levy', [11, 9])],
        map,
        counters: [{ kind, at: [2, 5], facing: 0 } as const],
      };
      const go = (steps: number) => [take(0), ...Array.from({ length: steps }, () => step(EAST))];
      expect(onField(saw, ground).refuses('skirmishers', full(...go(hexes + 1)))).toMatchObject([
        { code: 'too-far-laden' },
      ]);
      if (hexes > 0) onField(saw, ground).does('skirmishers', full(...go(hexes)));
      const creeping = onField(saw, ground);
      creeping.does('skirmishers', minimal(...go(1)));
      expect(creeping.counter(0).hex).toBe(creeping.hex([3, 5]));
    });
});
