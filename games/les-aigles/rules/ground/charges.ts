/** LA-O0-21: nobody charges from, through or onto an obstacle. */
import type { Refusal } from '@grognard/engine';
import {
  type Body,
  bodyOf,
  eastOf,
  gap,
  headingOf,
  isUpTo,
  type Motion,
  march,
  northOf,
  type Pose,
  timeToMeet,
} from '@grognard/field';
import { blocksOf, bodyOfPart } from '../../ground/shape/blocks.ts';
import type { Part } from '../../model/part.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Unit } from '../../model/unit.ts';
import { BESIDE_IT } from '../../tables/terrain.ts';
import { type Going, groundOf, isBare, type Zone, zonesIn } from './going.ts';
import { noGround, spansUnder, zonesUnder } from './judge.ts';
import type { Mover } from './mover.ts';
import { isSlope } from './queries.ts';
import { boxAround } from './reach.ts';
import { isOn, spansOf, type ZoneSpan } from './spans.ts';

interface Known {
  readonly setting: Setting;
  readonly view: Pick<State, 'terrain'>;
}

interface Who {
  readonly part: Part;
  readonly unit: Pick<Unit, 'arm' | 'id'>;
}

/** The rule that makes this ground an obstacle to a charge. */
const chargeBar = ({ feature, sort }: Zone): string => {
  if (sort === 'slope' || sort === 'covered slope') return 'LA-O2.4-4';
  switch (feature.kind) {
    case 'wood':
      return 'LA-O4.5-2';
    case 'water':
      return feature.entry.sort === 'stream' || feature.entry.sort === 'ditch' ? 'LA-O6.2-9' : 'LA-O6.3-14';
    case 'crop':
      return feature.entry.sort === 'ploughland' ? 'LA-O9.2-17' : 'LA-O9.2-12';
    case 'line':
      return 'LA-O8.6-2';
    default:
      return 'LA-OX-2';
  }
};

/** LA-O7.1-7: roads do not make a charge possible, bridges do. */
const isObstacle = ({ zone, going }: ZoneSpan): boolean =>
  zone.sort !== 'gap' && (going === zone || zone.feature.kind !== 'water');

/** What stands against charging from where a part is. */
export const chargesFromObstacle = ({ setting, view }: Known, { part, unit }: Who): readonly Refusal[] => {
  const ground = groundOf(setting, view);
  if (isBare(ground)) return [];
  const found = spansUnder(setting, ground, { unit, part }, part, unit.arm).find(isObstacle);
  return found === undefined
    ? []
    : noGround(chargeBar(found.zone), 'ground-charge-from', unit.id, found.zone.feature);
};

/** The first obstacle on a straight way. */
const obstacleOn = (
  known: Known,
  mover: Mover,
  from: Part,
  arm: Unit['arm'],
  motion: Motion,
): ZoneSpan | undefined => {
  const ground = groundOf(known.setting, known.view);
  if (isBare(ground)) return undefined;
  const blocks = blocksOf(known.setting, from, arm);
  const zones = zonesIn(ground, mover, boxAround(blocks, motion));
  const spans = zones.length === 0 ? [] : spansOf(mover, zones, blocks, motion).filter(isObstacle);
  return spans.reduce<ZoneSpan | undefined>(
    (first, span) => (first === undefined || span.from < first.from ? span : first),
    undefined,
  );
};

/** A little beyond where two touch: what one of them stands against is met too. */
const BEYOND = 2 * BESIDE_IT;

const straight = ({ heading }: Pose, length: number): Motion =>
  march(eastOf(heading) * length, northOf(heading) * length);

/** Longer than any table. */
const FAR = 1_000_000;

/** Straight at the enemy, and a little into him. */
const wayTo = (setting: Memories, from: Part, arm: Unit['arm'], enemy: Body): Motion => {
  const body = bodyOf(blocksOf(setting, from, arm));
  const time = timeToMeet(body, straight(from, FAR), enemy);
  const [dx, dy] = [(enemy.minX + enemy.maxX) / 2 - from.x, (enemy.minY + enemy.maxY) / 2 - from.y];
  const length = time <= 1 ? time * FAR : Math.sqrt(dx * dx + dy * dy);
  return straight(from, length + BEYOND);
};

