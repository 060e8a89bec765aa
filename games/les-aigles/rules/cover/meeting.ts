/** What the ground makes of a contact: who stands higher, who is caught half in a wood, who came out of the trees. */
import { bodyOf, gap, isUpTo, TOUCH, whereIn } from '@grognard/field';
import { type Placed, placedAt } from '../../ground/shape/placed.ts';
import { type StandingFigure, standingFigures, touching } from '../../ground/shape/standing-figures.ts';
import { standsIn, terrainOf } from '../../ground/terrain/terrain.ts';
import { partOf } from '../../model/evolve.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import type { Contact, State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Laid } from '../../model/terrain.ts';
import { type Arm, type Facing, IN_DISORDER, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { worsen } from '../degradation/worsen.ts';
import { isCrossing, isTakenInRedoubt, meetingOver } from './crossing-barriers.ts';
import { crosses, crossingsOf, lengthBetween, nearestOn, type Place } from './lines.ts';
import { loseAll } from './thrown.ts';
import { about, isAllIn, isRelief, type Relief, slopeOf, watersUnder, woodedOf } from './where.ts';

/** What the ground adds to a contact. */
export type MeetingGround = Pick<Contact, 'above' | 'halfWay' | 'caughtIn' | 'holder'> & {
  readonly rules: readonly string[];
};

const NOTHING: MeetingGround = { rules: [] };

/** The middle of some figures. */
const middleOf = (figures: readonly StandingFigure[]): Place => {
  const sum = figures.reduce<Place>(([x, y], { block }) => [x + block.x, y + block.y], [0, 0]);
  return [sum[0] / figures.length, sum[1] / figures.length];
};

const touchingOf = (setting: Memories, { part, unit }: Placed, other: Placed): readonly StandingFigure[] =>
  touching(standingFigures(setting, part, unit), other.body);

/** The middles of the front edges of a part's first rank. */
const frontOf = (setting: Memories, { part, unit }: Placed): readonly Place[] => {
  const first = standingFigures(setting, part, unit).filter(({ row }) => row === 0);
  return first.map(({ block }): Place => {
    const { points } = bodyOf([block]).pieces;
    const [lx = 0, ly = 0, rx = 0, ry = 0] = points;
    return [(lx + rx) / 2, (ly + ry) / 2];
  });
};

/** LA-O2.6-6, -7: nobody of a front stands on the other side of the crest than the enemy below. */
const isOnOneSide = (setting: Memories, { crest }: Relief, high: Placed, low: Place): boolean =>
  frontOf(setting, high).every((figure) => crossingsOf(crest, figure, low).length === 0);

/** How much of the way from one to the other must lead up the slope for the one to be above: half of it. */
const STEEP = 0.5;

/** How far a place is from the crest; on top of a plateau it is above it. */
const heightOf = (relief: Relief, place: Place): number => {
  const far = lengthBetween(place, nearestOn(relief.crest, place));
  return relief.kind === 'plateau' && whereIn(relief.top, ...place) === 'inside' ? far : -far;
};

/** How much higher one stands than another; over the crest of a hill, whoever has his front past it is above. */
const riseFrom = (setting: Memories, relief: Relief, one: Placed, here: Place, there: Place): number => {
  const [high, low] = [heightOf(relief, here), heightOf(relief, there)];
  if (relief.kind === 'plateau' || !crosses(relief.crest, here, there)) return high - low;
  return isOnOneSide(setting, relief, one, there) ? -high - low : high + low;
};

/** LA-O2.6-1, -3: of two on one slope, the one nearer to the crest where they touch. */
const higherOn = (setting: Memories, relief: Relief, one: Placed, other: Placed): Placed | undefined => {
  const [here, there] = [
    middleOf(touchingOf(setting, one, other)),
    middleOf(touchingOf(setting, other, one)),
  ];
  const rise = riseFrom(setting, relief, one, here, there);
  if (Math.abs(rise) < STEEP * lengthBetween(here, there) || rise === 0) return undefined;
  const [high, low] = rise > 0 ? [one, there] : [other, here];
  return relief.kind === 'plateau' || isOnOneSide(setting, relief, high, low) ? high : undefined;
};

/** Both stand on it: on its slope, or one of them on its flat top. */
const isShared = (relief: Relief, one: Placed, other: Placed): boolean => {
  const isOnSlope = ({ body }: Placed): boolean => standsIn(body, slopeOf(relief));
  const isOnTop = ({ body }: Placed): boolean => relief.kind === 'plateau' && standsIn(body, relief.top);
  return (isOnSlope(one) && (isOnSlope(other) || isOnTop(other))) || (isOnSlope(other) && isOnTop(one));
};

const aboveOnSlope = (
  setting: Memories,
  features: readonly Laid[],
  attacker: Placed,
  defender: Placed,
): MeetingGround => {
  for (const relief of features.filter(isRelief)) {
    const high = isShared(relief, attacker, defender)
      ? higherOn(setting, relief, attacker, defender)
      : undefined;
    if (high === undefined) continue;
    const rule = relief.kind === 'plateau' ? 'LA-O3.4-7' : high === attacker ? 'LA-O2.6-3' : 'LA-O2.6-1';
    return { above: high.index, rules: [rule, 'LA-O2.6-2', 'LA-O2.6-6', 'LA-O2.6-7'] };
  }
  return NOTHING;
};

/** LA-O6.2-8, LA-O6.3-14: whoever meets an enemy in the water, and is not in it himself. */
const aboveWater = (features: readonly Laid[], attacker: Placed, defender: Placed): MeetingGround => {
  const [wet, wetToo] = [attacker, defender].map(({ body }) => watersUnder(features, body));
  if (wet === undefined || wetToo === undefined || wet.length > 0 === wetToo.length > 0) return NOTHING;
  const [above, waters] = wet.length > 0 ? [defender, wet] : [attacker, wetToo];
  const isFord = waters.some(({ entry }) => entry.sort === 'river' || entry.sort === 'big river');
  return { above: above.index, rules: [isFord ? 'LA-O6.3-14' : 'LA-O6.2-8', 'LA-O6.2-10'] };
};

/** LA-O4.5-12: some of his figures are in a wood, and others are not. */
const isHalfIn = (features: readonly Laid[], { body }: Placed): boolean => {
  const woods = woodedOf(features);
  return woods.some((area) => standsIn(body, area)) && !woods.some((area) => isAllIn(body, area));
};

const featuresOf = (setting: Setting, state: Pick<State, 'terrain'>, ...all: readonly Placed[]) => [
  ...new Set(all.flatMap(({ body }) => about(setting, state, body))),
];

/** What the ground adds when one comes into contact with another. */
export const meetingOn = (
  setting: Setting,
  state: State,
  attacker: Placed,
  defender: Placed,
): MeetingGround => {
  // A hedge may lie between the two, and under neither of them.
  if (terrainOf(setting, state).laid.length === 0) return NOTHING;
  const features = featuresOf(setting, state, attacker, defender);
  const slope = aboveOnSlope(setting, features, attacker, defender);
  const higher = slope.above === undefined ? aboveWater(features, attacker, defender) : slope;
  if (!isHalfIn(features, defender)) {
    const { rules: barred, ...met } = meetingOver(setting, state, attacker, defender);
    return { ...higher, ...met, rules: [...higher.rules, ...barred] };
  }
  const rules = [...higher.rules, 'LA-O4.5-12', 'LA-O4.5-14'];
  return { ...higher, halfWay: defender.index, caughtIn: 'wood', rules };
};

/** LA-O4.5-2, -3: no charge is one if it ends in a wood. */
export const isInTrees = (
  setting: Setting,
  state: Pick<State, 'terrain'>,
  attacker: Placed,
  defender: Placed,
): boolean => {
  const woods = woodedOf(featuresOf(setting, state, attacker, defender));
  return woods.some(
    (area) =>
      standsIn(attacker.body, area) ||
      touchingOf(setting, defender, attacker).some(({ block: { x, y } }) => whereIn(area, x, y) === 'inside'),
  );
};

/** LA-O7.3-3, -4: whoever comes at a flank through the trees of a road is without formation. */
const comeThroughTrees = (
  story: Story,
  features: readonly Laid[],
  attacker: Placed,
  defender: Placed,
  side: Facing,
): void => {
  if (side === 'front') return;
  const [here, there] = [
    middleOf(touchingOf(story.setting, attacker, defender)),
    middleOf(touchingOf(story.setting, defender, attacker)),
  ];
  const isThrough = features.some(
    (feature) =>
      feature.kind === 'road' &&
      standsIn(defender.body, feature.bed) &&
      feature.lined.some(({ by, course }) => by === 'trees' && crosses(course, here, there)),
  );
  if (isThrough) worsen(story, attacker.index, WITHOUT_FORMATION, ['LA-O7.3-3', 'LA-O7.3-4']);
};

/** What contact on broken ground does to both. */
export const caughtOnGround = (
  story: Story,
  { attacker, defender, side, charged, halfWay }: Contact,
  arm: Arm,
): void => {
  const { setting, state } = story;
  const [one, other] = [placedAt(setting, state, attacker), placedAt(setting, state, defender)];
  const features = featuresOf(setting, state, one, other);
  if (halfWay === defender) {
    const isWorst = arm === 'cavalry' && charged === true;
    const rule = isCrossing(setting, state, other) ? 'LA-O8.6-11' : 'LA-O4.5-12';
    worsen(story, defender, isWorst ? IN_DISORDER : WITHOUT_FORMATION, [rule]);
  }
  comeThroughTrees(story, features, one, other, side);
  const isWater = isAtTheWater(setting, story.state, defender);
  if (!isWater && !isTakenInRedoubt(setting, story.state, one, other)) return;
  const rules = isWater ? ['LA-O6.3-13', 'LA-O0-5'] : ['LA-O9.1-6'];
  happen(story, { kind: 'laid-down-arms', part: defender, by: attacker, rules });
  loseAll(story, defender, rules);
};

/** LA-O6.3-13: a rout that the water has stopped gives itself up to whoever comes. */
const isAtTheWater = (setting: Setting, state: State, index: number): boolean => {
  const placed = placedAt(setting, state, index);
  if (partOf(state, index).routing !== true) return false;
  return about(setting, state, placed.body, TOUCH.lesAigles.terrain).some(
    (feature) =>
      feature.kind === 'water' &&
      (feature.entry.sort === 'river' || feature.entry.sort === 'big river') &&
      isUpTo(gap(placed.body, feature.bed), TOUCH.lesAigles.terrain),
  );
};
