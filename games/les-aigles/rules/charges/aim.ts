/** LA-M5.4-10, -11: whoever charges and is charged himself turns on the one who can reach him first. */

import { boxesMeet, isUpTo, SAME } from '@grognard/field';
import { distanceAhead, middleOf } from '../../ground/shape/ahead.ts';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { zoneOf } from '../../ground/shape/zones.ts';
import { partOf, standing, unitOf } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Unit } from '../../model/unit.ts';
import { allowance, chargeBonus } from '../../tables/allowances.ts';
import { writtenTarget } from './riders.ts';

interface Charging {
  readonly index: number;
  readonly part: Part;
  readonly unit: Unit;
  /** How far it comes in this quarter. */
  readonly reach: number;
}

const reachOf = (part: Part, unit: Unit): number =>
  allowance(unit, part) + (part.charge?.plain === undefined ? chargeBonus(unit, part) : 0);

const charging = (state: State): readonly Charging[] =>
  standing(state).flatMap((index) => {
    const part = partOf(state, index);
    if (part.charge === undefined) return [];
    const unit = unitOf(state, part.unit);
    return [{ index, part, unit, reach: reachOf(part, unit) }];
  });

/** How far an enemy who charges has to come, if he can reach a part in this quarter and is seen before its front. */
const threatOf = (setting: Memories, to: Charging, by: Charging): number | undefined => {
  if (by.unit.side === to.unit.side) return undefined;
  const { reach } = by;
  const body = bodyOfPart(setting, to.part, to.unit.arm);
  if (!boxesMeet(bodyOfPart(setting, by.part, by.unit.arm), body, reach + SAME)) return undefined;
  const distance = distanceAhead(setting, by.part, by.unit.arm, body);
  if (!isUpTo(distance, reach)) return undefined;
  return zoneOf(setting, to.part, to.unit.arm, middleOf(setting, by.part, by.unit.arm)) === 'front'
    ? distance
    : undefined;
};

/** The nearest threat; of those as near, the first by name. */
const worstThreat = (setting: Memories, to: Charging, all: readonly Charging[]): Charging | undefined => {
  let worst: { readonly by: Charging; readonly distance: number } | undefined;
  for (const by of all) {
    const distance = threatOf(setting, to, by);
    if (distance === undefined) continue;
    const isWorse =
      worst === undefined ||
      distance < worst.distance ||
      (distance === worst.distance && by.unit.id < worst.by.unit.id);
    if (isWorse) worst = { by, distance };
  }
  return worst?.by;
};

/** LA-M5.5-4: infantry may turn on cavalry to save itself, but that is no charge. */
const plainAgainst = (to: Charging, by: Charging): { readonly plain?: string } =>
  to.unit.arm === 'infantry' && by.unit.arm === 'cavalry' ? { plain: 'LA-M5.5-4' } : {};

/** Whether a part is already written down for this enemy, or for another who threatens it just as well. */
const isAnswered = (setting: Memories, to: Charging, all: readonly Charging[]): boolean => {
  const target = writtenTarget(to.part);
  const aimed = all.find(({ index }) => index === target);
  return aimed !== undefined && threatOf(setting, to, aimed) !== undefined;
};

export const coverThemselves = (story: Story): void => {
  const all = charging(story.state);
  for (const to of all) {
    if (isAnswered(story.setting, to, all)) continue;
    const by = worstThreat(story.setting, to, all);
    const { charge } = to.part;
    if (by === undefined || charge === undefined) continue;
    happen(story, {
      kind: 'charge-turned',
      part: to.index,
      why: 'threatened',
      charge: { ...charge, target: by.index, ...plainAgainst(to, by) },
      target: by.index,
      rules: ['LA-M5.4-10', 'LA-M5.4-11'],
    });
  }
};
