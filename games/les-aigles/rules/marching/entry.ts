import type { State } from '../../state-types.ts';
import type { Story } from '../../story.ts';
import { meetEnemy } from '../charges/meet.ts';

/** A march that ends in the enemy, when its time comes. */
export const entryOf =
  (before: State, attacker: number, defender: number): ((story: Story) => void) =>
  (story) =>
    meetEnemy(story, before, attacker, defender);
