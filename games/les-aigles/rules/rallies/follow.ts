/** Those who follow a rally. */

import { flat } from '@grognard/engine';
import { eastOf, gap, headingOf, isUpTo, march, northOf, roundUnit, TOUCH } from '@grognard/field';
import type { Course, Stretch } from '../../ground/motion/course.ts';
import { bendsOf, lengthOf } from '../../ground/motion/runners.ts';
import { middleOf } from '../../ground/shape/ahead.ts';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { zoneOf } from '../../ground/shape/zones.ts';
import { hourOf, isThere, partOf, unitOf, unitOfPart } from '../../model/evolve.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { allowance } from '../../tables/allowances.ts';
import { caught } from '../changes/caught.ts';
import { giveWay, makeRoom } from '../charges/give-way.ts';
import { drivenRules } from '../ground/driven.ts';
import { isInContact } from './announce.ts';
import { wayOfRally } from './heading.ts';
import { rallyStep } from './route.ts';

/** One that follows another. */
export interface Chase {
  readonly follower: number;
  readonly target: number;
  readonly until: number;
  readonly pursuit?: true;
  /** Its way, given the way of the one it follows. */
  wayAfter(story: Story, led: readonly Stretch[] | undefined): readonly Stretch[];
}

export const chasesOf = (state: State): readonly Chase[] =>
  flat(state.parts).flatMap((part, follower): Chase[] => {
    const { follow } = part;
    if (follow === undefined || !isThere(part) || !isThere(partOf(state, follow.target))) return [];
    return [{ ...follow, follower, wayAfter: (story, led) => wayAfter(story, follower, follow.target, led) }];
  });

const paceOf = ({ state }: Story, index: number): number => {
  const part = partOf(state, index);
  return allowance(unitOf(state, part.unit), part);
};

/** LA-M3.3-3, -5: who stays at the heels of a rally: at least as fast, or beyond all control. */
export const keepsContact = (story: Story, follower: number, target: number): boolean => {
  if (partOf(story.state, follower).follow?.uncontrolled === true) return true;
  const [own, led] = [paceOf(story, follower), rallyStep(story, target)];
  return story.setting.switches.equalFollower === 'keepsContact' ? own >= led : own > led;
};

const wayAfter = (
  story: Story,
  follower: number,
  target: number,
  led: readonly Stretch[] | undefined,
): readonly Stretch[] => {
  const { state } = story;
  const isTogether = isInContact(state, follower, target);
  if (isTogether && led === undefined) return [];
  if (isTogether && keepsContact(story, follower, target)) return led ?? [];
  const way = isTogether ? wayOfRally(story, target) : bearing(story.setting, state, follower, target);
  const length = paceOf(story, follower);
  return [{ motion: march(eastOf(way) * length, northOf(way) * length), until: 1 }];
};

const bearing = (setting: Memories, state: State, from: number, to: number): number => {
  const a = middleOf(setting, partOf(state, from), unitOfPart(state, from).arm);
  const b = middleOf(setting, partOf(state, to), unitOfPart(state, to).arm);
  return headingOf(b.x - a.x, b.y - a.y);
};

const apart = (setting: Memories, state: State, one: number, other: number): boolean =>
  !isUpTo(
    gap(
      bodyOfPart(setting, partOf(state, one), unitOfPart(state, one).arm),
      bodyOfPart(setting, partOf(state, other), unitOfPart(state, other).arm),
    ),
    TOUCH.lesAigles.units,
  );

/** Where a follower has got to, and whom it met there. */
export const endChase = (
  story: Story,
  { follower, target, pursuit }: Chase,
  course: Course,
  stops: ReadonlyMap<number, number>,
): void => {
  const before = partOf(story.state, follower);
  const gone = course.goneBy(follower);
  const way = bendsOf(before, gone);
  const stoppedBy = stops.get(follower);
  const last = gone[gone.length - 1];
  if (last !== undefined)
    happen(story, {
      ...{ kind: 'moved', part: follower, how: pursuit === true ? 'marches' : 'follows', level: 'rally' },
      ...{ way, to: way[way.length - 1] ?? before },
      ...{
        run: roundUnit(lengthOf(last.motion)),
        rules: [
          ...(pursuit === true
            ? ['LA-S3.2-1']
            : ['LA-M3.3-2', 'LA-M3.3-7', 'LA-M3.3-9', ...keepingRules(story, follower, target)]),
          ...drivenRules(story, follower, gone),
        ],
      },
      ...(stoppedBy !== undefined && { stoppedBy }),
    });
  if (stoppedBy !== undefined) meetBehind(story, follower, target, stoppedBy, before);
  if (isInContact(story.state, follower, target) && apart(story.setting, story.state, follower, target))
    happen(story, { kind: 'broke-off', part: target, enemy: follower, rules: ['LA-M3.3-3'] });
};

const keepingRules = (story: Story, follower: number, target: number): readonly string[] => {
  if (!isInContact(story.state, follower, target)) return [];
  return partOf(story.state, follower).follow?.uncontrolled === true ? ['LA-M3.3-5'] : ['LA-M3.3-3'];
};

/**
 * LA-M3.4-19 to -23: the one who stood behind the rally, or the rally itself caught up with. LA-U5.3-8, -9e: who stops
 * the pursuit of a rout.
 */
const meetBehind = (
  story: Story,
  follower: number,
  target: number,
  met: number,
  from: { readonly x: number; readonly y: number },
): void => {
  const { state } = story;
  const part = partOf(state, met);
  const unit = unitOf(state, part.unit);
  if (unit.side === unitOfPart(state, follower).side || isInContact(state, follower, met)) return;
  const isWild = partOf(state, follower).follow?.uncontrolled === true;
  const isPursuit = partOf(state, follower).follow?.pursuit === true;
  const wasCrossed = state.crossings.some(({ crosser, crossed }) => crosser === target && crossed === met);
  const isRout = partOf(state, target).routing === true;
  const rules = [
    ...(isPursuit ? ['LA-S3.2-1'] : []),
    ...(isRout
      ? ['LA-U5.3-8', ...(wasCrossed ? ['LA-U5.3-7'] : [])]
      : [
          ...(isPursuit && met === target ? [] : ['LA-M3.4-19', 'LA-M3.4-20', 'LA-M3.4-22']),
          ...(wasCrossed ? ['LA-M3.4-23'] : []),
        ]),
  ];
  happen(story, {
    ...{ kind: 'met', rules },
    contact: {
      ...{
        attacker: follower,
        defender: met,
        side: zoneOf(story.setting, part, unit.arm, from),
        since: hourOf(state),
        rules,
      },
      ...(isWild && { charged: true }),
    },
  });
  const { arm } = unitOfPart(state, follower);
  caught(story, met, arm, isWild, makeRoom(story, [follower], met));
  giveWay(story, follower, met);
  if (met === target) return;
  if (isRout) {
    happen(story, { kind: 'follow-ended', part: follower, rules: ['LA-U5.3-8'] });
    return;
  }
  happen(story, { kind: 'masked', part: met, by: target, rules: ['LA-M3.4-21'] });
  happen(story, { kind: 'follow-ended', part: follower, rules: ['LA-M3.4-20'] });
};
