import type { Side } from '@grognard/engine';
import { readStory } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import type { Story } from '../../model/story.ts';
import { unitsAt } from '../map/board.ts';

/** Whether the side may have traps hidden somewhere, as far as everybody knows. */
export const mayHide = ({ source }: Setting, side: Side): boolean => source.traps?.includes(side) === true;

/** A trap lies on dry land. */
export const mayLieAt = ({ terrain }: Setting, hex: number): boolean => {
  const ground = terrain.ground[hex];
  return ground !== 'water' && ground !== 'impassable';
};

/**
 * CB-TRAP-7: whoever comes in where a trap may be hidden shows whether there is one, also if there is none: to himself, or,
 * if it is his own side that hides some, to those who look on. The step that brought him there says so; where others stand
 * already, nothing can be hidden.
 */
export const looksForTraps = (story: Story, index: number, hexes: readonly number[]): void => {
  const { setting, events } = story;
  if (!setting.sides.some((side) => mayHide(setting, side))) return;
  const isNew = (hex: number): boolean =>
    mayLieAt(setting, hex) && unitsAt(readStory(story), hex).every((unit) => unit === index);
  if (!hexes.some(isNew)) return;
  const place = events.findLastIndex((event) => event.kind === 'stepped' && event.unit === index);
  const step = events[place];
  if (step !== undefined) events[place] = { ...step, showed: true };
};
