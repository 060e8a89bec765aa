/** The first level of a quarter: whoever routs runs for his own edge, whoever retreats away from the enemy. */
import { type Body, type Pose, roundUnit } from '@grognard/field';
import { type Course, type Meeting, runCourse, type Turnout } from '../../ground/motion/course.ts';
import { bendsOf, runnersOf } from '../../ground/motion/runners.ts';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { partOf, standing, unitOfPart } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import { homeOf } from '../../model/setting.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Unit } from '../../model/unit.ts';
import { IN_DISORDER, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { allowance } from '../../tables/allowances.ts';
import { figureBase } from '../../tables/bases.ts';
import { drivenRules, drivenWay, freeHeading } from '../ground/driven.ts';
import { closeAtCrossings } from './bridgeheads.ts';
import { bystandersOf, refusalOf } from './bystanders.ts';
import { crossInto, degrade, overlap } from './cross.ts';
import { roomToEdge } from './edge.ts';
import { type Route, routeOf } from './flight.ts';
import { flowOn, isAtMouth } from './flow.ts';
import { crosswise, widthOf } from './lane.ts';
import { stretchesOfLegs } from './legs.ts';
import { roundFoes } from './round-foes.ts';
import { slowedWay } from './slow.ts';

/** Whoever gives way, and how he means to. */
interface Runaway {
  readonly part: number;
  readonly way: number;
  /** How far he can go in this quarter. */
  readonly length: number;
  readonly route: Route;
  /** Why he does not run straight. */
  readonly rules: readonly string[];
}

/** What was found out on the way: who came through whom, and whom an enemy or a runaway has stopped. */
interface Found {
  readonly crossings: { readonly time: number; readonly crosser: number; readonly crossed: number }[];
  readonly stops: Map<number, string | undefined>;
}

/** All of them at once, through friends who do not refuse them, and round those who do. */
export const routs = (story: Story, parts: readonly number[] = standing(story.state)): void => {
  const giving = parts.filter((part) => isGivingWay(partOf(story.state, part)));
  const closed = closeAtCrossings(story, giving, whyWay);
  for (const part of closed) giveGround(story, part);
  const running = giving.filter((part) => !closed.has(part));
  const { state } = story;
  if (running.length === 0) return;
  // Those who run at the same time are met on the way, and nobody minds a rout that lies in it.
  const movers = new Set([
    ...running,
    ...standing(state).filter((other) => partOf(state, other).routing === true),
  ]);
  const runaways = new Map(running.map((part) => [part, runawayOf(story, part, movers)] as const));
  const ways = new Map(
    [...runaways].map(
      ([part, { route, length }]) =>
        [part, drivenWay(story, part, stretchesOfLegs(route.legs, length))] as const,
    ),
  );
  const found: Found = { crossings: [], stops: new Map() };
  const course = runCourse(runnersOf(story.setting, state, ways), (meeting, now) =>
    meeting.parts.flatMap((part) => meets(story, runaways.get(part), meeting, now, found)),
  );
  for (const runaway of runaways.values()) arrive(story, runaway, course, found);
  for (const { crosser, crossed } of [...found.crossings].sort((a, b) => a.time - b.time))
    crossInto(story, crosser, crossed, ['LA-U5.2-11', 'LA-U5.3-8']);
  for (const runaway of runaways.values())
    endFlight(story, runaway, found, isAtMouth(runaway.route, course.goneBy(runaway.part)));
};

const isGivingWay = ({ routing, retreat }: Part): boolean => routing === true || retreat !== undefined;

/** LA-S3.6-9 to -11: a rout at one and a half times the pace of a column, a retreat at its pace and not off the table. */
const runawayOf = (story: Story, index: number, movers: ReadonlySet<number>): Runaway => {
  const { setting, state } = story;
  const part = partOf(state, index);
  const unit = unitOfPart(state, index);
  const { retreat } = part;
  const length = allowance(unit, part, retreat === undefined ? 'forced' : 'rally');
  const home = retreat?.away ?? homeOf(setting, unit.side);
  const { heading, rules } = freeHeading(story, index, home, length);
  const way = roundFoes(story, index, heading, length);
  if (part.flow !== undefined)
    return { part: index, way, length, rules, route: { legs: [], crosses: [], met: [] } };
  const body = bodyOfPart(setting, part, unit.arm);
  const route = routeOf(
    {
      ...{ part: index, body, way, length, base: laneFor(unit, body, way), hurries: true },
      room: retreat === undefined ? Infinity : roomToEdge(setting.table, body, way),
      figures: part.ranks.reduce((sum, rank) => sum + rank, 0),
      on: state.crossings.filter(({ crosser }) => crosser === index).map(({ crossed }) => crossed),
    },
    bystandersOf(story, index, { movers, throughGuns: true }),
    setting.table,
  );
  return { part: index, way, length, rules, route };
};

/** The least room that it gets through: a figure's, but guns do not go by file. */
const laneFor = ({ arm }: Unit, body: Body, way: number): number =>
  arm === 'infantry' || arm === 'cavalry' ? figureBase(arm).width : widthOf(crosswise(body, way));

/** Friends who stand were reckoned with; nobody else was. */
const meets = (
  story: Story,
  runaway: Runaway | undefined,
  { time, parts: [a, b] }: Meeting,
  course: Course,
  found: Found,
): readonly Turnout[] => {
  const { state } = story;
  if (runaway === undefined || !course.isMovingAt(runaway.part, time)) return [];
  const { part: crosser, route } = runaway;
  const crossed = crosser === a ? b : a;
  const [own, theirs] = [partOf(state, crosser), partOf(state, crossed)];
  const units = [unitOfPart(state, crosser), unitOfPart(state, crossed)] as const;
  const stop = (rule?: string): readonly Turnout[] => {
    found.stops.set(crosser, rule);
    return [{ part: crosser, way: [] }];
  };
  // LA-U5.2-5: whoever has formed up on an enemy's ground gets off it.
  if (units[0].side !== units[1].side) return overlap(story.setting, state, crosser, crossed) ? [] : stop();
  if (theirs.routing === true) return [];
  const isReckoned = theirs.retreat === undefined;
  if (isReckoned && !route.crosses.includes(crossed)) return [];
  const refusal = isReckoned ? undefined : refusalOf(story, own, theirs, units);
  if (refusal !== undefined) return stop(refusal);
  found.crossings.push({ time, crosser, crossed });
  if (isReckoned) return [];
  const [blocks, others] = [course.blocksAt(crosser, time), course.blocksAt(crossed, time)];
  return [{ part: crosser, way: slowedWay(blocks, others, course.restOf(crosser, time), time) }];
};

const ruleOf = ({ retreat, flees }: Part): string => {
  if (retreat !== undefined) return 'LA-S3.6-9';
  return flees === true ? 'LA-S3.6-11' : 'LA-S3.6-10';
};

const whyWay = (part: Part): readonly string[] => ['LA-M1-1', 'LA-U5.2-11', 'LA-S3.1-3', ruleOf(part)];

/** LA-U5.1-3, -4, -6: those who let nobody through are gone round where there is room. */
const whyRefused = (story: Story, index: number, { met, found }: Route): readonly string[] => {
  const { state } = story;
  if (found !== 'space' && found !== 'none') return [];
  const unit = unitOfPart(state, index);
  const refusals = met.flatMap(
    (other) =>
      refusalOf(story, partOf(state, index), partOf(state, other), [unit, unitOfPart(state, other)]) ?? [],
  );
  return [...new Set(refusals), ...(found === 'space' ? ['LA-U5.1-6'] : [])];
};

/** Where a runaway has got to before he comes to a lane. */
const arrive = (story: Story, { part, route, rules }: Runaway, course: Course, { stops }: Found): void => {
  const before = partOf(story.state, part);
  const refusal = stops.get(part);
  if (before.flow === undefined) {
    const way = bendsOf(before, course.goneBy(part));
    happen(story, {
      ...{
        kind: 'moved',
        part,
        how: 'runs',
        level: 'compulsory',
        way,
        to: way[way.length - 1] as Pose,
        run: 0,
      },
      ...(route.barredBy !== undefined && { stoppedBy: route.barredBy }),
      rules: [
        ...whyWay(before),
        ...whyRefused(story, part, route),
        ...(refusal === undefined ? [] : [refusal]),
        ...new Set([...rules, ...drivenRules(story, part, course.goneBy(part))]),
      ],
    });
  }
  giveGround(story, part);
};

/** It is out of its melees, and its order is gone. */
const giveGround = (story: Story, part: number): void => {
  const before = partOf(story.state, part);
  leaveMelees(story, part);
  if (before.retreat === undefined) degrade(story, part, IN_DISORDER, ['LA-U5.2-5', ruleOf(before)]);
  else degrade(story, part, WITHOUT_FORMATION, ['LA-S3.6-9']);
};

/** Through a lane with what is left of the quarter; whoever is off the table then has left it. */
const endFlight = (story: Story, runaway: Runaway, { stops }: Found, isThere: boolean): void => {
  const { part, route } = runaway;
  const before = partOf(story.state, part);
  if (!stops.has(part) && isThere && (route.flow ?? before.flow) !== undefined) flow(story, runaway);
  if (before.retreat !== undefined) return;
  const { x, y } = partOf(story.state, part);
  const { minX, maxX, minY, maxY } = story.setting.table;
  if (x <= minX || x >= maxX || y <= minY || y >= maxY)
    happen(story, { kind: 'left-table', part, rules: ['LA-M1-1', ruleOf(before)] });
};

const flow = (story: Story, { part, way, length, route }: Runaway): void => {
  const now = partOf(story.state, part);
  const lane = route.flow ?? (now.flow && { flow: now.flow, left: length });
  const flowed = lane && flowOn(story, part, way, lane);
  if (flowed === undefined) return;
  const { from, to, ranks, gone, crosses, stoppedBy } = flowed;
  happen(story, {
    ...{ kind: 'moved', part, how: 'runs', level: 'compulsory', way: [from, to], to, run: roundUnit(gone) },
    ...(stoppedBy !== undefined && { stoppedBy }),
    rules: [...whyWay(now), 'LA-U5.1-6'],
  });
  happen(story, {
    ...{ kind: 'flowed', part, ranks },
    ...(flowed.flow !== undefined && { flow: flowed.flow }),
    rules: ['LA-U5.1-6'],
  });
  for (const crossed of crosses) crossInto(story, part, crossed, ['LA-U5.2-11', 'LA-U5.3-8']);
};

/** Whoever runs is out of the melee that had caught him. */
const leaveMelees = (story: Story, part: number): void => {
  for (const { attacker, defender } of story.state.contacts)
    if (attacker === part || defender === part)
      happen(story, { kind: 'parted', attacker, defender, rules: ['LA-M1-1'] });
};
