/** LA-M7.3-1: an evader that parts in two, passes both ends of what bars its way, and closes up behind it. */

import {
  bodyOf,
  eastOf,
  northOf,
  overlapArea,
  type Pose,
  roundUnit,
  SAME,
  turnBetween,
} from '@grognard/field';
import { blocksOf, bodyOfPart, extentOf } from '../../ground/shape/blocks.ts';
import { isClosedUp } from '../../ground/shape/parted.ts';
import { partOf, standingOutside, unitOf, unitOfPart } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Split } from '../../model/under-way.ts';
import { figureBase, skirmishBase } from '../../tables/bases.ts';
import type { Parting } from '../passing-through/flight.ts';
import { isMoreCentral } from '../passing-through/lane.ts';

/** Less shared ground than this is no more than touching. */
const TOUCHING = 10_000;

/** How many of a rank stand on the left of the blocker's middle; one exactly before it takes the more central end. */
const goLeft = (rank: number, width: number, across: number, { middle, span }: Parting): number => {
  let left = 0;
  for (let file = 0; file < rank; file += 1) {
    const place = across + (file + 0.5 - rank / 2) * width;
    const isBefore = Math.abs(place - middle) <= SAME;
    if (isBefore ? !isMoreCentral(span.to, span.from) : place < middle) left += 1;
  }
  return left;
};

/** How a part divides before a blocker; not at all, if its front is not across its way. */
export const splitFor = (
  setting: Memories,
  state: State,
  index: number,
  way: number,
  parting: Parting,
): Split | undefined => {
  const part = partOf(state, index);
  const { arm } = unitOf(state, part.unit);
  if (Math.abs(turnBetween(part.heading, way)) > SAME || part.formation === 'square') return undefined;
  const { width } = part.formation === 'skirmish' ? skirmishBase(arm) : figureBase(arm);
  const across = part.x * northOf(way) - part.y * eastOf(way);
  const left = part.ranks.map((rank) => goLeft(rank, width, across, parting));
  const seams = part.ranks.map((rank, place) => across + ((left[place] ?? 0) - rank / 2) * width);
  const some = part.ranks.some((_rank, place) => (left[place] ?? 0) > 0);
  const others = part.ranks.some((rank, place) => (left[place] ?? 0) < rank);
  return {
    left,
    out: [
      some ? roundUnit(Math.max(0, Math.max(...seams) - parting.span.from)) : 0,
      others ? roundUnit(Math.max(0, parting.span.to - Math.min(...seams))) : 0,
    ],
    past: roundUnit(parting.depth + extentOf(setting, part, arm).depth),
    gone: 0,
  };
};

/** Whether nobody stands where the groups would. */
const isClear = (setting: Memories, state: State, index: number, part: Part): boolean => {
  const { arm } = unitOfPart(state, index);
  const body = bodyOf(blocksOf(setting, part, arm));
  const crossed = new Set(
    state.crossings.filter(({ crosser }) => crosser === index).map((each) => each.crossed),
  );
  return standingOutside(state).every((other) => {
    if (other === index || crossed.has(other)) return true;
    const stands = partOf(state, other);
    return overlapArea(body, bodyOfPart(setting, stands, unitOf(state, stands.unit).arm)) <= TOUCHING;
  });
};

/** Whole, three quarters, half, a quarter: as far as nobody is in the way of either group. */
const TRIES: readonly number[] = [4, 3, 2, 1];

/** The groups go on by so much; behind the blocker they close up. */
export const goRound = (story: Story, index: number, split: Split, round: number, left: number): void => {
  const part = partOf(story.state, index);
  const way = 2 * Math.max(...split.out) + split.past;
  const steps = TRIES.map((share) => roundUnit(Math.min(way, split.gone + (left * share) / 4)));
  const gone = steps.find((each) =>
    isClear(story.setting, story.state, index, { ...part, split: { ...split, gone: each } }),
  );
  const next = { ...split, gone: gone ?? split.gone };
  const rules = ['LA-M7.3-1', 'LA-M7.2-1'];
  happen(story, { kind: 'split-up', part: index, split: next, round, rules });
  if (isClosedUp(next)) happen(story, { kind: 'closed-up', part: index, to: closedAt(part, next), rules });
};

const closedAt = ({ x, y, heading }: Part, { past }: Split): Pose => ({
  x: roundUnit(x + eastOf(heading) * past),
  y: roundUnit(y + northOf(heading) * past),
  heading,
});
