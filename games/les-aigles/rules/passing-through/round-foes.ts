/** Whoever runs does not run into enemies: he goes round them by the nearer end. */

import { type Body, eastOf, type Heading, normalHeading, northOf, SAME, sweep } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { standingAbout } from '../../ground/shape/whereabouts.ts';
import { partOf, unitOfPart } from '../../model/evolve.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';
import { isOpenWay, TURNS } from '../ground/driven.ts';
import { overlap } from './cross.ts';
import { crosswise } from './lane.ts';

const bodyIn = (setting: Memories, state: State, index: number): Body =>
  bodyOfPart(setting, partOf(state, index), unitOfPart(state, index).arm);

/** Enemies whom it could run into; one on whose ground it has formed up is no hindrance. */
const foesNear = (setting: Memories, state: State, index: number, length: number): readonly Body[] => {
  const { side } = unitOfPart(state, index);
  const body = bodyIn(setting, state, index);
  return standingAbout(setting, state, body, length, side).flatMap((other) => {
    const isInside = partOf(state, other).inside !== undefined;
    return isInside || overlap(setting, state, index, other) ? [] : [bodyIn(setting, state, other)];
  });
};

/** The hand on which there is less to go until it is past them; none, if both are alike. */
const nearerHand = (body: Body, way: Heading, foes: readonly Body[]): -1 | 0 | 1 => {
  const own = crosswise(body, way);
  const theirs = foes.map((foe) => crosswise(foe, way));
  const toRight = Math.max(...theirs.map(({ to }) => to)) - own.from;
  const toLeft = own.to - Math.min(...theirs.map(({ from }) => from));
  if (Math.abs(toRight - toLeft) <= SAME) return 0;
  return toRight < toLeft ? 1 : -1;
};

/** LA-S3.6-10: the way of a runaway, straight on or round the enemies in it; straight on, if there is no way round. */
export const roundFoes = (story: Story, index: number, way: Heading, length: number): Heading => {
  const { state } = story;
  const foes = foesNear(story.setting, state, index, length);
  const body = bodyIn(story.setting, state, index);
  const isMet = (heading: Heading, foe: Body): boolean =>
    sweep(body, eastOf(heading) * length, northOf(heading) * length, foe) < 1;
  const met = foes.filter((foe) => isMet(way, foe));
  if (met.length === 0) return way;
  const hand = nearerHand(body, way, met);
  if (hand === 0) return way;
  for (const side of [hand, -hand])
    for (const turn of TURNS) {
      const heading = normalHeading(way + side * turn);
      if (!foes.some((foe) => isMet(heading, foe)) && isOpenWay(story, index, heading, length))
        return heading;
    }
  return way;
};
