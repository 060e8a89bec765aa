/** Marches that end base to base with the enemy whom they led to, without having run into him. */

import {
  type Body,
  bodyOf,
  boxesMeet,
  carried,
  gap,
  isUpTo,
  type Lookup,
  lookUp,
  lookupOf,
  type Motion,
  overlapArea,
  TOUCH,
} from '@grognard/field';
import type { Course } from '../../ground/motion/course.ts';
import { blocksOf, bodyOfPart } from '../../ground/shape/blocks.ts';
import { placedAt } from '../../ground/shape/placed.ts';
import { isEngaged, nameOf, partOf, standingOutside, unitOfPart } from '../../model/evolve.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';
import { obstacleAt } from '../barriers/results.ts';
import { mannedBy, stretchesNear } from '../cover/stretches.ts';
import { entryInto } from './entry.ts';

/** So much farther a march would have to go to run into somebody, in 0.001 cm. */
const ON = TOUCH.lesAigles.terrain;
/** Less ground than this is a corner or the noise of two flanks beside each other: 0.02 cm for each 0.1 cm on. */
const A_CORNER = 20;

/** Whether a motion, if it went on, would lead into somebody. */
const leadsInto = (
  setting: Memories,
  state: State,
  index: number,
  { dx, dy, turn }: Motion,
  enemy: Body,
  away: number,
): boolean => {
  const long = Math.sqrt(dx * dx + dy * dy);
  if (turn !== 0 || long === 0) return false;
  const blocks = blocksOf(setting, partOf(state, index), unitOfPart(state, index).arm);
  const on = away + ON;
  const further = { dx: (dx / long) * on, dy: (dy / long) * on, pivotX: 0, pivotY: 0, turn: 0 };
  const then = bodyOf(blocks.map((block) => carried(block, further, 1)));
  return overlapArea(then, enemy) - overlapArea(bodyOf(blocks), enemy) > ON * A_CORNER;
};

/** LA-O8.6-3: both stand against the same hedge or wall. */
const isOverLine = ({ setting, state }: Story, index: number, enemy: number): boolean => {
  const feature = obstacleAt(setting, state, index, enemy)?.feature;
  if (feature === undefined) return false;
  return [index, enemy].every((each) => {
    const placed = placedAt(setting, state, each);
    const lines = stretchesNear(setting, state, placed.body, ON).filter((line) => line.feature === feature);
    return mannedBy(setting, lines, placed).length > 0;
  });
};

interface Stander {
  readonly index: number;
  readonly side: string;
  readonly body: Body;
}

/** Everybody on the table, found by his place. */
interface Crowd {
  readonly standers: readonly Stander[];
  readonly places: Lookup;
  readonly found: Int32Array;
}

const crowdIn = (setting: Memories, state: State): Crowd => {
  const standers = standingOutside(state).map((index) => {
    const { arm, side } = unitOfPart(state, index);
    return { index, side, body: bodyOfPart(setting, partOf(state, index), arm) };
  });
  const places = lookupOf(standers.map(({ body }) => body));
  return { standers, places, found: new Int32Array(standers.length) };
};

const touchedBy = (
  story: Story,
  index: number,
  motion: Motion,
  { standers, places, found }: Crowd,
): readonly number[] => {
  const { state } = story;
  const { arm, side } = unitOfPart(state, index);
  const own = bodyOfPart(story.setting, partOf(state, index), arm);
  const isTouched = (enemy: Stander): boolean => {
    if (enemy.side === side || !boxesMeet(own, enemy.body, ON)) return false;
    const away = gap(own, enemy.body);
    if (!isUpTo(away, ON) || !leadsInto(story.setting, state, index, motion, enemy.body, away)) return false;
    return isUpTo(away, TOUCH.lesAigles.units) || isOverLine(story, index, enemy.index);
  };
  // A hair more than touches: the closer look is taken at each.
  const count = lookUp(places, own, ON + 1, found);
  const touched: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const enemy = standers[found[at] ?? 0];
    if (enemy !== undefined && isTouched(enemy)) touched.push(enemy.index);
  }
  return touched;
};

/** LA-M1-6: contact is contact, also for a march that was to go no farther. */
export const touchEnemies = (
  story: Story,
  before: State,
  course: Course,
  marchers: readonly number[],
): void => {
  const free = marchers.filter((part) => !isEngaged(story.state, part));
  if (free.length === 0) return;
  const crowd = crowdIn(story.setting, story.state);
  const met = free.flatMap((part) => {
    const motion = course.goneBy(part).at(-1)?.motion;
    const enemies = motion === undefined ? [] : touchedBy(story, part, motion, crowd);
    return enemies.map((enemy) => ({ part, enemy }));
  });
  const inOrder = [...met].sort((a, b) => (nameOf(before, a.part) < nameOf(before, b.part) ? -1 : 1));
  for (const { part, enemy } of inOrder) {
    const isMutual = met.some((each) => each.part === enemy && each.enemy === part);
    entryInto(before, part, enemy, isMutual)(story);
  }
};
