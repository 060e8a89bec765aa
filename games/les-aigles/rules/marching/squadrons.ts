import { hourOf, isEngaged, unitOfPart } from '../../model/evolve.ts';
import type { Story } from '../../model/story.ts';
import { bringOn } from '../charges/onward.ts';
import type { Marcher } from './marchers.ts';

/** LA-U2.3-5, -10: cavalry that walks into the enemy brings up the squadrons behind, if its plan does not hold them. */
export const bringUpSquadrons = (story: Story, { part, onward, dragged }: Marcher, left: number): void => {
  const { state } = story;
  if (dragged || onward === 'halt' || !isEngaged(state, part)) return;
  const now = hourOf(state);
  const contact = state.contacts.find(({ attacker, since }) => attacker === part && since === now);
  if (contact !== undefined && unitOfPart(state, part).arm === 'cavalry')
    bringOn(story, contact, left, 'normal');
};
