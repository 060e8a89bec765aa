/** LA-S3.5-14: markers of fatigue, where a club plays with them. */
import { isEngaged, partOf, standing } from '../../model/evolve.ts';
import { happen, type Story } from '../../model/story.ts';

/** A round tires everybody in it; whoever neither fought nor moved in the last half of the period has rested. */
export const tire = (story: Story, fighters: ReadonlySet<number>): void => {
  if (story.setting.switches.fatigue !== 'counted') return;
  for (const part of standing(story.state)) {
    const { fatigue = 0, moved } = partOf(story.state, part);
    const isResting = fatigue > 0 && moved !== true && !isEngaged(story.state, part);
    const markers = fighters.has(part) ? fatigue + 1 : fatigue - Number(isResting);
    if (markers !== fatigue) happen(story, { kind: 'tired', part, markers, rules: ['LA-S3.5-14'] });
  }
};
