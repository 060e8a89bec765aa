/** What the ground stands against, as the view of a seat knows it. */

import { type Refusal, refuse } from '@grognard/engine';
import { type Block, bodyOf, halt } from '@grognard/field';
import type { Stretch } from '../../ground/motion/course.ts';
import { stageOf, type Walk, walkFrom } from '../../ground/motion/pace.ts';
import { blocksOf, bodyOfPart, extentOf } from '../../ground/shape/blocks.ts';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import type { Leg, MarchTask } from '../../model/tasks.ts';
import type { Glance } from '../planning/glance.ts';
import type { GroundCode } from './codes.ts';
import { type Ground, groundOf, isBare, type Zone, zonesIn } from './going.ts';
import type { Mover } from './mover.ts';
import { boxAround } from './reach.ts';
import { blocksAfter, isOn, spansOf, type ZoneSpan } from './spans.ts';

export const noGround = (
  rule: string,
  code: GroundCode,
  unit: string,
  feature: Pick<Zone['feature'], 'kind'>,
  more: Refusal['params'] = {},
): readonly Refusal[] => [refuse(rule, code, { unit, ground: feature.kind, ...more })];

/** All that a way would lead over, each stretch with the leg that it belongs to. */
const spansAlong = (
  ground: Ground,
  mover: Mover,
  blocks: readonly Block[],
  way: readonly Pick<Stretch, 'motion'>[],
): readonly (readonly ZoneSpan[])[] => {
  let now = blocks;
  return way.map(({ motion }) => {
    const zones = zonesIn(ground, mover, boxAround(now, motion));
    const spans = zones.length === 0 ? [] : spansOf(mover, zones, now, motion);
    now = blocksAfter(now, motion, 1);
    return spans;
  });
};

/** The whole of a march as if it took no time. */
const wholeWay = ({ setting, unit, part }: Glance, legs: readonly Leg[]): { way: Stretch[]; legs: Leg[] } => {
  const [way, gone]: [Stretch[], Leg[]] = [[], []];
  let walk: Walk = walkFrom(part);
  for (const leg of legs) {
    let rest: Leg | undefined = leg;
    while (rest !== undefined) {
      const stage: ReturnType<typeof stageOf> = stageOf(setting, unit, part, walk, rest, Infinity);
      if (stage === undefined) break;
      way.push({ motion: stage.motion, until: 1 });
      gone.push(leg);
      walk = stage.to;
      rest = stage.rest;
    }
  }
  return { way, legs: gone };
};

/** Ground that a part is on already is no reason against leaving it. */
const newBar = (spans: readonly ZoneSpan[], here: ReadonlySet<Zone['feature']>): ZoneSpan | undefined =>
  spans.find(({ zone, going }) => going.bar !== undefined && zone.isWall !== true && !here.has(zone.feature));

/** LA-O2.4-8: not backwards on a slope. */
const isBackOnSlope = (spans: readonly ZoneSpan[], leg: Leg | undefined): ZoneSpan | undefined =>
  leg?.go === 'back'
    ? spans.find(({ zone }) => zone.sort === 'slope' || zone.sort === 'covered slope')
    : undefined;

/** The bridge or ford at which a way over water ends for a front that is wider. */
const narrowCrossing = ({ setting, unit, part }: Glance, way: readonly Stretch[], { zone, to }: ZoneSpan) => {
  const { feature } = zone;
  if (feature.kind !== 'water') return undefined;
  const last = way.at(-1);
  const before = way
    .slice(0, -1)
    .reduce((now, { motion }) => blocksAfter(now, motion, 1), blocksOf(setting, part, unit.arm));
  const body = bodyOf(last === undefined ? before : blocksAfter(before, last.motion, to));
  const { front } = extentOf(setting, part, unit.arm);
  return feature.crossings.find(({ bed }) => front > bed.width && isOn(body, bed));
};

const noWay = (glance: Glance, way: readonly Stretch[], barred: ZoneSpan): readonly Refusal[] => {
  const { unit } = glance;
  const { feature } = barred.zone;
  const narrow = narrowCrossing(glance, way, barred);
  if (narrow === undefined) return noGround(barred.going.bar ?? '', 'ground-barred', unit.id, feature);
  const rule = narrow.sort === 'bridge' ? 'LA-O6.3-6' : 'LA-O6.3-14';
  return noGround(rule, 'ground-too-wide', unit.id, feature, { crossing: narrow.sort });
};

/** What stands against a march over known ground. */
export const judgeGround = (glance: Glance, { legs, forced }: MarchTask): readonly Refusal[] => {
  const { setting, view, unit, part } = glance;
  const ground = groundOf(setting, view);
  if (isBare(ground)) return [];
  const mover: Mover = { unit, part, forced: forced === true };
  const whole = wholeWay(glance, legs);
  const blocks = blocksOf(setting, part, unit.arm);
  // Out of what bars it one may come; on a bridge or in a ford nothing bars it yet.
  const under = spansUnder(setting, ground, mover, part, unit.arm).filter(
    ({ going }) => going.bar !== undefined,
  );
  const here = new Set(under.map(({ zone }) => zone.feature));
  const along = spansAlong(ground, mover, blocks, whole.way);
  for (const [index, spans] of along.entries()) {
    const back = isBackOnSlope(spans, whole.legs[index]);
    if (back !== undefined) return noGround('LA-O2.4-8', 'ground-back', unit.id, back.zone.feature);
    const barred = newBar(spans, here);
    if (barred !== undefined) return noWay(glance, whole.way.slice(0, index + 1), barred);
  }
  return [];
};

/** What a part stands on that is not plain to it. */
export const zonesUnder = (
  setting: Memories,
  ground: Ground,
  mover: Mover,
  part: Part,
  arm: Mover['unit']['arm'],
): readonly Zone[] => {
  if (isBare(ground)) return [];
  const body = bodyOfPart(setting, part, arm);
  return zonesIn(ground, mover, body).filter(({ shape }) => isOn(body, shape));
};

/** The same with roads, bridges and paths taken into account. */
export const spansUnder = (
  setting: Memories,
  ground: Ground,
  mover: Mover,
  part: Part,
  arm: Mover['unit']['arm'],
): readonly ZoneSpan[] => {
  const zones = zonesUnder(setting, ground, mover, part, arm);
  return zones.length === 0 ? [] : spansOf(mover, zones, blocksOf(setting, part, arm), halt);
};
