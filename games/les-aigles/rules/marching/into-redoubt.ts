/** LA-O9.1-7: whoever marches up to the wall of a redoubt fights those who stand behind it. */
import { gap, isUpTo, TOUCH } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { placedAt } from '../../ground/shape/placed.ts';
import { featureOf, terrainOf } from '../../ground/terrain/terrain.ts';
import { isEngaged, nameOf, partOf, standing, unitOfPart } from '../../model/evolve.ts';
import type { State } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';
import { meetEnemy } from '../charges/meet.ts';
import { redoubtOf } from '../cover/redoubts.ts';

/** One who has marched, and the wall at which he had to stop. */
export interface AtRedoubt {
  readonly part: number;
  readonly feature: string;
}

export const arriveAtRedoubts = (story: Story, before: State, all: readonly AtRedoubt[]): void => {
  const { setting } = story;
  const order = [...all].sort((a, b) => (nameOf(before, a.part) < nameOf(before, b.part) ? -1 : 1));
  for (const { part, feature } of order) {
    const { state } = story;
    if (featureOf(terrainOf(setting, state), 'redoubt', feature) === undefined) continue;
    const [unit, now] = [unitOfPart(state, part), partOf(state, part)];
    const body = bodyOfPart(setting, now, unit.arm);
    for (const other of standing(state)) {
      if (unitOfPart(state, other).side === unit.side) continue;
      const placed = placedAt(setting, state, other);
      const isBehind = redoubtOf(setting, state, placed)?.id === feature;
      if (isBehind && isUpTo(gap(body, placed.body), TOUCH.lesAigles.terrain) && !isEngaged(state, part))
        meetEnemy(story, before, part, other, { ground: ['LA-O8.6-3'] });
    }
  }
};
