import { unitOf } from '../../model/evolve.ts';
import { happen, type Story } from '../../model/story.ts';
import { ownWeapon } from '../map/board.ts';
import { rolledTest } from '../units/moral.ts';

const ORDINARY = 8;

/** CB-B4.4-30: an enemy who sees his prey run holds his men back, or is off after it. */
export const disciplineTest = (story: Story, index: number): boolean => {
  const against = ORDINARY + ownWeapon(unitOf(story.state, index)).capacity;
  const rules = ['CB-B4.4-30'];
  const passed = rolledTest(story, index, 'discipline', { against, rules: [...rules, 'CB-B4.2-2'] });
  if (!passed) happen(story, { kind: 'changed', unit: index, to: { marker: 'charge' }, rules });
  return passed;
};
