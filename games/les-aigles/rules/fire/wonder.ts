/** LA-O5.4-14, -15: nobody is left at the wall that was fired at. */
import { hourOf, partOf } from '../../model/evolve.ts';
import { happen, type Story } from '../../model/story.ts';
import { postedAt } from '../walls/posts.ts';
import type { Volley } from './volley.ts';

/** Whoever fired at it needs a quarter to see it. */
export const loseTargets = (story: Story, volleys: readonly Volley[]): void => {
  for (const { from, target, wall } of volleys) {
    const before = target.part.inside;
    if (before === undefined || wall === undefined) continue;
    const { inside, gone } = partOf(story.state, target.index);
    const isEmpty = gone !== undefined || inside === undefined || postedAt(inside, wall) === 0;
    if (!isEmpty || partOf(story.state, from.index).doing !== undefined) continue;
    const since = hourOf(story.state) + 1;
    happen(story, {
      ...{ kind: 'lost-target', part: from.index, house: before.house, wall },
      rules: ['LA-O5.4-14', 'LA-O5.4-15'],
    });
    happen(story, {
      ...{ kind: 'set-about', part: from.index, house: before.house },
      doing: { what: 'wonder', left: 1, since },
      rules: ['LA-O5.4-15'],
    });
  }
};
