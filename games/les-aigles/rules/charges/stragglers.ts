/** Squadrons that a charge has left behind go back to their regiment. */

import { type Refusal, refuse } from '@grognard/engine';
import { type Body, eastOf, gap, halt, headingOf, march, northOf, SAME, sweep } from '@grognard/field';
import { runCourse, type Stretch } from '../../ground/motion/course.ts';
import { bendsOf, runnersOf } from '../../ground/motion/runners.ts';
import { middleOf } from '../../ground/shape/ahead.ts';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { seenFrom } from '../../ground/shape/zones.ts';
import { hourOf, isEngaged, partOf, standing, standingOutside, unitOf } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Task, TaskKind } from '../../model/tasks.ts';
import { allowance } from '../../tables/allowances.ts';
import { bodyFor } from '../changes/home.ts';
import { drivenWay } from '../ground/driven.ts';
import type { Glance } from '../planning/glance.ts';

/** LA-M5.7-6: what squadrons on their own may still be told. */
const ON_THEIR_OWN: ReadonlySet<TaskKind> = new Set(['rejoin', 'reform', 'stand', 'wait']);

/** LA-M5.7-6: squadrons that were left behind think of nothing but their regiment. */
export const boundToRegiment = ({ part, unit }: Glance, plan: readonly Task[]): readonly Refusal[] =>
  part.apart !== undefined && plan.some(({ do: kind }) => !ON_THEIR_OWN.has(kind))
    ? [refuse('LA-M5.7-6', 'squadron-rejoins', { unit: unit.id })]
    : [];

const isFree = (state: State, index: number): boolean => {
  const { doing, charge, rally, follow, evade, routing } = partOf(state, index);
  const busy = [doing, charge, rally, follow, evade, routing].some((each) => each !== undefined);
  return !busy && !isEngaged(state, index);
};

const isInTouch = (setting: Memories, state: State, index: number, body: number): boolean => {
  const of = (number: number) => {
    const part = partOf(state, number);
    return bodyOfPart(setting, part, unitOf(state, part.unit).arm);
  };
  return gap(of(index), of(body)) <= 4 * SAME;
};

const bodiesBut = (setting: Memories, state: State, index: number): readonly Body[] =>
  standingOutside(state).flatMap((other) => {
    const part = partOf(state, other);
    return other === index ? [] : [bodyOfPart(setting, part, unitOf(state, part.unit).arm)];
  });

/** Straight for the regiment, or past whoever stands before it. */
const TURNS = [0, 3_000, -3_000, 6_000, -6_000, 9_000, -9_000] as const;

/** Of two ways that are as good, the one on its own side of the regiment. */
const handOf = (home: Part, from: { readonly x: number; readonly y: number }): 1 | -1 =>
  seenFrom(home, from).right > 0 ? 1 : -1;

/** At the pace of a column, the way that brings it nearest to its regiment. */
const wayTo = (setting: Memories, state: State, index: number, body: number): readonly Stretch[] => {
  const [part, home] = [partOf(state, index), partOf(state, body)];
  const unit = unitOf(state, part.unit);
  const [from, to] = [middleOf(setting, part, unit.arm), middleOf(setting, home, unit.arm)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const apart = Math.sqrt(dx * dx + dy * dy);
  const step = Math.min(apart, allowance(unit, part, 'rally'));
  const [own, others] = [bodyOfPart(setting, part, unit.arm), bodiesBut(setting, state, index)];
  const hand = handOf(home, from);
  let best = { left: apart, motion: halt };
  for (const turn of TURNS) {
    const heading = headingOf(dx, dy) + hand * turn;
    const [east, north] = [eastOf(heading) * step, northOf(heading) * step];
    const free = others.reduce((least, other) => Math.min(least, sweep(own, east, north, other)), 1);
    const [restX, restY] = [dx - east * free, dy - north * free];
    const left = Math.sqrt(restX * restX + restY * restY);
    if (left < best.left - SAME) best = { left, motion: march(east * free, north * free) };
  }
  return best.motion === halt ? [] : [{ motion: best.motion, until: 1 }];
};

/** Those who are not back yet go on; those who are begin to fall in. */
export const bringUp = (story: Story): void => {
  const { state } = story;
  const ways = new Map<number, readonly Stretch[]>();
  for (const index of standing(state)) {
    const { apart } = partOf(state, index);
    if (apart === undefined || apart >= hourOf(state) || !isFree(state, index)) continue;
    const body = bodyFor(state, index);
    if (body === undefined) continue;
    if (isInTouch(story.setting, state, index, body))
      happen(story, { kind: 'went-on', part: index, plan: [{ do: 'rejoin' }], rules: ['LA-M5.7-7'] });
    else ways.set(index, drivenWay(story, index, wayTo(story.setting, state, index, body)));
  }
  if (ways.size === 0) return;
  const course = runCourse(runnersOf(story.setting, state, ways), ({ parts }) =>
    parts.filter((part) => ways.has(part)).map((part) => ({ part, way: [] })),
  );
  for (const part of ways.keys()) {
    const way = bendsOf(partOf(state, part), course.goneBy(part));
    const to = way[way.length - 1];
    if (to === undefined || way.length < 2) continue;
    happen(story, {
      ...{ kind: 'moved', part, how: 'marches', level: 'normal', way, to, run: 0 },
      rules: ['LA-M5.7-6'],
    });
  }
};
