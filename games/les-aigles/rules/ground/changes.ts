/** What the ground lets a part do on the spot: change its formation, reform, unlimber. */
import type { Refusal } from '@grognard/engine';
import { type Body, gapToEdge, isWhollyIn } from '@grognard/field';
import { blocksOf, bodyOfPart, extentOf } from '../../ground/shape/blocks.ts';
import { near } from '../../ground/terrain/terrain.ts';
import type { Wood } from '../../model/features.ts';
import type { Part } from '../../model/part.ts';
import type { Stands } from '../../model/stands.ts';
import type { Formation } from '../../model/vocabulary.ts';
import { BESIDE_IT } from '../../tables/terrain.ts';
import type { Glance } from '../planning/glance.ts';
import { type Ground, groundOf, isBare, type Zone } from './going.ts';
import { noGround, zonesUnder } from './judge.ts';
import { rankBodies } from './mover.ts';
import { holdingGround } from './queries.ts';
import { isOn, keepsTo } from './spans.ts';

const groundFor = ({ setting, view }: Glance): Ground => groundOf(setting, view);

/** The rules by which nobody changes formation on some ground. */
const CHANGE_BARS = {
  slope: 'LA-O2.4-5',
  wood: 'LA-O4.3-6',
  stream: 'LA-O6.2-14',
  river: 'LA-O6.3-14',
  wreck: 'LA-O9.3-7',
  barrier: 'LA-O8.4-6',
} as const;

/** The ground in a zone on which nobody changes formation; none, if one may. */
const barringIn = ({ feature, sort, shape }: Zone): keyof typeof CHANGE_BARS | undefined => {
  if (sort === 'gap') return undefined;
  if (sort === 'slope' || sort === 'covered slope') return 'slope';
  switch (feature.kind) {
    case 'wood':
    case 'wreck':
      return feature.kind;
    case 'water':
      return feature.entry.sort === 'stream' || feature.entry.sort === 'ditch' ? 'stream' : 'river';
    case 'line':
    case 'road':
      return shape.kind === 'ribbon' ? 'barrier' : undefined;
    default:
      return undefined;
  }
};

const isOnBridge = ({ feature }: Zone, { setting, part, unit }: Glance, after: Part): boolean => {
  if (feature.kind !== 'water') return false;
  const ranks = rankBodies({ unit, part }, blocksOf(setting, part, unit.arm)).filter((rank) =>
    isOn(rank, feature.bed),
  );
  const bridges = feature.crossings.filter(({ sort }) => sort === 'bridge');
  const isOver =
    ranks.length > 0 && ranks.every((rank) => bridges.some(({ bed }) => keepsTo(rank, [bed], feature.bed)));
  return isOver && extentOf(setting, after, unit.arm).front <= extentOf(setting, part, unit.arm).front;
};

/** LA-O6.3-4: whoever is partly on a bridge does not widen. */
const waterBar = (zone: Zone, glance: Glance): string | undefined => {
  const barring = barringIn(zone);
  if (barring === undefined) return undefined;
  if (zone.feature.kind !== 'water' || barring !== 'river') return CHANGE_BARS[barring];
  const { part, unit } = glance;
  const ranks = rankBodies({ unit, part }, blocksOf(glance.setting, part, unit.arm));
  const bridges = zone.feature.crossings.filter(({ sort }) => sort === 'bridge');
  return ranks.some((rank) => bridges.some(({ bed }) => isOn(rank, bed))) ? 'LA-O6.3-4' : CHANGE_BARS.river;
};

/** LA-O4.3-11, -12: a column whose head has come to the edge of a wood may spread along it. */
export const spreadsAlongEdge = (glance: Glance, to: Formation): Wood | undefined => {
  const { part, unit } = glance;
  const ground = groundFor(glance);
  if (isBare(ground) || unit.arm !== 'infantry' || (to !== 'line' && to !== 'double line')) return undefined;
  const [head] = rankBodies({ unit, part }, blocksOf(glance.setting, part, unit.arm));
  const { x, y } = part;
  if (head === undefined || !part.formation.endsWith('column')) return undefined;
  return near(ground.terrain, head, BESIDE_IT).find(
    (feature): feature is Wood =>
      feature.kind === 'wood' &&
      isOn(bodyOfPart(glance.setting, part, unit.arm), feature.area) &&
      (gapToEdge(feature.area, x, y) <= BESIDE_IT || !isWhollyIn(head, feature.area, BESIDE_IT)),
  );
};

/** LA-O4.3-6, -12: in a wood nobody changes his formation, but for a column whose head has come to its edge. */
export const noChangeInWood = (glance: Glance, to: Formation): readonly Refusal[] => {
  const { part, unit } = glance;
  const ground = groundFor(glance);
  if (isBare(ground) || spreadsAlongEdge(glance, to) !== undefined) return [];
  const wood = zonesUnder(glance.setting, ground, { unit, part }, part, unit.arm).find(
    (zone) => barringIn(zone) === 'wood',
  );
  if (wood === undefined) return [];
  const mightSpread = part.formation.endsWith('column') && (to === 'line' || to === 'double line');
  return mightSpread
    ? noGround('LA-O4.3-12', 'ground-edge-first', unit.id, wood.feature)
    : noGround('LA-O4.3-6', 'ground-change', unit.id, wood.feature);
};

