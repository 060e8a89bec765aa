/** Where a rally or an evade may end. */

import { bodyOf, boxesMeet, gap, headingOf, isBeyond } from '@grognard/field';
import { middleOf } from '../../ground/shape/ahead.ts';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { zoneOf } from '../../ground/shape/zones.ts';
import { partOf, standing, unitOf, unitOfPart } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { FORMED } from '../../model/vocabulary.ts';
import { MUSKET_RANGE } from '../../tables/ranges.ts';

const isFoe = (state: State, one: number, other: number): boolean =>
  unitOfPart(state, one).side !== unitOfPart(state, other).side;

const bodyAt = (setting: Memories, state: State, index: number) =>
  bodyOfPart(setting, partOf(state, index), unitOfPart(state, index).arm);

/** LA-M3.1-10: no enemy infantry has it within the range of a musket. */
export const isOutOfMusketry = (setting: Memories, state: State, index: number): boolean => {
  const body = bodyAt(setting, state, index);
  return standing(state).every((other) => {
    if (!isFoe(state, index, other) || unitOfPart(state, other).arm !== 'infantry') return true;
    const foe = bodyAt(setting, state, other);
    return !boxesMeet(body, foe, 2 * MUSKET_RANGE) || isBeyond(gap(body, foe), MUSKET_RANGE);
  });
};

const nearestFoe = (setting: Memories, state: State, index: number): number | undefined => {
  const body = bodyAt(setting, state, index);
  let nearest: number | undefined;
  let least = Infinity;
  for (const other of standing(state)) {
    if (!isFoe(state, index, other)) continue;
    const away = gap(body, bodyAt(setting, state, other));
    const isAsNear = nearest !== undefined && away === least;
    const isFirst = isAsNear && unitOfPart(state, other).id < unitOfPart(state, nearest as number).id;
    if (away < least || isFirst) [nearest, least] = [other, away];
  }
  return nearest;
};

const isSteady = (part: Part): boolean =>
  part.degradation === FORMED &&
  part.rally === undefined &&
  part.evade === undefined &&
  part.routing === undefined &&
  part.doing === undefined;

/** The formed friend who stands between a part and its nearest enemy, and fronts him. */
export const shieldOf = (setting: Memories, state: State, index: number): number | undefined => {
  const foe = nearestFoe(setting, state, index);
  if (foe === undefined) return undefined;
  const from = middleOf(setting, partOf(state, foe), unitOfPart(state, foe).arm);
  const to = middleOf(setting, partOf(state, index), unitOfPart(state, index).arm);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const line = bodyOf([
    {
      ...{ x: from.x + dx / 2, y: from.y + dy / 2, heading: headingOf(dx, dy) },
      ...{ halfFront: 1, halfDepth: Math.sqrt(dx * dx + dy * dy) / 2 },
    },
  ]);
  return standing(state).find((other) => {
    const part = partOf(state, other);
    if (other === index || isFoe(state, index, other) || !isSteady(part)) return false;
    const { arm } = unitOf(state, part.unit);
    return zoneOf(setting, part, arm, from) === 'front' && gap(line, bodyOfPart(setting, part, arm)) === 0;
  });
};
