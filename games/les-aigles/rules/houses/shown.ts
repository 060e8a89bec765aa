/** Garrisons that show themselves. */
import { partOf } from '../../model/evolve.ts';
import { happen, type Story } from '../../model/story.ts';
import { leavingBy } from '../sight/garrison.ts';

/** LA-O5.4-9: it is known from now on that somebody is in there. */
export const giveAway = (story: Story, index: number, rules: readonly string[]): void => {
  const { inside } = partOf(story.state, index);
  if (inside === undefined || inside.shown === true) return;
  happen(story, { kind: 'gave-away', part: index, house: inside.house, rules });
};

/** LA-O5.3-5: whoever is on his way out of a house is seen. */
export const showLeaving = (story: Story, index: number): void => {
  if (leavingBy(partOf(story.state, index)) !== undefined) giveAway(story, index, ['LA-O0-19', 'LA-O5.3-5']);
};
