import { flat } from '@grognard/engine';
import { runCourse, type Stretch } from '../../ground/motion/course.ts';
import { runnersOf } from '../../ground/motion/runners.ts';
import { hourOf, isEngaged, isThere, partOf, standing, unitOfPart } from '../../model/evolve.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { drivenWay } from '../ground/driven.ts';
import { degrade } from '../passing-through/cross.ts';
import type { Route } from '../passing-through/flight.ts';
import { stretchesOfLegs } from '../passing-through/legs.ts';
import { arrive, breakOff } from './arrive.ts';
import { type Chase, chasesOf, endChase } from './follow.ts';
import { facedAlong, wayOfRally } from './heading.ts';
import { type Found, judgeOf } from './judge.ts';
import { rallyStep, routeOfRally } from './route.ts';
import { isOutOfMusketry, shieldOf } from './shelter.ts';

const rallying = (state: State): readonly number[] =>
  flat(state.parts).flatMap((part, index) => (isThere(part) && part.rally !== undefined ? [index] : []));

/** The second level: rallies, and those who follow them. */
export const rallyOn = (story: Story): void => {
  breakOffPursuits(story);
  const all = rallying(story.state);
  const chases = chasesOf(story.state);
  if (all.length === 0 && chases.length === 0) return;
  const turning = all.filter((index) => (partOf(story.state, index).rally?.turning ?? 0) > 0);
  const going = all.filter((index) => !turning.includes(index));
  for (const index of all) degrade(story, index, WITHOUT_FORMATION, ['LA-M3.1-7']);
  for (const index of turning) turnOn(story, index);
  for (const index of going) lookAlong(story, index);
  goAll(story, going, chases);
};

/** LA-S3.2-1: a pursuit is over once somebody attacks whoever pursues. */
const breakOffPursuits = (story: Story): void => {
  for (const { follower, pursuit } of chasesOf(story.state))
    if (pursuit === true && isEngaged(story.state, follower))
      happen(story, { kind: 'follow-ended', part: follower, rules: ['LA-S3.2-1'] });
};

/** LA-M3.1-9: a quarter of its turn is over; at the end of it the figures look where it will go. */
const turnOn = (story: Story, index: number): void => {
  const { rally } = partOf(story.state, index);
  if (rally === undefined) return;
  const turning = rally.turning - 1;
  happen(story, { kind: 'rally-turned', part: index, rally: { ...rally, turning }, rules: ['LA-M3.1-9'] });
  if (turning === 0) lookAlong(story, index);
};

/** LA-M3.2-6: a new direction costs nothing. */
const lookAlong = (story: Story, index: number): void => {
  const part = partOf(story.state, index);
  const stands = facedAlong(story.setting, unitOfPart(story.state, index), part, wayOfRally(story, index));
  if (part.rally === undefined || stands === undefined) return;
  const rules = part.rally.steps > 0 ? ['LA-M3.2-6'] : ['LA-M3.1-9'];
  happen(story, { kind: 'rally-turned', part: index, rally: part.rally, stands, rules });
};

/** Everybody's way, all at once. */
const goAll = (story: Story, going: readonly number[], chases: readonly Chase[]): void => {
  const movers = new Set([...going, ...chases.map(({ follower }) => follower)]);
  const routes = new Map(going.map((index) => [index, planned(story, index, movers)] as const));
  const ways = new Map<number, readonly Stretch[]>();
  for (const [index, { legs }] of routes)
    ways.set(index, drivenWay(story, index, stretchesOfLegs(legs, rallyStep(story, index))));
  for (const { follower, target, wayAfter } of chases)
    ways.set(follower, drivenWay(story, follower, wayAfter(story, ways.get(target))));
  const found: Found = { crossings: [], stops: new Map() };
  const course = runCourse(
    runnersOf(story.setting, story.state, ways),
    judgeOf({ state: story.state, routes, chases, found }),
  );
  for (const index of going) breakOff(story, index, routes.get(index) as Route);
  const rests = going.map((index) => arrive(story, index, course, routes.get(index) as Route, found));
  for (const rest of rests) rest();
  for (const chase of chases) endChase(story, chase, course, found.stops);
};

/** A part in a lane goes on in it; any other looks for its way. */
const planned = (story: Story, index: number, movers: ReadonlySet<number>): Route => {
  const { rally } = partOf(story.state, index);
  return rally?.flow === undefined ? routeOfRally(story, index, movers) : { legs: [], crosses: [], met: [] };
};

/** LA-M3.1-10: rallies that may end do so with the half period; announced again, they go on. */
export const endRallies = (story: Story): void => {
  for (const index of story.state.quarter % 2 === 0 ? rallying(story.state) : []) {
    const { rally } = partOf(story.state, index);
    const isOnItsWay = rally === undefined || rally.turning > 0 || rally.flow !== undefined;
    const isHeld =
      isEngaged(story.state, index) || story.state.crossings.some(({ crosser }) => crosser === index);
    if (isOnItsWay || isHeld || rally.steps < (rally.away === undefined ? 1 : 2)) continue;
    const isFar = isOutOfMusketry(story.setting, story.state, index);
    if (!isFar && shieldOf(story.setting, story.state, index) === undefined) continue;
    happen(story, { kind: 'rally-ended', part: index, rules: ['LA-M3.1-10', 'LA-M3.1-7', 'LA-M3.1-8'] });
  }
};

/** LA-M3.3-7: a period after it began, when melees have been fought, following is a new choice. */
export const endFollows = (story: Story): void => {
  const now = hourOf(story.state);
  for (const index of standing(story.state)) {
    const { follow } = partOf(story.state, index);
    if (follow === undefined) continue;
    const isOver = now >= follow.until || !isThere(partOf(story.state, follow.target));
    const rules = [follow.pursuit === true ? 'LA-S3.2-1' : 'LA-M3.3-7'];
    if (isOver) happen(story, { kind: 'follow-ended', part: index, rules });
  }
};
