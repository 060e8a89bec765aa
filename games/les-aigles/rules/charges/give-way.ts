/** Room for a change that contact has cut short: it is finished at once, and whoever came stands beside its ground. */
import {
  type Body,
  bodyOf,
  eastOf,
  northOf,
  overlapArea,
  type Pose,
  roundUnit,
  sweep,
  unitsOf,
} from '@grognard/field';
import { blocksOf, bodyOfPart } from '../../shape/blocks.ts';
import { partOf, standingOutside, unitOfPart } from '../../state.ts';
import { happen, type Story } from '../../story.ts';
import { overlap } from '../crossing/cross.ts';

/** LA-U5.1-1: less shared ground than this is no more than touching. */
const TOUCHING = 10_000;

/** Further than any two formations reach together. */
const FAR = unitsOf(160);

/** Straight back, and to either side, as it fronts. */
const AWAY = [18_000, 9_000, 27_000] as const;

/** LA-U3.4-1: whoever has caught a unit at its change makes room for it by the shortest way that is free. */
export const giveWay = (story: Story, attacker: number, defender: number): void => {
  if (!overlap(story.state, attacker, defender)) return;
  const part = partOf(story.state, attacker);
  const { x, y, heading } = part;
  const [to] = AWAY.map((turn) => outOf(story, attacker, defender, heading + turn))
    .filter((way) => way !== undefined)
    .sort((a, b) => a.length - b.length);
  if (to === undefined) return;
  happen(story, {
    ...{ kind: 'moved', part: attacker, level: 'charge', run: part.run },
    way: [{ x, y, heading }, to.pose],
    to: to.pose,
    rules: ['LA-U3.4-1'],
  });
};

interface Out {
  readonly pose: Pose;
  readonly length: number;
}

/** Where a part only touches the other, if it goes this way; undefined if somebody else stands there. */
const outOf = ({ state }: Story, attacker: number, defender: number, way: number): Out | undefined => {
  const part = partOf(state, attacker);
  const { arm } = unitOfPart(state, attacker);
  const [east, north] = [eastOf(way), northOf(way)];
  const at = (length: number): Pose => ({
    x: roundUnit(part.x + east * length),
    y: roundUnit(part.y + north * length),
    heading: part.heading,
  });
  const bodyAt = (length: number): Body => bodyOf(blocksOf({ ...part, ...at(length) }, arm));
  const bodyIn = (index: number): Body => bodyOfPart(partOf(state, index), unitOfPart(state, index).arm);
  // Coming back from far away, it meets the other where it is just out of it.
  const length = FAR * (1 - sweep(bodyAt(FAR), -east * FAR, -north * FAR, bodyIn(defender)));
  if (!Number.isFinite(length)) return undefined;
  const ground = bodyAt(length);
  const isTaken = standingOutside(state).some(
    (other) =>
      ![attacker, defender].includes(other) &&
      !overlap(state, attacker, other) &&
      overlapArea(ground, bodyIn(other)) > TOUCHING,
  );
  return isTaken ? undefined : { pose: at(length), length };
};
