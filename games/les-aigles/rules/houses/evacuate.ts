/** LA-O5.2-55 to -61: garrisons that must leave. */
import { gap, isUpTo } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { byName } from '../../model/by-name.ts';
import { hourOf, partOf, standing, standingOutside, unitOfPart } from '../../model/evolve.ts';
import { homeOf } from '../../model/setting.ts';
import { happen, type Story } from '../../model/story.ts';
import type { WayOut } from '../../model/tasks.ts';
import type { Doing } from '../../model/under-way.ts';
import { ENTERING, IN_AND_OUT, NEAR_THE_EXIT } from '../../tables/terrain.ts';
import { setAside } from '../planning/aside.ts';
import { strengthInside, strongest } from '../walls/posts.ts';
import { inTurn, WALLS, wallsOf } from '../walls/walls.ts';
import { isOpen } from './exits.ts';
import { showLeaving } from './shown.ts';

/** Enemies near the outside of a wall. */
const enemiesBefore = ({ setting, state }: Story, index: number, wall: number): number => {
  const { inside } = partOf(state, index);
  const side = inside === undefined ? undefined : wallsOf(inside)[wall];
  if (side === undefined) return 0;
  const own = unitOfPart(state, index).side;
  return standingOutside(state).filter((other) => {
    const { side: theirs, arm } = unitOfPart(state, other);
    return (
      theirs !== own &&
      isUpTo(gap(bodyOfPart(setting, partOf(state, other), arm), side.course), NEAR_THE_EXIT)
    );
  }).length;
};

const between = (a: number, b: number): number => Math.abs(((a - b + 54_000) % 36_000) - 18_000);

/** Two walls look as much homewards, in hundredths of a degree: what rounding can make of it. */
const AS_MUCH = 2;

/** Of some walls, the one with the fewest enemies before it; of those, the one that looks most homewards, or is first in turn. */
export const safest = (story: Story, index: number, walls: readonly number[]): number | undefined => {
  const { inside } = partOf(story.state, index);
  if (inside === undefined) return undefined;
  const home = homeOf(story.setting, unitOfPart(story.state, index).side);
  const sides = wallsOf(inside);
  let best: { wall: number; enemies: number; off: number } | undefined;
  for (const wall of inTurn(sides)) {
    if (!walls.includes(wall)) continue;
    const [enemies, off] = [enemiesBefore(story, index, wall), between(sides[wall]?.faces ?? 0, home)];
    const isSafer =
      best === undefined || enemies < best.enemies || (enemies === best.enemies && off < best.off - AS_MUCH);
    if (isSafer) best = { wall, enemies, off };
  }
  return best?.wall;
};

/** Whether a house has too few figures in it to be held. */
const isTooFew = ({ setting, state }: Story, index: number): boolean => {
  const least = setting.switches.weakGarrison === 'underThreeFigures' ? ENTERING : ENTERING - 1;
  return strengthInside(unitOfPart(state, index), partOf(state, index)) < least;
};

const whyOut = (story: Story, index: number): 'few' | 'fire' | undefined => {
  const { inside } = partOf(story.state, index);
  if (inside === undefined) return undefined;
  if (story.state.terrain.houses[inside.house]?.burning === true) return 'fire';
  return inside.as === 'garrison' && isTooFew(story, index) ? 'few' : undefined;
};

const setAbout = (story: Story, index: number, by: WayOut, wall: number, why: 'few' | 'fire'): void => {
  const { inside, secret } = partOf(story.state, index);
  if (inside === undefined) return;
  const doing: Doing = { what: 'leave', by, wall, why, left: IN_AND_OUT, since: hourOf(story.state) };
  const rules = why === 'fire' ? ['LA-O5.2-58', 'LA-O5.2-59', 'LA-O5.2-61'] : ['LA-O5.2-55', 'LA-O5.2-61'];
  happen(story, { kind: 'set-about', part: index, house: inside.house, doing, rules });
  showLeaving(story, index);
  const plan = secret?.plan ?? [];
  const [first] = plan;
  const isTold = first?.do === 'leave' && first.by === by && first.wall === wall;
  setAside(story, index, isTold ? plan.slice(1) : plan, 'leaves-house', rules);
  if (secret?.plan !== undefined) happen(story, { kind: 'went-on', part: index, plan: [], rules });
};

/** LA-O5.2-59: by the wall that was held most strongly, and no other; of two, as its owner likes. */
const byFire = (story: Story, index: number): number => {
  const { inside, secret } = partOf(story.state, index);
  const walls = strongest(inside ?? { posts: [] });
  const [task] = secret?.plan ?? [];
  const wish = task?.do === 'leave' ? task.wall : secret?.inHouse?.wall;
  if (wish !== undefined && walls.includes(wish)) return wish;
  const open = walls.filter((wall) => isOpen(story.setting, story.state, index, 'line', wall));
  return safest(story, index, open.length > 0 ? open : walls) ?? 0;
};

/** LA-O5.2-55: either way, as its owner likes; without a word from him, by the safest wall that is open. */
const byChoice = (story: Story, index: number): { by: WayOut; wall: number } => {
  const [task] = partOf(story.state, index).secret?.plan ?? [];
  if (task?.do === 'leave') return { by: task.by, wall: task.wall };
  for (const by of ['line', 'column'] as const) {
    const open = WALLS.filter((wall) => isOpen(story.setting, story.state, index, by, wall));
    const wall = safest(story, index, open);
    if (wall !== undefined) return { by, wall };
  }
  return { by: 'line', wall: safest(story, index, WALLS) ?? 0 };
};

export const evacuateHouses = (story: Story): void => {
  const inHouses = standing(story.state).filter((index) => partOf(story.state, index).inside !== undefined);
  for (const index of byName(story.state, inHouses)) {
    const part = partOf(story.state, index);
    const why = part.inside === undefined ? undefined : whyOut(story, index);
    if (part.inside === undefined || why === undefined || part.inside.evacuate !== undefined) continue;
    if (part.doing?.what === 'leave' && part.doing.why !== undefined) continue;
    const before = hourOf(story.state) + IN_AND_OUT;
    happen(story, {
      ...{ kind: 'must-evacuate', part: index, house: part.inside.house, why, before },
      rules: why === 'fire' ? ['LA-O5.2-57', 'LA-O5.2-58', 'LA-O5.2-61'] : ['LA-O5.2-55', 'LA-O5.2-61'],
    });
    const { by, wall } =
      why === 'fire' ? { by: 'line' as const, wall: byFire(story, index) } : byChoice(story, index);
    setAbout(story, index, by, wall, why);
  }
};
