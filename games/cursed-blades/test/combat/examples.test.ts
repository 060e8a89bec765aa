import { total } from '@grognard/engine';
import type { Saw } from '@grognard/engine/rulebook';
import { expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { readingOf } from '../../model/reading.ts';
import { advantageOf } from '../../rules/combat/advantage.ts';
import { clashOf } from '../../rules/combat/shock.ts';
import { fireAdvantageOf, shotAt } from '../../rules/combat/shot.ts';
import { engagementRows } from '../../rules/tests/engagement.ts';
import { at, attacker, defender, field, HERE, lastOf, type Scene, stage, worth } from '../scene.ts';

const shockRows = (scene: Scene, supported = true, who = 'attacker', whom = 'defender') => {
  const { setting, state, index } = stage(scene);
  const clash = clashOf(readingOf(setting, state), index(who), { target: whom, supported });
  if (clash === undefined) throw new Error('they do not meet');
  return advantageOf(readingOf(setting, state), clash);
};

const stakes = { kind: 'stakes', at: HERE, facing: 6 } as const;
const palisade = { kind: 'palisade', at: HERE, facing: 6, level: 3 } as const;

proves(['CB-B4.7-5', 'CB-B4.7-6', 'CB-B4.7-9'], 'knights charge archers in the open at +9', (saw) => {
  const rows = saw(
    shockRows({ red: [attacker('knights', { marker: 'charge' })], blue: [defender('archers')] }),
  );
  expect(total(rows)).toBe(9);
  expect(rows.map(({ value }) => value)).toEqual([4, 1, 4]);
});

proves(
  ['CB-G3', 'CB-Q1', 'CB-G8', 'CB-STAKES-2', 'CB-STAKES-3', 'CB-STAKES-6', 'CB-B4.7-1', 'CB-B4.7-16'],
  'stakes break the charge before the attack: +3',
  (saw) => {
    const battle = at(saw, {
      scenario: field({
        red: [attacker('knights', { marker: 'charge' })],
        blue: [defender('archers')],
        counters: [stakes],
      }),
      dice: [4, 5],
    });
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    const { events } = battle.does('red', { kind: 'shock', target: 'defender', supported: true });
    const { rolls, blow } = lastOf(events, 'struck');
    expect(rolls[0]?.against).toBe(3);
    expect(blow.losses).toBe(0);
    expect(events).toContainEqual(expect.objectContaining({ to: { marker: null, breath: 'winded' } }));
    expect(events).toContainEqual(expect.objectContaining({ to: { breath: 'out-of-breath' } }));
  },
);

proves('CB-B4.7-2', 'the same knights unsupported attack at -1', (saw) => {
  const scene = {
    red: [attacker('knights', { breath: 'winded' })],
    blue: [defender('archers')],
    counters: [stakes],
  };
  expect(total(saw(shockRows(scene, false)))).toBe(-1);
});

proves(
  ['CB-B4.6-4', 'CB-B4.6-5', 'CB-B4.6-6', 'CB-STAKES-7', 'CB-PALISADE-8'],
  'the nerve of archers: +4 against charging knights, +3 behind stakes, -1 behind a palisade against foot',
  (saw) => {
    const rows = (type: string, marker: 'charge' | 'contact', counters: Scene['counters'] = []) => {
      const scene = { red: [attacker(type, { marker })], blue: [defender('archers')], counters };
      const { setting, state, unit } = stage(scene);
      return total(saw(engagementRows(readingOf(setting, state), unit('defender'), unit('attacker'), 2)));
    };
    expect(rows('knights', 'charge')).toBe(4);
    expect(rows('knights', 'charge', [stakes])).toBe(3);
    expect(rows('heavy-foot', 'contact')).toBe(3);
    expect(rows('heavy-foot', 'contact', [palisade])).toBe(-1);
  },
);

const assault: Scene = {
  red: [attacker('heavy-foot')],
  blue: [defender('spearmen')],
  counters: [palisade],
};

proves('CB-PALISADE-7', 'heavy foot storms a palisade of three shields at 0', (saw) => {
  expect(total(saw(shockRows(assault)))).toBe(0);
});

const storm = (saw: Saw, dice: readonly number[]) => {
  const battle = at(saw, { scenario: field(assault), dice: [...dice, 1, 1] });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  const { events } = battle.does('red', { kind: 'shock', target: 'defender', supported: true });
  return { ...lastOf(events, 'struck'), level: battle.view('red').counters[0]?.[0]?.level };
};

proves(
  ['CB-PALISADE-9', 'CB-PALISADE-10', 'CB-B4.9-1', 'CB-Q8', 'CB-Q10', 'CB-PALISADE-2', 'CB-PALISADE-4'],
  'a 3 costs two losses, one absorbed, and a level',
  (saw) => {
    expect(storm(saw, [1, 2])).toMatchObject({ absorbed: 1, blow: { losses: 1 }, level: 2 });
  },
);

proves(['CB-PALISADE-10', 'CB-Q9'], 'a 1-1 costs two losses, none absorbed, and a level', (saw) => {
  expect(storm(saw, [1, 1])).toMatchObject({ absorbed: 0, blow: { losses: 2 }, level: 2 });
});

proves('CB-PALISADE-9', 'a 6 costs one loss, which the palisade absorbs', (saw) => {
  expect(storm(saw, [2, 4])).toMatchObject({ absorbed: 1, blow: { losses: 0 }, level: 3 });
});

proves('CB-G9', 'the spearmen hit out of it unsupported at -3, without the penalty', (saw) => {
  const rows = saw(shockRows({ ...assault }, false, 'defender', 'attacker'));
  expect(total(rows)).toBe(-3);
  expect(worth(rows, 'CB-B4.7-2')).toBe(0);
});

proves('CB-Q14', 'cavalry may not even attack across that side', (saw) => {
  const battle = at(saw, {
    scenario: field({ ...assault, red: [attacker('knights')] }),
  });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  expect(battle.refuses('red', { kind: 'shock', target: 'defender', supported: false })).toMatchObject([
    { code: 'palisade-between' },
  ]);
});

const archery: Scene = {
  red: [attacker('archers', { at: [3, 4] })],
  blue: [defender('medium-foot')],
  counters: [{ kind: 'mantlets', at: HERE, facing: 6 }],
};

proves(['CB-MANTLETS-6', 'CB-B4.8-11'], 'archery at mantlets, two hexes off, is at -2', (saw) => {
  const { setting, state, unit } = stage(archery);
  const rows = saw(
    fireAdvantageOf(readingOf(setting, state), shotAt(setting, unit('attacker'), unit('defender'))),
  );
  expect(total(rows)).toBe(-2);
});

const shoot = (saw: Saw, dice: readonly number[]) => {
  const battle = at(saw, { scenario: field(archery), dice: [...dice, 1, 1, 1, 1] });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  return lastOf(battle.does('red', { kind: 'fire', target: 'defender' }).events, 'struck');
};

proves(
  ['CB-MANTLETS-7', 'CB-B4.8-5', 'CB-MANTLETS-2', 'CB-Q6'],
  'two hits are added up, and the first is absorbed',
  (saw) => {
    expect(shoot(saw, [1, 3, 2, 3])).toMatchObject({ absorbed: 1, blow: { losses: 1 } });
  },
);

proves(['CB-MANTLETS-7', 'CB-Q9'], 'had one roll been 1-1, nothing is absorbed', (saw) => {
  expect(shoot(saw, [1, 1, 6, 5])).toMatchObject({ absorbed: 0, blow: { losses: 1 } });
});

for (const [kind, ids] of [
  ['abatis', ['CB-ABATIS-2', 'CB-ABATIS-3']],
  ['ditch', ['CB-DITCH-2', 'CB-Q2', 'CB-Q3']],
  ['wagon', ['CB-WAGON-2', 'CB-Q6']],
] as const)
  proves([...ids, 'CB-G8', 'CB-G9'], `${kind}: whoever fights out of it needs no support`, (saw) => {
    const scene = { ...assault, counters: [{ kind, at: HERE, facing: 6 }] };
    const battle = at(saw, { scenario: field(scene), dice: [6, 6, 6, 6] });
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    battle.does('red', { kind: 'shock', target: 'defender', supported: false });
    battle.does('red', { kind: 'end' });
    battle.does('blue', { kind: 'activate', unit: 'defender' });
    const { events } = battle.does('blue', { kind: 'shock', target: 'attacker', supported: false });
    expect(worth(lastOf(events, 'struck').rolls[0]?.modifiers ?? [], 'CB-B4.7-2')).toBe(0);
  });

proves('CB-WAGON-5', 'a wagon covers infantry in its hex whichever way either looks', (saw) => {
  const rows = (type: string) =>
    worth(
      saw(
        shockRows({
          red: [attacker('heavy-foot')],
          blue: [defender(type, { facing: 6 })],
          counters: [{ kind: 'war-wagon', side: 'blue', at: HERE, facing: 2 }],
        }),
      ),
      'CB-WAGON-5',
    );
  expect(rows('spearmen')).toBe(-2);
  expect(rows('medium-horse')).toBe(0);
});
