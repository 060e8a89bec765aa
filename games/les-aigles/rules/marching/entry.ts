import type { State } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';
import { meetEnemy } from '../charges/meet.ts';

/** A march that ends in the enemy, when its time comes; LA-M1.1-1: if both march into each other, each enters. */
export const entryInto =
  (before: State, attacker: number, defender: number, isMutual: boolean): ((story: Story) => void) =>
  (story) =>
    meetEnemy(story, before, attacker, defender, isMutual ? { march: ['LA-M1.1-1'] } : {});
