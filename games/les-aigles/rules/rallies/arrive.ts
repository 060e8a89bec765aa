/** Where a rally has got to in a quarter, and what that did to others. */
import { roundUnit } from '@grognard/field';
import type { Course } from '../../ground/motion/course.ts';
import { bendsOf, lengthOf } from '../../ground/motion/runners.ts';
import { hourOf, partOf, unitOfPart } from '../../model/evolve.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Flow } from '../../model/under-way.ts';
import { drivenRules } from '../ground/driven.ts';
import { crossInto } from '../passing-through/cross.ts';
import type { Route } from '../passing-through/flight.ts';
import { flowOn, isAtMouth } from '../passing-through/flow.ts';
import { refusesCrossing } from '../passing-through/passage.ts';
import { engagements } from './engaged.ts';
import { keepsContact } from './follow.ts';
import { wayOfRally } from './heading.ts';
import type { Found } from './judge.ts';
import { rallyStep } from './route.ts';

/** LA-M3.3-3: the first step takes it out of the melee with everybody who does not keep up. */
export const breakOff = (story: Story, index: number, { legs, flow }: Route): void => {
  if (legs.length === 0 && flow === undefined) return;
  for (const { enemy } of engagements(story.state, index)) {
    const isFollower = partOf(story.state, enemy).follow?.target === index;
    if (isFollower && keepsContact(story, enemy, index)) continue;
    const isFoot = unitOfPart(story.state, enemy).arm === 'infantry';
    happen(story, {
      ...{ kind: 'broke-off', part: index, enemy },
      ...(isFoot && { silent: hourOf(story.state) + 1 }),
      rules: isFollower ? ['LA-M3.3-3'] : isFoot ? ['LA-M3.3-10', 'LA-M3.3-11'] : ['LA-M3.2-5'],
    });
  }
};

const whyWay = (story: Story, index: number, route: Route): readonly string[] => {
  const { rally } = partOf(story.state, index);
  const isFirst = rally?.away !== undefined && rally.steps === 0;
  const edge = rally?.away === undefined ? ['LA-M3.2-3'] : ['LA-M3.2-6'];
  return [
    ...['LA-M1-2', 'LA-M3.1-5', 'LA-M3.1-6', 'LA-M3.4-14', 'LA-M3.4-16'],
    ...(isFirst ? ['LA-M3.2-5'] : [...edge, 'LA-M3.4-15']),
    ...whyPassage(route),
    ...whyRefused(story, route),
  ];
};

/** LA-U5.1-3, -4: those in the way who let nobody through. */
const whyRefused = ({ state }: Story, { met, found }: Route): readonly string[] =>
  found === 'space' || found === 'none'
    ? met.flatMap((other) => refusesCrossing(partOf(state, other), unitOfPart(state, other)) ?? [])
    : [];

const FOUND: Readonly<Record<NonNullable<Route['found']>, readonly string[]>> = {
  lane: ['LA-M3.4-2'],
  end: ['LA-M3.4-18'],
  space: ['LA-M3.4-7', 'LA-U5.1-6', 'LA-U5.2-7'],
  none: ['LA-M3.4-7', 'LA-U5.2-7'],
};

const whyPassage = ({ met, found, flow, crosses }: Route): readonly string[] => [
  ...(met.length > 0 ? ['LA-M3.4-1'] : []),
  ...(found === undefined ? [] : FOUND[found]),
  ...(flow === undefined ? [] : ['LA-M3.4-8', 'LA-M3.4-9', 'LA-M3.4-11']),
  ...(crosses.length > 0 ? ['LA-M3.4-3', 'LA-U5.2-6'] : []),
];

/** What a rallying part still does in its quarter, once everybody stands where his way has led him. */
type Rest = () => void;

