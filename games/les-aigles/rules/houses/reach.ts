/** Marches that end at the wall of a house, and the assault that follows if an enemy holds it. */
import { boxesMeet, gap, isUpTo, normalHeading, overlapArea, type Pose, turnBetween } from '@grognard/field';
import { ALIKE } from '../../ground/shape/alike.ts';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { nearBody, terrainOf } from '../../ground/terrain/terrain.ts';
import { byName } from '../../model/by-name.ts';
import {
  hourOf,
  isEngaged,
  isThere,
  partOf,
  standingOutside,
  unitOfPart,
  withFields,
} from '../../model/evolve.ts';
import type { House } from '../../model/features.ts';
import type { Part } from '../../model/part.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import type { Contact, State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { EnterTask, Task } from '../../model/tasks.ts';
import type { Unit } from '../../model/unit.ts';
import { WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { effectiveDegradation } from '../degradation/degradation.ts';
import { dropPlan } from '../planning/aside.ts';
import { postedAt } from '../walls/posts.ts';
import {
  AT_WALL,
  atWall,
  FIGURE,
  houseNamed,
  inTurn,
  slotAt,
  squareAt,
  stretches,
  touches,
  wallsOf,
} from '../walls/walls.ts';
import { giveAway } from './shown.ts';

type Enters = Extract<Task, { do: 'enter' | 'relieve' }>;

/** The house that a march leads to: the task after it enters it. */
const aimOf = (part: Part): Enters | undefined => {
  const [first, second] = part.secret?.plan ?? [];
  const next = first?.do === 'march' ? second : first;
  return next?.do === 'enter' || next?.do === 'relieve' ? next : undefined;
};

/** LA-O5.2-2: whoever passes along a house and is not told to enter it does not touch it. */
export const besideHouses = (setting: Setting, state: State, index: number, to: Pose): readonly string[] => {
  const terrain = terrainOf(setting, state);
  if (terrain.laid.length === 0) return [];
  const part = partOf(state, index);
  const body = bodyOfPart(setting, withFields(part, to), unitOfPart(state, index).arm);
  const isBeside = nearBody(terrain, body, AT_WALL).some(
    (feature) =>
      feature.kind === 'house' && feature.walls.some(({ course }) => isUpTo(gap(body, course), AT_WALL)),
  );
  return isBeside && aimOf(part) === undefined ? ['LA-O5.2-2'] : [];
};

/** The enemy who holds a house against a part. */
export const garrisonAgainst = (state: State, index: number, house: string): number | undefined => {
  const { side } = unitOfPart(state, index);
  const found = state.parts
    .flat()
    .findIndex(
      (part, other) =>
        isThere(part) &&
        part.inside?.house === house &&
        part.inside.as === 'garrison' &&
        unitOfPart(state, other).side !== side,
    );
  return found < 0 ? undefined : found;
};

/** Ground shared by no more than standing beside each other, in square units of 0.001 cm. */
const BESIDE = 100_000;

/** Whether it takes nobody's ground there. */
const isClear = (setting: Memories, state: State, index: number, there: Part): boolean => {
  const { arm } = unitOfPart(state, index);
  const body = bodyOfPart(setting, there, arm);
  return standingOutside(state).every((other) => {
    if (other === index) return true;
    const theirs = bodyOfPart(setting, partOf(state, other), unitOfPart(state, other).arm);
    return !boxesMeet(body, theirs, 0) || overlapArea(body, theirs) <= BESIDE;
  });
};

/** Square against the wall, shifted along it if it likes. */
const closeUp = (story: Story, index: number, house: House, task: Enters): void => {
  const { setting, state } = story;
  const part = partOf(state, index);
  const unit = unitOfPart(state, index);
  const wall = house.walls[task.wall];
  if (wall === undefined) return;
  const mayShift = setting.switches.contactShift === 'yes';
  const pose = squareAt(part, unit, wall, mayShift);
  const there = pose === undefined ? part : { ...part, ...pose };
  const to = isClear(setting, state, index, there) ? there : part;
  happen(story, {
    ...{ kind: 'reached-wall', part: index, house: house.id, wall: task.wall },
    to: { x: to.x, y: to.y, heading: to.heading },
    figures: atWall(to, unit, wall).whole,
    ...(task.posts !== undefined && { secret: { posts: task.posts } }),
    rules: ['LA-O5.5-7', 'LA-O5.5-8', ...(house.walls.length === 4 ? ['LA-O5.1-8'] : [])],
  });
};

/** LA-O5.5-12: figures that reach past the wall go for the next one, if there is time for it. */
const fold = (story: Story, contact: Contact, task: EnterTask, left: number): void => {
  const { setting, state } = story;
  const { fold: wish } = task;
  const { inside } = partOf(state, contact.defender);
  if (wish === undefined || inside === undefined) return;
  const walls = wallsOf(inside);
  const [wall, next] = [walls[task.wall], walls[wish.wall]];
  if (wall === undefined || next === undefined) return;
  const part = partOf(state, contact.attacker);
  const unit = unitOfPart(state, contact.attacker);
  const isAfter = wish.wall === (task.wall + 1) % 4;
  const isTouching = setting.switches.foldedFigures === 'notFighting';
  const past = stretches(part, unit, wall)
    .filter(([from, to]) => {
      const isPast = isAfter ? from >= wall.length - 20 : to <= 20;
      const isPartly = isAfter ? to > wall.length + 100 : from < -100;
      return isPast || (isTouching && isPartly);
    })
    .sort((a, b) => (isAfter ? a[0] - b[0] : b[1] - a[1]));
  const going = past.slice(0, Math.min(wish.figures, next.capacity));
  const isInTime = going.every(([from, to], place) => {
    const [x, y] = slotAt(wall, (from + to) / 2);
    const along = (place + 0.5) * FIGURE;
    const [nx, ny] = slotAt(next, isAfter ? along : next.length - along);
    return isUpTo(Math.sqrt((nx - x) * (nx - x) + (ny - y) * (ny - y)), left);
  });
  if (going.length === 0 || !isInTime) return;
  happen(story, {
    kind: 'met',
    contact: { ...contact, wall: wish.wall, extra: going.length, rules: ['LA-O5.5-12'] },
    rules: ['LA-O5.5-12', 'LA-O5.5-10'],
  });
};

/** LA-O5.5-14: an attack on a wall that the enemy holds. */
export const assault = (story: Story, index: number, garrison: number, task: Enters, left = 0): void => {
  const { state } = story;
  const { wall } = task;
  const { inside } = partOf(state, garrison);
  if (inside === undefined || state.contacts.some((each) => each.attacker === index && each.wall === wall))
    return;
  const rules = [
    ...['LA-O5.5-1', 'LA-O5.5-4', 'LA-O5.5-6', 'LA-O5.5-7', 'LA-O5.5-10', 'LA-O5.5-14'],
    // Nobody fires from that wall any more, nor, of the attacker's friends, at it.
    ...['LA-O5.4-3', 'LA-O5.4-10'],
  ];
  const contact: Contact = {
    ...{ attacker: index, defender: garrison, side: 'front', since: hourOf(state), wall, rules },
  };
  happen(story, { kind: 'met', contact, rules });
  giveAway(story, garrison, ['LA-O5.4-9']);
  if (task.do === 'enter') fold(story, contact, task, left);
};

/** Those of the marchers who have come to the wall that they made for; and what each has left of its march. */
export const arriveAtWalls = (
  story: Story,
  marchers: readonly number[],
  leftOf: (index: number) => number,
): void => {
  const aiming = marchers.filter((index) => aimOf(partOf(story.state, index)) !== undefined);
  for (const index of byName(story.state, aiming)) {
    const { setting, state } = story;
    const part = partOf(state, index);
    const task = aimOf(part);
    const house = task === undefined ? undefined : houseNamed(setting, state, task.house);
    const wall = task === undefined ? undefined : house?.walls[task.wall];
    if (task === undefined || house === undefined || wall === undefined) continue;
    if (!touches(story.setting, part, unitOfPart(state, index), wall)) continue;
    closeUp(story, index, house, task);
    const plan = part.secret?.plan ?? [];
    const rest = plan[0]?.do === 'march' ? plan.slice(1) : plan;
    const garrison = garrisonAgainst(story.state, index, house.id);
    const isHeld =
      garrison !== undefined &&
      postedAt(partOf(story.state, garrison).inside ?? { posts: [] }, task.wall) > 0;
    if (garrison !== undefined && isHeld && task.do === 'enter') {
      happen(story, { kind: 'went-on', part: index, plan: rest.slice(1), rules: [] });
      assault(story, index, garrison, task, leftOf(index));
    } else if (rest !== plan) happen(story, { kind: 'went-on', part: index, plan: rest, rules: [] });
  }
};

/** LA-O5.5-1: on foot, and in order or in skirmish order. */
const mayStorm = (part: Part, { arm }: Unit): boolean =>
  arm === 'infantry' && (part.formation === 'skirmish' || effectiveDegradation(part) < WITHOUT_FORMATION);

/** Of the walls that it touches and that are manned, the one that it fronts most. */
const heldWallBefore = (
  setting: Memories,
  part: Part,
  unit: Unit,
  { walls }: House,
  inside: Parameters<typeof postedAt>[0],
): number | undefined => {
  let best: number | undefined;
  let least = Infinity;
  for (const number of inTurn(walls)) {
    const wall = walls[number];
    if (wall === undefined || postedAt(inside, number) === 0 || !touches(setting, part, unit, wall)) continue;
    const turn = Math.abs(turnBetween(part.heading, normalHeading(wall.faces + 18_000)));
    if (turn < least - ALIKE) [best, least] = [number, turn];
  }
  return best;
};

/** LA-O5.5-10: a march that ends at a wall which the enemy holds is an attack on it, whatever was to come after it. */
export const arriveAtHeldWalls = (
  story: Story,
  all: readonly { readonly part: number; readonly feature: string }[],
): void => {
  const features = new Map(all.map(({ part, feature }) => [part, feature]));
  for (const index of byName(story.state, [...features.keys()])) {
    const { setting, state } = story;
    const [part, unit] = [partOf(state, index), unitOfPart(state, index)];
    const house = houseNamed(setting, state, features.get(index) ?? '');
    const garrison = house && garrisonAgainst(state, index, house.id);
    if (house === undefined || garrison === undefined || isEngaged(state, index)) continue;
    if (aimOf(part) !== undefined || !mayStorm(part, unit)) continue;
    const wall = heldWallBefore(
      story.setting,
      part,
      unit,
      house,
      partOf(state, garrison).inside ?? { posts: [] },
    );
    if (wall === undefined) continue;
    const task: EnterTask = { do: 'enter', house: house.id, wall };
    closeUp(story, index, house, task);
    dropPlan(story, index, 'storms', ['LA-O5.5-10']);
    assault(story, index, garrison, task);
  }
};

/** Whether an attack still touches its wall. */
export const isAtWall = (
  setting: Memories,
  state: State,
  { attacker, defender, wall, extra = 0 }: Contact,
): boolean => {
  const { inside } = partOf(state, defender);
  if (inside === undefined || wall === undefined) return false;
  const walls = wallsOf(inside);
  const part = partOf(state, attacker);
  const unit = unitOfPart(state, attacker);
  const isNear = walls.some((each) => touches(setting, part, unit, each));
  const side = walls[wall];
  return side !== undefined && isNear && (extra > 0 || touches(setting, part, unit, side));
};
