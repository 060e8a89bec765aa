import { isEngaged, isThere, partOf, standing } from '../../model/evolve.ts';
import { happen, type Story } from '../../model/story.ts';
import { overlap } from './cross.ts';

/**
 * Those who are out of each other's ground have crossed, and whoever is gone; skirmishers close up behind them.
 * LA-U5.4-8: they wait for as long as whoever came through is fighting.
 */
export const endCrossings = (story: Story): void => {
  for (const { crosser, crossed } of story.state.crossings) {
    const isOver = [crosser, crossed].some((part) => !isThere(partOf(story.state, part)));
    const isHeld = partOf(story.state, crossed).opened === true && isEngaged(story.state, crosser);
    if (!isOver && (isHeld || overlap(story.setting, story.state, crosser, crossed))) continue;
    const isBattery = partOf(story.state, crossed).formation === 'in battery';
    happen(story, {
      ...{ kind: 'cleared', crosser, crossed },
      rules: isBattery ? ['LA-U5.4-18', 'LA-U5.4-19'] : ['LA-U5.3-6'],
    });
  }
  for (const part of standing(story.state)) close(story, part);
};

const close = (story: Story, part: number): void => {
  const { state } = story;
  if (partOf(state, part).opened !== true) return;
  const isWanted = state.crossings.some(({ crossed }) => crossed === part);
  if (!isWanted) happen(story, { kind: 'closed', part, rules: ['LA-U5.4-7'] });
};