/** Where a rallying part has got to, and what that did to others. */
export const arrive = (story: Story, index: number, course: Course, route: Route, found: Found): Rest => {
  const part = partOf(story.state, index);
  if (part.rally === undefined) return () => undefined;
  const gone = course.goneBy(index);
  const way = bendsOf(part, gone);
  const stoppedBy = found.stops.get(index) ?? route.barredBy;
  const rules = ['LA-S3.1-4', ...whyWay(story, index, route), ...drivenRules(story, index, gone)];
  const last = gone[gone.length - 1];
  if (last !== undefined)
    happen(story, {
      ...{
        kind: 'moved',
        part: index,
        how: 'rides back',
        level: 'rally',
        way,
        to: way[way.length - 1] ?? part,
      },
      ...{ run: roundUnit(lengthOf(last.motion)), rules },
      ...(stoppedBy !== undefined && { stoppedBy }),
    });
  for (const [crosser, crossed] of found.crossings) if (crosser === index) cross(story, index, crossed);
  const isHeld = found.stops.has(index) || !isAtMouth(route, gone);
  const rally = { ...part.rally, steps: part.rally.steps + 1 };
  if (!isHeld && (route.flow !== undefined || rally.flow !== undefined))
    return () => flow(story, index, route, rules);
  happen(story, { kind: 'rally-turned', part: index, rally, rules: ['LA-M3.1-6'] });
  return () => undefined;
};

const cross = (story: Story, crosser: number, crossed: number): void => {
  const isFollowed = (partOf(story.state, crosser).rally?.followers ?? []).length > 0;
  crossInto(story, crosser, crossed, [
    ...['LA-M3.4-3', 'LA-M3.4-5', 'LA-M3.4-6', 'LA-U5.2-6'],
    ...(isFollowed ? ['LA-M3.4-13'] : []),
  ]);
};

/** Into the lane, or on in it. */
const flow = (story: Story, index: number, route: Route, rules: readonly string[]): void => {
  const part = partOf(story.state, index);
  if (part.rally === undefined) return;
  const { flow: now, ...rest } = part.rally;
  const steps = rest.steps + 1;
  const lane = route.flow ?? (now === undefined ? undefined : { flow: now, left: rallyStep(story, index) });
  const way = wayOfRally(story, index);
  const flowed = lane === undefined ? undefined : flowOn(story, index, way, lane);
  if (flowed === undefined) {
    happen(story, {
      kind: 'rally-turned',
      part: index,
      rally: { ...part.rally, steps },
      rules: ['LA-M3.4-9'],
    });
    return;
  }
  const { from, to, ranks, gone, crosses, stoppedBy } = flowed;
  happen(story, {
    ...{
      kind: 'moved',
      part: index,
      how: 'rides back',
      level: 'rally',
      way: [from, to],
      to,
      run: roundUnit(gone),
      rules: [...rules, ...whyHalted(story, index, stoppedBy)],
    },
    ...(stoppedBy !== undefined && { stoppedBy }),
  });
  happen(story, {
    ...{ kind: 'rally-turned', part: index },
    rally: { ...rest, steps, ...(flowed.flow !== undefined && { flow: flowed.flow }) },
    stands: { formation: 'march column', ranks },
    rules: ['LA-M3.4-8', 'LA-M3.4-9', 'LA-M3.4-11', 'LA-M3.4-14', ...fileByFile(flowed.flow)],
  });
  for (const crossed of crosses) cross(story, index, crossed);
};

/** LA-M3.4-7: a friend who lets nobody through stops it in its lane. */
const whyHalted = ({ state }: Story, index: number, by: number | undefined): readonly string[] =>
  by !== undefined && unitOfPart(state, by).side === unitOfPart(state, index).side ? ['LA-M3.4-7'] : [];

/** LA-M3.4-10: a line that passes one by one is long in coming. */
const fileByFile = (flow: Flow | undefined): readonly string[] =>
  flow?.files === 1 && flow.from === 'line' ? ['LA-M3.4-10'] : [];
