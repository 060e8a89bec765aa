/** LA-U2.2-39: when a column may close into a full square. */
import { flat, type Refusal } from '@grognard/engine';
import { type Body, eastOf, gap, isUpTo, northOf, sweep } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { isThere, unitOf } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import { homeOf, type Memories } from '../../model/setting.ts';
import type { Unit } from '../../model/unit.ts';
import { allowance, chargeBonus } from '../../tables/allowances.ts';
import type { Glance } from '../planning/glance.ts';
import { no } from './refusing.ts';

/** Enemy cavalry that could be here within half a period. */
const isCavalryNear = (setting: Memories, own: Body, unit: Unit, other: Part, enemy: Unit): boolean =>
  enemy.side !== unit.side &&
  enemy.arm === 'cavalry' &&
  isUpTo(
    gap(own, bodyOfPart(setting, other, enemy.arm)),
    2 * allowance(enemy, other) + chargeBonus(enemy, other),
  );

/** A friend who runs, rallies or evades straight into it within half a period. */
const isInTheWay = (own: Body, { setting, unit }: Glance, other: Part, friend: Unit): boolean => {
  if (friend.side !== unit.side) return false;
  if (other.routing !== true && other.rally === undefined && other.evade === undefined) return false;
  const heading = other.rally?.away ?? homeOf(setting, unit.side);
  const far = 2 * allowance(friend, other, other.evade === undefined ? 'rally' : 'evade');
  return (
    sweep(bodyOfPart(setting, other, friend.arm), eastOf(heading) * far, northOf(heading) * far, own) <= 1
  );
};

export const isUnthreatened = (glance: Glance): readonly Refusal[] => {
  const { view, index, part, unit } = glance;
  const own = bodyOfPart(glance.setting, part, unit.arm);
  const isThreatened = flat(view.parts).some((other, number) => {
    if (number === index || !isThere(other)) return false;
    const owner = unitOf(view, other.unit);
    return isCavalryNear(glance.setting, own, unit, other, owner) || isInTheWay(own, glance, other, owner);
  });
  return isThreatened ? [] : no('LA-U2.2-39', 'no-threat', { unit: unit.id });
};
