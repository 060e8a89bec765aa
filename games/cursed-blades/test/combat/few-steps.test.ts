import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { at, attacker, defender, field, type Placed, SOUTH_WEST } from '../scene.ts';

/** What comes of a blow that costs the defender one step, with nerve that holds. */
const oneStepLost = (saw: Saw, more: Partial<Placed>): readonly object[] => {
  const scene = { red: [attacker('medium-foot')], blue: [defender('medium-foot', more)] };
  const battle = at(saw, { scenario: field(scene), dice: [2, 4, 1, 1] });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  battle.does('red', { kind: 'shock', target: 'defender', supported: true });
  return battle.does('blue', { kind: 'lose-step' }).events;
};

const line = (steps: number): Partial<Placed> => ({
  steps,
  facing: 7,
  formed: { and: SOUTH_WEST, mode: 'march' },
});

const BREAKS_UP = expect.objectContaining({ kind: 'changed', rules: ['CB-B4.2-11'] });

describe('by a loss', () => {
  proves('CB-B4.2-11', 'a formation breaks up with two steps left, and stands with three', (saw) => {
    expect(oneStepLost(saw, line(3))).toContainEqual(BREAKS_UP);
    expect(oneStepLost(saw, line(4))).not.toContainEqual(BREAKS_UP);
  });

  proves('CB-B4.2-11', 'only a formation breaks up: a single troop has nothing to part with', (saw) => {
    expect(oneStepLost(saw, line(3))).toContainEqual(BREAKS_UP);
    expect(oneStepLost(saw, { steps: 2 })).not.toContainEqual(BREAKS_UP);
  });
});