/** What stands against a change of formation where a part is. */
export const noChangeHere = (glance: Glance, after: Part): readonly Refusal[] => {
  const { part, unit } = glance;
  const ground = groundFor(glance);
  if (isBare(ground)) return [];
  const mover = { unit, part };
  for (const zone of zonesUnder(glance.setting, ground, mover, part, unit.arm)) {
    const rule = waterBar(zone, glance);
    const isSpread = zone.feature.kind === 'wood' && spreadsAlongEdge(glance, after.formation) !== undefined;
    if (rule !== undefined && !isSpread && !isOnBridge(zone, glance, after))
      return noGround(rule, 'ground-change', unit.id, zone.feature);
  }
  return noRoom(glance, after);
};

/** LA-O3.3-3, LA-O3.3-5: the top of a plateau must hold the whole of it; elsewhere it keeps out of what it may not enter. */
export const noRoom = (glance: Glance, stands: Part | Stands, top = 'LA-O3.3-3'): readonly Refusal[] => {
  const { part, unit } = glance;
  const ground = groundFor(glance);
  if (isBare(ground)) return [];
  const after: Part = { ...part, ...stands };
  const now = bodyOfPart(glance.setting, part, unit.arm);
  for (const zone of zonesUnder(glance.setting, ground, { unit, part: after }, after, unit.arm)) {
    const { feature } = zone;
    const isTop = feature.kind === 'plateau' && isWhollyIn(now, feature.top, BESIDE_IT);
    if (isTop) return noGround(top, 'ground-no-room', unit.id, feature);
    if (zone.bar !== undefined && !isOn(now, zone.shape))
      return noGround(zone.bar, 'ground-no-room', unit.id, feature);
  }
  return [];
};

/** LA-O0-8, LA-O8.4-6: nobody reforms before he is wholly out. */
export const noReformHere = ({ setting, view, part, unit }: Glance): readonly Refusal[] => {
  const held = holdingGround(setting, view, part, unit);
  if (held === undefined) return [];
  const { feature } = held.zone;
  const rule = feature.kind === 'line' ? 'LA-O8.4-6' : feature.kind === 'wood' ? 'LA-O4.3-3' : 'LA-O0-8';
  return noGround(rule, 'ground-reform', unit.id, feature);
};

/** LA-O2.5-9, -12, LA-O3.3-4, LA-O6.2-7: guns need flat ground. */
const gunBar = ({ feature, sort, bar }: Zone, body: Body): string | undefined => {
  if (feature.kind === 'hill') return 'LA-O2.5-9';
  if (feature.kind === 'plateau') return isOn(body, feature.top) ? 'LA-O3.3-4' : 'LA-O2.5-12';
  if (feature.kind === 'water') return feature.entry.sort === 'stream' ? 'LA-O6.2-7' : 'LA-O2.5-10';
  return bar !== undefined || sort === 'line' ? 'LA-O2.5-10' : undefined;
};

/** What stands against unlimbering where a battery is. */
export const noBatteryHere = (glance: Glance, stands: Stands): readonly Refusal[] => {
  const { part, unit } = glance;
  const ground = groundFor(glance);
  if (isBare(ground)) return [];
  const after: Part = { ...part, ...stands };
  for (const zone of zonesUnder(glance.setting, ground, { unit, part }, part, unit.arm)) {
    const rule = gunBar(zone, bodyOfPart(glance.setting, part, unit.arm));
    if (rule !== undefined) return noGround(rule, 'ground-unlimber', unit.id, zone.feature);
  }
  const room = noRoom(glance, after, 'LA-O3.3-5');
  if (room.length > 0) return room;
  const spilt = zonesUnder(glance.setting, ground, { unit, part: after }, after, unit.arm).find(
    (zone) => gunBar(zone, bodyOfPart(glance.setting, after, unit.arm)) !== undefined,
  );
  return spilt === undefined ? [] : noGround('LA-O2.5-10', 'ground-unlimber', unit.id, spilt.feature);
};

/** The rules by which something that takes time is done where a part stands. */
export const groundStartRules = ({ setting, view, part, unit }: Glance): readonly string[] => {
  const ground = groundOf(setting, view);
  if (isBare(ground)) return [];
  const body = bodyOfPart(setting, part, unit.arm);
  return near(ground.terrain, body).flatMap((feature) => {
    if (feature.kind === 'wood' && feature.clearings.some((each) => isWhollyIn(body, each, BESIDE_IT)))
      return ['LA-O4.3-15'];
    if (feature.kind === 'plateau' && isWhollyIn(body, feature.top, BESIDE_IT))
      return ['LA-O3.3-1', 'LA-O3.3-3'];
    if (feature.kind === 'crop' && isOn(body, feature.area) && feature.entry.sort !== 'ploughland')
      return ['LA-O9.2-12'];
    return feature.kind === 'hill' && isOn(body, feature.area) ? ['LA-O2.6-9'] : [];
  });
};
