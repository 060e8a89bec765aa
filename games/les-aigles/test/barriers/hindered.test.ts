import { describe, expect } from 'vitest';
import type { Task } from '../../model/tasks.ts';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { battery, british, half } from '../fire/firing.ts';
import { all } from '../melee/fighting.ts';
import { proves } from '../proving.ts';
import { companies, refusalsOf, type Scene, scene } from '../scene.ts';
import { line } from './yard.ts';

type Entry = Parameters<typeof scene>[0][number];

const FAR = british({ id: 'enemy', at: [100, 50] });
/** A British company that has come up to the French in front. */
const AT_THEM = british({ id: 'enemy', at: [0, 0] });
const FOUGHT = { attacker: 'enemy', defender: 'french', side: 'front', rounds: 1 } as const;

const mill: FeatureEntry = {
  ...{ kind: 'house', id: 'mill' },
  corners: [
    [-6, 6],
    [6, 6],
    [6, 0],
    [-6, 0],
  ],
};

const sappers: Entry = { id: 'french', at: [0, 0], companies: companies(1, 9, 'engineer') };
const column: Entry = { id: 'french', at: [0, 0], formation: 'march column', companies: companies(4, 3) };
const pieces: Entry = battery({ id: 'french', at: [0, -20] });

/** What may be told to whoever stands so, and where: an order about what lies before him. */
const ORDERS: Readonly<Record<string, readonly [unit: Entry, ground: FeatureEntry, task: Task]>> = {
  work: [sappers, line('hedge'), { do: 'work', job: 'demolish', feature: 'line', at: 40_000 }],
  shell: [pieces, line('stone wall'), { do: 'shell', feature: 'line', at: 40_000 }],
  widen: [column, line('hedge'), { do: 'widen', figures: 2, hand: 'right' }],
  enter: [column, mill, { do: 'enter', house: 'mill', wall: 2 }],
};

const rulesOf = (given: Scene, task: Task): readonly string[] =>
  refusalsOf(given, 'french', [task]).map(({ rule }) => rule);

describe('what lies before him is no concern', () => {
  proves('LA-M1-1', 'of whoever runs', (saw) => {
    for (const [name, [unit, ground, task]] of Object.entries(ORDERS)) {
      const at = (more: Partial<Entry>) => scene([{ ...unit, ...more }, FAR], { features: [ground] });
      expect([name, ...rulesOf(at({}), task)]).toEqual([name]);
      saw(refusalsOf(at({ routing: true }), 'french', [task]));
      expect([name, ...rulesOf(at({ routing: true }), task)]).toEqual([name, 'LA-M1-1']);
    }
  });

  proves(['LA-O8.7-10', 'LA-O8.5-15', 'LA-T-2', 'LA-O8.6-22'], 'of whoever is fighting', (saw) => {
    const fighting = ([unit, ground]: readonly [Entry, FeatureEntry, Task]) =>
      scene([unit, { ...AT_THEM, at: unit.at }], { features: [ground], contacts: [FOUGHT] });
    const rules = Object.values(ORDERS).map((each) => {
      saw(refusalsOf(fighting(each), 'french', [each[2]]));
      return rulesOf(fighting(each), each[2]);
    });
    expect(rules).toEqual([['LA-O8.7-10'], ['LA-O8.5-15'], ['LA-O8.6-22'], ['LA-T-2']]);
  });
});

describe('a front at a wall', () => {
  const wall = line('stone wall');
  const attackers: Entry = { ...column, at: [0.75, 0], companies: companies(6, 2) };
  const holders = british({ id: 'enemy', at: [0, 0], companies: [{ troop: 'line', figures: 9, lost: 2 }] });
  const widen = { do: 'widen', figures: 3, hand: 'left' } as const;
  const met = (rounds: number) =>
    scene([attackers, holders], {
      features: [wall],
      contacts: [{ attacker: 'french', defender: 'enemy', side: 'front', rounds, holder: 'defender' }],
    });

  proves('LA-O8.6-22', 'is extended by attackers who have come to a draw, not before', (saw) => {
    saw(refusalsOf(met(0), 'french', [widen]));
    expect(rulesOf(met(0), widen)).toEqual(['LA-O8.6-22']);
    expect(rulesOf(met(1), widen)).toEqual([]);
  });

  proves('LA-O8.3-8', 'that cannot be extended after all is told to its owner', (saw) => {
    const at = { at: [-3, -2.4], facing: 90, formation: 'march column' } as const;
    const held = british({ id: 'other', ...at, companies: companies(3, 3, 'line') });
    const given = scene([attackers, holders, held], {
      features: [wall],
      contacts: [{ attacker: 'french', defender: 'enemy', side: 'front', rounds: 1, holder: 'defender' }],
    });
    const done = saw(half(given, { french: [widen] }));
    expect(all(done, 'widened')).toEqual([]);
    expect(all(done, 'set-aside')).toMatchObject([{ task: 'widen', why: 'nothing-there' }]);
  });
});
