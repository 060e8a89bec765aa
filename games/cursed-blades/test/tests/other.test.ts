import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { unitOf } from '../../model/evolve.ts';
import { readingOf } from '../../model/reading.ts';
import { crossingTest } from '../../rules/tests/crossing.ts';
import { disciplineTest } from '../../rules/tests/discipline.ts';
import { disengagementRows, disengagementTest, mustDisengage } from '../../rules/tests/disengagement.ts';
import { routTest } from '../../rules/units/condition.ts';
import { attacker, defender, EAST, HERE, type Placed, type Scene, stage, storyOf, worth } from '../scene.ts';

const rowsOf = (scene: Scene, fleeing = false) => {
  const { setting, state, index } = stage(scene);
  return disengagementRows(readingOf(setting, state), index('defender'), { fleeing });
};

const foot = (one: Partial<Placed> = {}, other: Partial<Placed> = {}): Scene => ({
  red: [attacker('medium-foot', one)],
  blue: [defender('medium-foot', other)],
});

const counts = (rule: string, what: string, cases: readonly (readonly [Scene, number, boolean?])[]): void =>
  proves(rule, what, (saw: Saw) => {
    for (const [scene, value, fleeing] of cases) expect(worth(saw(rowsOf(scene, fleeing)), rule)).toBe(value);
  });

describe('getting away', () => {
  counts('CB-B4.6-15', 'is easy for the fast and hard for the slow', [
    [{ red: [attacker('medium-foot')], blue: [defender('light-horse')] }, -2],
    [{ red: [attacker('light-horse')], blue: [defender('medium-foot')] }, 2],
    [foot(), 0],
  ]);
  counts('CB-B4.6-16', 'is easier still for those who evade', [
    [{ red: [attacker('medium-foot')], blue: [defender('light-horse')] }, -2],
    [{ red: [attacker('medium-foot')], blue: [defender('medium-horse')] }, 0],
  ]);
  counts('CB-B4.6-17', 'is hard from those who come on', [
    [foot({ marker: 'charge' }), 2],
    [foot({ marker: 'contact' }), 1],
  ]);
  counts('CB-B4.6-18', 'is hard with the enemy in flank or rear', [
    [foot({}, { facing: 9 }), 1],
    [foot({}, { facing: 0 }), 2],
  ]);
  counts('CB-B4.6-19', 'is hard without breath', [[foot({}, { breath: 'out-of-breath' }), 1]]);
  const held: Scene = {
    ...foot(),
    blue: [defender('medium-foot'), { ...defender('levy', { at: [4, 3], facing: 2 }), id: 'friend' }],
  };
  counts('CB-B4.6-20', 'is hard in flight from one whom nobody else holds', [
    [foot(), 1, true],
    [foot(), 0],
    [held, 0, true],
  ]);

  proves('CB-B4.6-14', 'costs a level of cohesion where it fails', (saw) => {
    const place = stage(foot());
    const story = storyOf(place, [4, 5]);
    expect(disengagementTest(story, place.index('defender'))).toBe(false);
    saw(story.events);
    expect(unitOf(story.state, place.index('defender')).cohesion).toBe('shaken');
  });

  proves([], 'needs a test only from a marked enemy, or one in flank or rear', () => {
    const must = (scene: Scene): boolean => {
      const { setting, state, index } = stage(scene);
      return mustDisengage(readingOf(setting, state), index('defender'));
    };
    expect(must(foot())).toBe(false);
    expect(must(foot({ marker: 'contact' }))).toBe(true);
    expect(must(foot({}, { facing: 9 }))).toBe(true);
  });
});

const crossed = (saw: Saw, one: Placed, other: Placed, dice: readonly number[]) => {
  const place = stage({ blue: [one, other] });
  const story = storyOf(place, dice);
  const held = crossingTest(story, place.index('defender'), place.index('friend'));
  saw(story.events);
  return { held, friend: unitOf(story.state, place.index('friend')) };
};

proves(
  ['CB-B4.6-21', 'CB-B4.6-22', 'CB-B4.6-23', 'CB-B4.6-24', 'CB-B4.6-25'],
  'going through friends is the harder the more they differ, and both test',
  (saw) => {
    const rider = { ...defender('medium-horse', { at: EAST, facing: 3, wing: 'left' }), id: 'friend' };
    const { held, friend } = crossed(saw, defender('medium-foot'), rider, [1, 2, 2, 2]);
    expect(held).toBe(true);
    expect(friend.cohesion).toBe('shaken');
    const twin = { ...defender('medium-foot', { at: EAST, facing: 0 }), id: 'friend' };
    expect(crossed(saw, defender('medium-foot'), twin, [4, 4, 4, 4]).held).toBe(true);
  },
);

proves('CB-B4.4-30', 'an enemy without discipline is off in pursuit', (saw) => {
  const pursued = (type: string, dice: readonly number[]) => {
    const place = stage({ red: [attacker(type)] });
    const story = storyOf(place, dice);
    disciplineTest(story, place.index('attacker'));
    saw(story.events);
    return unitOf(story.state, place.index('attacker')).marker;
  };
  expect(pursued('knights', [4, 5])).toBeUndefined();
  expect(pursued('levy', [4, 4])).toBe('charge');
});

proves(['CB-B4.3-4', 'CB-B4.2-12'], 'a rout test has no modifiers, and may finish the routed', (saw) => {
  const place = stage({ blue: [defender('levy', { cohesion: 'routed', at: HERE })] });
  const story = storyOf(place, [4, 3]);
  routTest(story, place.index('defender'));
  saw(story.events);
  expect(unitOf(story.state, place.index('defender')).lost).toBe(true);
});
