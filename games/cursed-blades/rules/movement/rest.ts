import { isStanding, unitOf } from '../../model/evolve.ts';
import { readStory } from '../../model/reading.ts';
import { happen, type Story } from '../../model/story.ts';
import { engagedBy, engagersOf } from '../map/engagement.ts';
import { engagementTest } from '../tests/engagement.ts';
import { markerEarned } from './charge.ts';
import { turnMantlets } from './entering.ts';
import { facingOfOthers } from './stacking.ts';

/** CB-B4.5-1: whoever is stopped among friends looks where they look. */
export const fallIn = (story: Story, index: number): void => {
  const unit = unitOf(story.state, index);
  const facing = facingOfOthers(readStory(story), index, unit);
  if (facing === undefined || facing === unit.facing || unit.formed !== undefined) return;
  happen(story, { kind: 'changed', unit: index, to: { facing }, rules: ['CB-B4.5-1'] });
  turnMantlets(story, index, false);
};

/** CB-B4.4-20: whoever has come to where it is engaged is tested; whoever engages is marked, by how it came. */
export const meetEnemies = (story: Story, index: number, run: number): void => {
  if (engagersOf(readStory(story), index).length > 0) engagementTest(story, index, { case: 1 });
  const unit = unitOf(story.state, index);
  if (!isStanding(unit) || engagedBy(readStory(story), index).length === 0) return;
  const { marker, rules } = markerEarned(unit, run);
  happen(story, { kind: 'changed', unit: index, to: { marker }, rules });
};
