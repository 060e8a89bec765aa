/** What guns and sappers have left of the walls of a house: LA-O8.5-18, LA-O8.7-11. */

import { headingOf, type Pose } from '@grognard/field';
import { middleOf } from '../../ground/shape/ahead.ts';
import type { Placed } from '../../ground/shape/placed.ts';
import { partOf, standing } from '../../model/evolve.ts';
import type { Wall } from '../../model/features.ts';
import type { Memories } from '../../model/setting.ts';
import type { Contact, State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Post } from '../../model/tasks.ts';
import type { Damage, TerrainState } from '../../model/terrain-state.ts';
import { CELL } from '../../tables/terrain.ts';
import { postedAt, tidy } from './posts.ts';
import { wallUnderFire } from './under-fire.ts';
import { capacityOf, FIGURE, stretches, WALLS, wallsOf } from './walls.ts';

interface Known {
  readonly terrain: Pick<TerrainState, 'damage'>;
}

interface Left {
  /** How much of a stretch of wall stands, has become hard cover, is gone. */
  readonly whole: number;
  readonly hard: number;
  readonly gone: number;
}

const cellsOf = ({ terrain }: Known, house: string, side: number): Damage['cells'] | undefined =>
  terrain.damage.find((each) => each.feature === house && each.side === side)?.cells;

const leftOf = (cells: Damage['cells'], { length }: Wall, from = 0, to = length): Left => {
  const [first, last] = [Math.max(0, from), Math.min(length, to)];
  let [hard, gone] = [0, 0];
  for (const [cell, now] of Object.entries(cells)) {
    const start = Number(cell) * CELL;
    const shared = Math.max(0, Math.min(last, start + CELL) - Math.max(first, start));
    if (now === 'gone') gone += shared;
    else hard += shared;
  }
  return { whole: Math.max(0, last - first - hard - gone), hard, gone };
};

/** LA-O8.7-11: the walls of a house with room for as many figures as there is wall left. */
export const wallsLeft = (state: Known, house: string, walls: readonly Wall[]): readonly Wall[] => {
  if (state.terrain.damage.every(({ feature }) => feature !== house)) return walls;
  return walls.map((wall, side) => {
    const cells = cellsOf(state, house, side);
    if (cells === undefined) return wall;
    const { whole, hard } = leftOf(cells, wall);
    return { ...wall, capacity: Math.floor((whole + hard + 1) / FIGURE) };
  });
};

/** Posts that no more figures take than the walls have room for: the last of a wall go. */
export const fitting = (walls: readonly Wall[], posts: readonly Post[]): readonly Post[] => {
  const room = new Map(WALLS.map((wall) => [wall as number, capacityOf(walls, wall)] as const));
  return tidy(
    posts.map((post) => {
      const figures = Math.min(post.figures, room.get(post.wall) ?? 0);
      room.set(post.wall, (room.get(post.wall) ?? 0) - figures);
      return { ...post, figures };
    }),
  );
};

/** Those who have no wall left to stand at join the reserve. */
export const fallBack = (story: Story, house: string): void => {
  for (const index of standing(story.state)) {
    const { inside } = partOf(story.state, index);
    if (inside?.as !== 'garrison' || inside.house !== house) continue;
    const walls = wallsLeft(story.state, house, wallsOf(inside));
    if (WALLS.every((wall) => postedAt(inside, wall) <= capacityOf(walls, wall))) continue;
    const posts = fitting(walls, inside.posts);
    happen(story, {
      ...{ kind: 'posted', part: index, house, posts, why: 'breached' },
      rules: ['LA-O8.7-11', 'LA-O5.2-28'],
    });
  }
};

interface LeftCover {
  readonly cover: 'hard' | 'none';
  readonly rules: readonly string[];
}

/** Nothing, if more of it stands than not. */
const coverOf = ({ whole, hard, gone }: Left): LeftCover | undefined => {
  if (gone > whole + hard) return { cover: 'none', rules: ['LA-O8.7-11'] };
  return hard > whole ? { cover: 'hard', rules: ['LA-O8.5-18'] } : undefined;
};

/** A fire goes along the front of a body; out of a square or a house it goes straight at its target. */
const axisOf = (setting: Memories, firer: Placed, target: Placed): Pose => {
  const { part, unit } = firer;
  if (part.inside === undefined && part.formation !== 'square') return part;
  const { x, y } = part.inside === undefined ? part : middleOf(setting, part, unit.arm);
  const there = middleOf(setting, target.part, target.unit.arm);
  return { x, y, heading: headingOf(there.x - x, there.y - y) };
};

/** What the wall under fire is to those behind it, if it is a house's no longer. */
export const leftAgainstFire = (
  setting: Memories,
  state: Known,
  target: Placed,
  firer: Placed,
): LeftCover | undefined => {
  const { inside } = target.part;
  if (inside === undefined || state.terrain.damage.length === 0) return undefined;
  const side = wallUnderFire(axisOf(setting, firer, target), inside);
  const [wall, cells] = [wallsOf(inside)[side], cellsOf(state, inside.house, side)];
  return wall === undefined || cells === undefined ? undefined : coverOf(leftOf(cells, wall));
};

/** The stretch of a wall that an attacker's first rank is against; all of it, if he is not square on it. */
const stretchOf = ({ part, unit }: Placed, wall: Wall): readonly [number, number] => {
  const all = stretches(part, unit, wall);
  return all.length === 0
    ? [0, wall.length]
    : [Math.min(...all.map(([from]) => from)), Math.max(...all.map(([, to]) => to))];
};

/** The same against those who attack it: by the stretch that they attack; inside, by all its walls. */
export const leftInMelee = (
  state: Known & Pick<State, 'contacts'>,
  own: Placed,
  foe: Placed,
): LeftCover | undefined => {
  const { inside } = own.part;
  if (inside === undefined || state.terrain.damage.length === 0) return undefined;
  const attacked = ({ attacker, defender, wall }: Contact): boolean =>
    attacker === foe.index && defender === own.index && wall !== undefined;
  const { wall: only } = state.contacts.find(attacked) ?? {};
  const sum = { whole: 0, hard: 0, gone: 0 };
  for (const [side, wall] of wallsOf(inside).entries()) {
    if (only !== undefined && side !== only) continue;
    const [from, to] = only === undefined ? [0, wall.length] : stretchOf(foe, wall);
    const left = leftOf(cellsOf(state, inside.house, side) ?? {}, wall, from, to);
    sum.whole += left.whole;
    sum.hard += left.hard;
    sum.gone += left.gone;
  }
  return coverOf(sum);
};
