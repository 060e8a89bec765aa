import type { RuleId } from '@grognard/engine';
import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { at, attacker, defender, field, HERE, lastOf, type Scene, WEST } from '../scene.ts';

/** What is told of a deed names the rule by which it was done, and not its neighbour. */

const shock = (saw: Saw, scene: Scene, supported: boolean, dice: readonly number[]): readonly object[] => {
  const battle = at(saw, { scenario: field(scene), dice });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  return battle.does('red', { kind: 'shock', target: 'defender', supported }).events;
};

const among = (rules: readonly RuleId[], ...asked: readonly RuleId[]): readonly RuleId[] =>
  asked.filter((rule) => rules.includes(rule));

describe('a charge is broken', () => {
  const broken = (saw: Saw, scene: Scene): readonly object[] => {
    const horse = attacker('light-horse', { marker: 'charge' });
    return shock(saw, { red: [horse], blue: [defender('levy')], ...scene }, false, [6, 6]);
  };
  const citing = (rule: RuleId) =>
    expect.objectContaining({ kind: 'changed', rules: expect.arrayContaining([rule]) });

  proves(['CB-B4.4-23', 'CB-G3'], 'by a rough side, or by the obstacle before the enemy', (saw) => {
    const bySide = broken(saw, { sides: [{ between: [WEST, HERE], kind: 'rough' }] });
    expect(bySide).toContainEqual(citing('CB-B4.4-23'));
    expect(bySide).not.toContainEqual(citing('CB-G3'));
    const byObstacle = broken(saw, { counters: [{ kind: 'debris', at: HERE }] });
    expect(byObstacle).toContainEqual(citing('CB-G3'));
    expect(byObstacle).not.toContainEqual(citing('CB-B4.4-23'));
  });
});

describe('of the losses behind a palisade', () => {
  const rulesOf = (saw: Saw, dice: readonly number[]): readonly RuleId[] => {
    const palisade = { kind: 'palisade', at: HERE, facing: 6, level: 3 } as const;
    const scene = { red: [attacker('heavy-foot')], blue: [defender('spearmen')], counters: [palisade] };
    return among(lastOf(shock(saw, scene, true, dice), 'struck').rules, 'CB-Q8', 'CB-Q9');
  };

  proves(['CB-Q8', 'CB-Q9'], 'the first is absorbed, or none after a double one', (saw) => {
    expect(rulesOf(saw, [1, 2])).toEqual(['CB-Q8']);
    expect(rulesOf(saw, [1, 1])).toEqual(['CB-Q9']);
  });
});

describe('a flight', () => {
  const rulesOf = (saw: Saw, enemy: number): readonly RuleId[] => {
    const routed = attacker('levy', { cohesion: 'routed', facing: 6 });
    const scene = { red: [routed], blue: [defender('archers', { facing: enemy })] };
    const battle = at(saw, { scenario: field(scene), dice: [1, 1, 1, 1, 1, 1] });
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    const steps = [3, 3].map((side) => ({ do: 'step', side }));
    const { rules } = lastOf(battle.does('red', { kind: 'flee', steps }).events, 'stepped');
    return among(rules, 'CB-B4.4-27', 'CB-B4.4-29');
  };

  proves(
    ['CB-B4.4-27', 'CB-B4.4-29'],
    'is one from those who engaged it, or only from those it fears',
    (saw) => {
      expect(rulesOf(saw, 6)).toEqual(['CB-B4.4-27', 'CB-B4.4-29']);
      expect(rulesOf(saw, 0)).toEqual(['CB-B4.4-27']);
    },
  );
});
