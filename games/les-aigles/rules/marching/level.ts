/** The fourth level of a quarter: normal moves, all at once. */

import { type Block, bodyOf, eastOf, halt, meet, northOf, type Pose } from '@grognard/field';
import {
  type Course,
  type Meeting,
  type Runner,
  runCourse,
  type Stretch,
  type Turnout,
} from '../../ground/motion/course.ts';
import { stepOf } from '../../ground/motion/pace.ts';
import { bendsOf, runnersOf } from '../../ground/motion/runners.ts';
import { nameOf, partOf, unitOfPart } from '../../model/evolve.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Leg } from '../../model/tasks.ts';
import type { Attitude } from '../../model/vocabulary.ts';
import { WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { groundOf } from '../ground/going.ts';
import { holdingGround } from '../ground/queries.ts';
import { breakUp, groundRules, haltOf } from '../ground/tell.ts';
import { goneOver } from '../ground/travel.ts';
import { arriveAtHeldWalls, arriveAtWalls, besideHouses } from '../houses/reach.ts';
import { crossInto, degrade } from '../passing-through/cross.ts';
import { maybeWilled, type Passage } from '../passing-through/passage.ts';
import { slowedWay } from '../passing-through/slow.ts';
import { aftermathOf } from './aftermath.ts';
import { entryInto } from './entry.ts';
import { arriveAtRedoubts } from './into-redoubt.ts';
import { legsLeft } from './left.ts';
import { beginDragging, blocksIn, type Marcher, marchersOf } from './marchers.ts';
import { gaitRules, hasGoneBack, legRules, stopRules } from './rules.ts';
import { bringUpSquadrons } from './squadrons.ts';
import { touchEnemies } from './touch.ts';
import { tellUnusedRoad } from './unused.ts';

/** Something that happened on the way, in the order of time. */
interface Incident {
  readonly time: number;
  /** Who does it: of what happens at once, the first name comes first. */
  readonly by: string;
  readonly happens: (story: Story) => void;
}

export const marchOn = (story: Story): void => {
  beginDragging(story);
  const marchers = marchersOf(story);
  if (marchers.size === 0) return;
  for (const { part, forced } of marchers.values())
    if (forced) degrade(story, part, WITHOUT_FORMATION, ['LA-M2.5-6']);
  const { state } = story;
  const incidents: Incident[] = [];
  const stops = new Map<number, { by: number; rule: string }>();
  const slowed = new Set<number>(state.crossings.filter(({ slow }) => slow).map(({ crosser }) => crosser));
  const ways = new Map(
    [...marchers].map(([part, { march }]) => [part, wayThrough(story.setting, state, part, march.way)]),
  );
  const runners = runnersOf(story.setting, state, ways).map((runner) =>
    isShy(story, runner.part) ? reaching(runner, state) : runner,
  );
  const course = runCourse(runners, (meeting, now) =>
    judge(story, meeting, now, { incidents, stops, slowed }),
  );
  for (const marcher of marchers.values()) {
    arrive(story, marcher, course, stops.get(marcher.part));
    if (!marcher.dragged)
      planOn(story, marcher, stops.has(marcher.part), legsAfter(story, marcher, course, slowed));
  }
  for (const { happens } of incidents.sort(inOrder)) happens(story);
  const bold = [...marchers.values()].filter(({ part, dragged }) => !dragged && !isShy(story, part));
  touchEnemies(
    story,
    state,
    course,
    bold.map(({ part }) => part),
  );
  for (const marcher of marchers.values())
    bringUpSquadrons(story, marcher, leftOf(state, course, marcher.part, marcher.forced));
  const halted = [...marchers.values()].flatMap(({ part, march: { halt } }) =>
    halt?.isWall === true && !isShy(story, part) ? [{ part, feature: halt.feature }] : [],
  );
  if (halted.length > 0) {
    arriveAtRedoubts(story, state, halted);
    arriveAtHeldWalls(story, halted);
  }
  arriveAtWalls(story, [...marchers.keys()], (part) =>
    leftOf(state, course, part, marchers.get(part)?.forced === true),
  );
};

/** What a march that was stopped has left of its quarter. */
const leftOf = (state: State, course: Course, part: number, forced: boolean): number => {
  const spent = Math.max(0, ...course.goneBy(part).map(({ until }) => until));
  return (1 - spent) * stepOf(unitOfPart(state, part), partOf(state, part), forced);
};

const inOrder = (a: Incident, b: Incident): number => a.time - b.time || (a.by < b.by ? -1 : 1);

/** LA-U5.3-1: whoever is still on a friend's ground begins at half pace. */
const wayThrough = (
  setting: Memories,
  state: State,
  part: number,
  way: readonly Stretch[],
): readonly Stretch[] => {
  const others = state.crossings
    .filter(({ crosser, slow }) => crosser === part && slow === true)
    .map(({ crossed }) => crossed);
  return others.reduce(
    (slow, crossed) => slowedWay(blocksIn(setting, state, part), blocksIn(setting, state, crossed), slow, 0),
    way,
  );
};

const SHY: ReadonlySet<Attitude> = new Set(['hold', 'harass', 'manoeuvre']);

/** LA-U4.1-16, LA-U4.1-25: who must not come into contact of his own will. */
const isShy = ({ setting, state }: Story, index: number): boolean => {
  const unit = unitOfPart(state, index);
  const attitude = unit.secret?.attitude;
  if (attitude !== undefined && SHY.has(attitude)) return true;
  const part = partOf(state, index);
  // LA-O4.5-4: whoever the ground itself has broken up fights in it as he is.
  return part.degradation >= WITHOUT_FORMATION && holdingGround(setting, state, part, unit) === undefined;
};

/** How far the shy keep off, in 0.001 cm. */
const KEPT_OFF = 100;

/** Blocks that reach ahead, so that they meet what they must not touch a little before they do. */
const reaching = (runner: Runner, state: State): Runner => {
  if (runner.way.length === 0) return runner;
  const { heading } = partOf(state, runner.part);
  const [east, north] = [eastOf(heading), northOf(heading)];
  const ahead = (block: Block): Block => ({
    ...block,
    x: block.x + (east * KEPT_OFF) / 2,
    y: block.y + (north * KEPT_OFF) / 2,
    ...(block.heading === heading
      ? { halfDepth: block.halfDepth + KEPT_OFF / 2 }
      : { halfFront: block.halfFront + KEPT_OFF / 2, halfDepth: block.halfDepth + KEPT_OFF / 2 }),
  });
  return { ...runner, blocks: runner.blocks.map(ahead) };
};

/** How far apart two may be and still be said to touch when one of them moves, in 0.001 cm. */
const A_HAIR = 6;

/** Whether a part's own motion leads it into the other. */
const drivesInto = (course: Course, part: number, other: number, time: number): boolean => {
  const [next] = course.restOf(part, time);
  if (next === undefined || !course.isMovingAt(part, time)) return false;
  const body = bodyOf(course.blocksAt(part, time));
  const at = meet(body, next.motion, bodyOf(course.blocksAt(other, time)), halt);
  const way = Math.sqrt(next.motion.dx * next.motion.dx + next.motion.dy * next.motion.dy);
  return at <= 1 && (next.motion.turn !== 0 || at * way <= A_HAIR);
};

/** What the course of a quarter is made to tell. */
interface Notes {
  readonly incidents: Incident[];
  readonly stops: Map<number, { by: number; rule: string }>;
  /** Those who come through somebody at half pace. */
  readonly slowed: Set<number>;
}

const judge = (
  story: Story,
  { time, parts: [a, b] }: Meeting,
  course: Course,
  { incidents, stops, slowed }: Notes,
): readonly Turnout[] => {
  const { state } = story;
  const movers = [a, b].filter((part) => course.isMovingAt(part, time));
  const driving = movers.filter((part) => drivesInto(course, part, part === a ? b : a, time));
  const acting = driving.length > 0 ? driving : movers;
  const stop = (part: number, rule: string): Turnout => {
    stops.set(part, { by: part === a ? b : a, rule });
    return { part, way: [] };
  };
  if (unitOfPart(state, a).side !== unitOfPart(state, b).side) {
    const bold = acting.filter((part) => !isShy(story, part));
    if (bold.length === 0) return acting.map((part) => stop(part, stopRules.shy(partOf(state, part))));
    const isMutual = bold.length > 1;
    for (const attacker of bold) {
      const happens = entryInto(state, attacker, attacker === a ? b : a, isMutual);
      incidents.push({ time, by: nameOf(state, attacker), happens });
    }
    return movers.map((part) => stop(part, 'LA-M1-6'));
  }
  return acting.flatMap((part) => {
    const other = part === a ? b : a;
    const passage = willedPassage(story, part, other);
    if (typeof passage === 'string') return [stop(part, passage)];
    const happens = (now: Story): void => crossInto(now, part, other, [], passage);
    incidents.push({ time, by: nameOf(state, part), happens });
    if (passage.slow === true) slowed.add(part);
    return passage.slow === true
      ? [
          {
            part,
            way: slowedWay(
              course.blocksAt(part, time),
              course.blocksAt(other, time),
              course.restOf(part, time),
              time,
            ),
          },
        ]
      : [];
  });
};

const willedPassage = ({ setting, state }: Story, part: number, other: number): Passage | string => {
  const isUnderWay = state.crossings.some((each) => each.crosser === part && each.crossed === other);
  const passage = maybeWilled(
    setting,
    { part: partOf(state, part), unit: unitOfPart(state, part) },
    { part: partOf(state, other), unit: unitOfPart(state, other) },
  );
  // Whoever is on a friend's ground already goes on; his way has been slowed before.
  return isUnderWay ? { crosser: 0, crossed: 0, rules: [] } : passage;
};

const arrive = (
  story: Story,
  marcher: Marcher,
  course: Course,
  stopped: { by: number; rule: string } | undefined,
): void => {
  const { state } = story;
  const { part, march, forced, dragged: byHand } = marcher;
  const before = partOf(state, part);
  const unit = unitOfPart(state, part);
  const gone = course.goneBy(part);
  const way = bendsOf(before, gone);
  const { run, unaligned } = aftermathOf(unit, before, gone);
  const to = way[way.length - 1] as Pose;
  const goings = stopped === undefined ? march.goings : overWhat(story, marcher, gone);
  happen(story, {
    kind: 'moved',
    part,
    how: byHand ? 'hauls its guns' : 'marches',
    level: 'normal',
    way,
    to,
    run,
    ...(unaligned > 0 && { unaligned }),
    ...(forced && { forced: (before.forced ?? 0) + 1 }),
    ...(goings.some(({ byRoad }) => byRoad === true) && { byRoad: true as const }),
    ...(stopped !== undefined && { stoppedBy: stopped.by }),
    ...(stopped === undefined && march.halt !== undefined && { haltedAt: haltOf(march.halt) }),
    rules: [
      ...gaitRules(unit, before, { forced, byHand, spent: march.spent }),
      ...legRules(unit, before, gone),
      ...groundRules(goings),
      ...elsewhereRules(story, marcher, hasGoneBack(before, gone)),
      ...(stopped === undefined ? [] : [stopped.rule]),
      ...(stopped === undefined && march.halt !== undefined ? [march.halt.rule] : []),
      ...besideHouses(story.setting, state, part, to),
    ],
  });
  breakUp(story, part, goings);
};

/** LA-OX-10, -11: what the chapter on movement says of marches back and forced ones counts on any ground. */
const elsewhereRules = ({ setting }: Story, { forced }: Marcher, isBack: boolean): readonly string[] => {
  if (setting.terrain.laid.length === 0) return [];
  return [...(forced ? ['LA-OX-11'] : []), ...(isBack ? ['LA-OX-10'] : [])];
};

const overWhat = ({ setting, state }: Story, { part, forced }: Marcher, gone: readonly Stretch[]) =>
  goneOver(
    groundOf(setting, state),
    { unit: unitOfPart(state, part), part: partOf(state, part), forced },
    blocksIn(setting, state, part),
    gone,
  );

/** What is left of a march when its quarter is over. */
const legsAfter = (
  { state }: Story,
  { part, march }: Marcher,
  course: Course,
  slowed: ReadonlySet<number>,
): readonly Leg[] => {
  const [task] = partOf(state, part).secret?.plan ?? [];
  return slowed.has(part) && task?.do === 'march' ? legsLeft(task.legs, course.goneBy(part)) : march.rest;
};

/** What is left of a march is gone on with, unless something has ended it. */
const planOn = (story: Story, { part, march }: Marcher, isStopped: boolean, rest: readonly Leg[]): void => {
  const [task, ...later] = partOf(story.state, part).secret?.plan ?? [];
  if (task?.do !== 'march') return;
  const isOver = rest.length === 0 || isStopped || march.halt !== undefined;
  if (isOver) tellUnusedRoad(story, part, task);
  const left = isOver ? later : [{ ...task, legs: rest }, ...later];
  happen(story, { kind: 'went-on', part, plan: left, rules: [] });
};
