import { partOf } from '../../model/evolve.ts';
import type { Story } from '../../model/story.ts';
import type { MarchTask } from '../../model/tasks.ts';
import { setAside } from '../planning/aside.ts';

/** LA-O7.1-13: a march that was to take what a road adds is over, and there was none. */
export const tellUnusedRoad = (story: Story, part: number, task: MarchTask): void => {
  if (task.road !== true) return;
  const moves = story.events.flatMap((event) =>
    event.kind === 'moved' && event.part === part ? [event] : [],
  );
  // What was marched before a window of reactions was told with what came before it.
  if (moves.length < (partOf(story.state, part).came?.length ?? 0)) return;
  if (moves.every((move) => move.byRoad !== true)) setAside(story, part, [task], 'no-road', ['LA-O7.1-13']);
};
