import { isStanding, unitOf } from '../../model/evolve.ts';
import { readStory } from '../../model/reading.ts';
import { happen, type Story } from '../../model/story.ts';
import { hasCounter, hexesOf, typeOf } from '../map/board.ts';
import { couldReachEnemy } from '../movement/reach.ts';
import { destroy, stopCharge } from '../units/condition.ts';

/** CB-B4.12-19: whoever stands in a blaze at the end of his activation perishes, flyers and the fireproof excepted. */
const burn = (story: Story, index: number): void => {
  const unit = unitOf(story.state, index);
  const { move, abilities } = typeOf(unit);
  const spared = move.class === 'flying' || abilities.includes('fire-immune');
  if (!spared && hexesOf(unit).some((hex) => hasCounter(readStory(story), hex, 'blaze')))
    destroy(story, index, ['CB-B4.3-12', 'CB-B4.12-19']);
};

/** The end of an activation: a charge that leads nowhere, fire, and the mark. */
export const endActivation = (story: Story, index: number, action: string): void => {
  const isThere = (): boolean => isStanding(unitOf(story.state, index));
  const charging = unitOf(story.state, index).marker === 'charge';
  if (isThere() && charging && !couldReachEnemy(readStory(story), index))
    stopCharge(story, index, ['CB-B4.3-11']);
  if (isThere()) burn(story, index);
  const rules = ['CB-B4.3-13', 'CB-B4.3-14'];
  if (isThere()) happen(story, { kind: 'changed', unit: index, to: { activated: true }, rules });
  happen(story, { kind: 'acted', unit: index, action, rules });
};
