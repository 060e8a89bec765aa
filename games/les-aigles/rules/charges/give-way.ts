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
import { blocksOf, bodyOfPart } from '../../ground/shape/blocks.ts';
import { partOf, standingOutside, unitOfPart, withPart } from '../../model/evolve.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { allowance, chargeBonus } from '../../tables/allowances.ts';
import { finished } from '../changes/finish.ts';
import { isBarredAt } from '../ground/queries.ts';
import { overlap } from '../passing-through/cross.ts';

/** LA-U5.1-1: less shared ground than this is no more than touching. */
const TOUCHING = 10_000;

/** Further than any two formations reach together. */
const FAR = unitsOf(160);

/** Straight back, and to either side, as it fronts. */
const AWAY = [18_000, 9_000, 27_000] as const;

/** LA-U3.4-1: whoever has caught a unit at its change makes room for it by the shortest way that is free. */
export const giveWay = (story: Story, attacker: number, defender: number): void => {
  const to = wayOut(story, attacker, defender);
  if (to === undefined || to === 'none') return;
  const { x, y, heading, run } = partOf(story.state, attacker);
  happen(story, {
    ...{ kind: 'moved', part: attacker, how: 'marches', level: 'charge', run },
    way: [{ x, y, heading }, to.pose],
    to: to.pose,
    rules: ['LA-U3.4-1'],
  });
};

/**
 * Whether all who have caught a part could make room for what it is becoming: nobody goes farther for it than in a
 * quarter, and an enemy who had no part in it stays where he is.
 */
export const makeRoom = (
  { setting, state }: Story,
  attackers: readonly number[],
  defender: number,
): boolean => {
  const part = partOf(state, defender);
  const { doing } = part;
  if (doing?.what !== 'change' && doing?.what !== 'limber' && doing?.what !== 'unlimber') return true;
  const { stands } = finished(setting, unitOfPart(state, defender), part, doing);
  const after = withPart(state, defender, (now) => ({ ...now, ...stands }));
  const { side } = unitOfPart(state, defender);
  const isInTheWay = standingOutside(state).some(
    (other) =>
      unitOfPart(state, other).side !== side &&
      !attackers.includes(other) &&
      !overlap(setting, state, other, defender) &&
      overlap(setting, after, other, defender),
  );
  if (isInTheWay) return false;
  return attackers.every((attacker) => wayOut({ setting, state: after }, attacker, defender) !== 'none');
};

interface Out {
  readonly pose: Pose;
  readonly length: number;
}

interface Here extends Pick<Story, 'setting'> {
  readonly state: State;
}

/** The shortest way out of the other's ground; undefined for whoever is not on it. */
const wayOut = (here: Here, attacker: number, defender: number): Out | 'none' | undefined => {
  if (!overlap(here.setting, here.state, attacker, defender)) return undefined;
  const part = partOf(here.state, attacker);
  const unit = unitOfPart(here.state, attacker);
  const most = allowance(unit, part) + chargeBonus(unit, part);
  const [best] = AWAY.map((turn) => outOf(here, attacker, defender, part.heading + turn))
    .filter((way) => way !== undefined && way.length <= most)
    .sort((a, b) => (a?.length ?? 0) - (b?.length ?? 0));
  return best ?? 'none';
};

/** Where a part only touches the other, if it goes this way; undefined if somebody else stands there. */
const outOf = (
  { setting, state }: Here,
  attacker: number,
  defender: number,
  way: number,
): Out | undefined => {
  const part = partOf(state, attacker);
  const unit = unitOfPart(state, attacker);
  const [east, north] = [eastOf(way), northOf(way)];
  const at = (length: number): Pose => ({
    x: roundUnit(part.x + east * length),
    y: roundUnit(part.y + north * length),
    heading: part.heading,
  });
  const bodyAt = (length: number): Body => bodyOf(blocksOf(setting, { ...part, ...at(length) }, unit.arm));
  const bodyIn = (index: number): Body =>
    bodyOfPart(setting, partOf(state, index), unitOfPart(state, index).arm);
  // Coming back from far away, it meets the other where it is just out of it.
  const length = FAR * (1 - sweep(bodyAt(FAR), -east * FAR, -north * FAR, bodyIn(defender)));
  if (!Number.isFinite(length)) return undefined;
  const ground = bodyAt(length);
  const isTaken = standingOutside(state).some(
    (other) =>
      ![attacker, defender].includes(other) &&
      !overlap(setting, state, attacker, other) &&
      overlapArea(ground, bodyIn(other)) > TOUCHING,
  );
  return isTaken || isBarredAt(setting, state, part, unit, at(length))
    ? undefined
    : { pose: at(length), length };
};
