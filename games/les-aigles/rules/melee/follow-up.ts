/** Whoever has made an enemy recoil goes after him, if his orders say so and nobody is in the way. */

import { contactLength, TOUCH } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { placedAt } from '../../ground/shape/placed.ts';
import { standingAbout } from '../../ground/shape/whereabouts.ts';
import { partOf, unitOf, unitOfPart } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { type Formation, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { attitudeRows } from '../../tables/attitudes.ts';
import {
  brokenBy,
  keptBack,
  obstacleAt,
  overRules,
  takeObstacle,
  tellHalfOver,
  tellKeptBack,
} from '../barriers/results.ts';
import { isIntoStream, roomToFollow } from '../cover/thrown.ts';
import { isAllInWood } from '../cover/woods.ts';
import { worsen } from '../degradation/worsen.ts';
import { thrownBack } from '../ground/driven.ts';
import { breakUp } from '../ground/tell.ts';
import { engagements } from '../rallies/engaged.ts';
import { isIn, movedBy, type Recoil } from './recoil.ts';

/** Nobody leaves a square or his guns to go after an enemy. */
export const STAYS: ReadonlySet<Formation> = new Set(['square', 'full square', 'in battery', 'limbered']);

/** LA-S3.5-17: an order to attack leaves no choice, some orders leave none the other way; else the plan says. */
const wishes = (part: Part, attitude: keyof typeof attitudeRows, isBarred: boolean): boolean => {
  const { follows } = attitudeRows[attitude];
  // LA-O8.6-14: before an obstacle even an order to attack leaves the choice.
  if (follows === 'must' && !isBarred) return true;
  return follows !== 'never' && part.secret?.afterWin === 'follow';
};

const bodyAt = (setting: Memories, state: State, index: number, place: Part = partOf(state, index)) =>
  bodyOfPart(setting, place, unitOfPart(state, index).arm);

/** Whom it follows: of those ahead of it who recoil, the one whom it touches most; nobody, if another holds it. */
const quarryOf = (
  setting: Memories,
  before: State,
  index: number,
  recoils: ReadonlyMap<number, Recoil>,
): Recoil | undefined => {
  const all = engagements(before, index);
  if (all.some(({ enemy }) => !recoils.has(enemy))) return undefined;
  const own = bodyAt(setting, before, index);
  let best: { readonly touch: number; readonly id: string; readonly recoil: Recoil } | undefined;
  for (const { enemy, side } of all) {
    const recoil = recoils.get(enemy);
    if (side !== 'front' || recoil === undefined) continue;
    const touch = contactLength(own, bodyAt(setting, before, enemy), TOUCH.lesAigles.units);
    const { id } = unitOfPart(before, enemy);
    if (best === undefined || touch > best.touch || (touch === best.touch && id < best.id))
      best = { touch, id, recoil };
  }
  return best?.recoil;
};

/** Whether it has room where it goes: half of the way and all of it. */
const hasRoom = (story: Story, index: number, { way, length, part: target }: Recoil): boolean => {
  const { state } = story;
  const thrown = thrownBack(story, index, way, length);
  if (thrown.drowns !== undefined || thrown.into === 'marsh' || thrown.length < length) return false;
  const part = partOf(state, index);
  const places = [length / 2, length].map((far): Part => ({ ...part, ...movedBy(part, way, far) }));
  const bodies = places.map((place) => bodyAt(story.setting, state, index, place));
  return bodies.every((body) =>
    standingAbout(story.setting, state, body, 0).every((other) => {
      if (other === index || other === target || partOf(state, other).inside !== undefined) return true;
      const theirs = bodyAt(story.setting, state, other);
      return !isIn(body, theirs) || isIn(bodyAt(story.setting, state, index), theirs);
    }),
  );
};

export const followAll = (
  story: Story,
  before: State,
  winners: readonly number[],
  recoils: ReadonlyMap<number, Recoil>,
): void => {
  for (const index of winners) {
    const part = partOf(story.state, index);
    const attitude = unitOf(story.state, part.unit).secret?.attitude ?? 'hold';
    const recoil = quarryOf(story.setting, before, index, recoils);
    const isFree =
      part.inside === undefined &&
      part.rally === undefined &&
      part.follow === undefined &&
      !STAYS.has(part.formation);
    if (recoil === undefined || !isFree) continue;
    const between = obstacleAt(story.setting, before, index, recoil.part);
    if (!wishes(part, attitude, between !== undefined)) {
      takeObstacle(story, before, index, recoil.part);
      continue;
    }
    const kept = between && keptBack(story.state, index, recoil.way, between);
    if (between !== undefined && kept !== undefined) {
      tellKeptBack(story, index, between, kept);
      continue;
    }
    const length = roomToFollow(story.setting, story.state, recoil.length, (far) =>
      bodyAt(story.setting, story.state, index, { ...part, ...movedBy(part, recoil.way, far) }),
    );
    if (length === 0 || !hasRoom(story, index, { ...recoil, length })) continue;
    const isWood = isAllInWood(story.setting, story.state, placedAt(story.setting, before, recoil.part));
    const { goings } = thrownBack(story, index, recoil.way, length);
    happen(story, {
      kind: 'followed-up',
      part: index,
      target: recoil.part,
      to: movedBy(part, recoil.way, length),
      ...(between !== undefined && { over: between.feature }),
      rules: [
        ...['LA-S3.5-17', attitudeRows[attitude].rule],
        ...(isWood ? ['LA-O4.5-18', 'LA-O4.5-19'] : []),
        ...(length < recoil.length ? ['LA-O6.5-2'] : []),
        ...(between === undefined ? [] : overRules(before, index, recoil.part)),
      ],
    });
    breakUp(story, index, between === undefined ? goings : brokenBy(goings));
    if (between !== undefined) tellHalfOver(story, index);
    if (isIntoStream(story.setting, story.state, bodyAt(story.setting, story.state, index)))
      worsen(story, index, WITHOUT_FORMATION, ['LA-O6.2-12', 'LA-O6.2-13']);
  }
};