/** LA-O8.6-1: whether the enemy stands against it. */
const isHeldBy = (setting: Memories, { shape }: Zone, { part, unit }: Who): boolean =>
  isUpTo(gap(bodyOfPart(setting, part, unit.arm), shape), BESIDE_IT);

/** What stands against charging an enemy: he stands on a slope, or something lies between. */
export const chargesThroughObstacle = (
  known: Known,
  { part, unit }: Who,
  enemy: Who,
  isAhead: boolean,
): readonly Refusal[] => {
  const ground = groundOf(known.setting, known.view);
  if (isBare(ground)) return [];
  const target = { target: enemy.unit.id };
  const theirs = zonesUnder(known.setting, ground, { unit, part: enemy.part }, enemy.part, enemy.unit.arm);
  const slope = theirs.find((zone) => isSlope({ zone, going: zone, from: 0, to: 1 }));
  if (slope !== undefined)
    return noGround('LA-OX-1', 'ground-charge-through', unit.id, slope.feature, target);
  const body = bodyOfPart(known.setting, enemy.part, enemy.unit.arm);
  const [dx, dy] = [(body.minX + body.maxX) / 2 - part.x, (body.minY + body.maxY) / 2 - part.y];
  const from: Part = isAhead ? part : { ...part, heading: headingOf(dx, dy) };
  const met = obstacleOn(known, { unit, part }, from, unit.arm, wayTo(known.setting, from, unit.arm, body));
  if (met === undefined || isOn(bodyOfPart(known.setting, part, unit.arm), met.zone.shape)) return [];
  const isHeld = met.zone.feature.kind === 'line' && isHeldBy(known.setting, met.zone, enemy);
  const rule = isHeld ? 'LA-O8.6-1' : chargeBar(met.zone);
  return noGround(rule, 'ground-charge-through', unit.id, met.zone.feature, target);
};

/** How far one can ride straight ahead before an obstacle; as far as was asked, if there is none. */
export const obstacleAhead = (known: Known, { part, unit }: Who, length: number): number => {
  const met = obstacleOn(known, { unit, part }, part, unit.arm, straight(part, length));
  return met === undefined ? length : met.from * length;
};

/** Whether an obstacle lies on a way of several legs, each with where it begins. */
export const isObstructed = (
  known: Known,
  { part, unit }: Who,
  way: readonly Pose[],
  motions: readonly Motion[],
): boolean =>
  way.some((from, leg) => {
    const motion = motions[leg];
    if (motion === undefined) return false;
    return obstacleOn(known, { unit, part }, { ...part, ...from }, unit.arm, motion) !== undefined;
  });

/** What a charge has touched on its way: it is an ordinary entry from then on. */
export const touchedOnRide = (
  known: Known,
  { part, unit }: Who,
  from: Pose,
  length: number,
  isHome: boolean,
): readonly string[] | undefined => {
  const at: Part = { ...part, x: from.x, y: from.y, heading: from.heading };
  const way = straight(from, length + (isHome ? BEYOND : 0));
  const met = length <= 0 && !isHome ? undefined : obstacleOn(known, { unit, part }, at, unit.arm, way);
  if (met === undefined) return undefined;
  const isWood = met.zone.sort === 'ground' && met.zone.feature.kind === 'wood';
  return [chargeBar(met.zone), ...(isWood ? ['LA-O4.5-3'] : [])];
};

/** What a ride went over. */
export const riddenOver = (
  known: Known,
  { part, unit }: Who,
  from: Pose,
  length: number,
): readonly Going[] => {
  const ground = groundOf(known.setting, known.view);
  if (isBare(ground) || length <= 0) return [];
  const blocks = blocksOf(known.setting, { ...part, ...from }, unit.arm);
  const motion = straight(from, length);
  const zones = zonesIn(ground, { unit, part }, boxAround(blocks, motion));
  return spansOf({ unit, part }, zones, blocks, motion).map(({ going }) => going);
};
