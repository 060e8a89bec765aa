import { isStanding, unitOf } from '../../model/evolve.ts';
import { readStory } from '../../model/reading.ts';
import { happen, type Story } from '../../model/story.ts';
import { hexesOf } from '../map/board.ts';
import { near } from '../map/engagement.ts';
import { engagementTest } from '../tests/engagement.ts';
import { routTest } from '../units/condition.ts';

/** CB-B4.3-4: fear spreads from those who run. */
const routTests = (story: Story, index: number): void => {
  const unit = unitOf(story.state, index);
  const friends = near(readStory(story), hexesOf(unit)).filter(
    (other) => other !== index && unitOf(story.state, other).side === unit.side,
  );
  const isRouted = (other: number): boolean => unitOf(story.state, other).cohesion === 'routed';
  if (isRouted(index)) for (const friend of friends) routTest(story, friend);
  else if (friends.some(isRouted)) routTest(story, index);
};

/** The start of an activation. Whether the unit may act is answered. */
export const startActivation = (story: Story, index: number): boolean => {
  happen(story, { kind: 'activated', unit: index, rules: ['CB-B4.3-2'] });
  routTests(story, index);
  if (!isStanding(unitOf(story.state, index))) return false;
  const nerve = engagementTest(story, index, { case: 2 });
  const unit = unitOf(story.state, index);
  if (!isStanding(unit)) return false;
  if (unit.marker === 'contact')
    happen(story, { kind: 'changed', unit: index, to: { marker: null }, rules: ['CB-B4.3-6'] });
  return nerve !== 'activation-lost';
};
