/** LA-S3.8-9: places of the scenario that count where no army has broken by the end. */

import { flat, type Side } from '@grognard/engine';
import { unitsOf } from '@grognard/field';
import { middleOf } from '../../ground/shape/ahead.ts';
import { isThere, unitOf } from '../../model/evolve.ts';
import type { AimEntry } from '../../model/scenario.ts';
import type { Memories } from '../../model/setting.ts';
import { figuresIn } from '../../model/stands.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';

const IN_DISORDER = 3;

/** How many figures each side has there in hand. */
const presentAt = (
  setting: Memories,
  state: State,
  { at: [x, y], radius }: AimEntry,
): ReadonlyMap<Side, number> => {
  const reach = unitsOf(radius);
  const figures = new Map<Side, number>();
  for (const part of flat(state.parts)) {
    if (!isThere(part) || part.routing === true || part.degradation >= IN_DISORDER) continue;
    const unit = unitOf(state, part.unit);
    const middle = middleOf(setting, part, unit.arm);
    const [dx, dy] = [middle.x - unitsOf(x), middle.y - unitsOf(y)];
    if (dx * dx + dy * dy > reach * reach) continue;
    figures.set(unit.side, (figures.get(unit.side) ?? 0) + figuresIn(unit, part.companies));
  }
  return figures;
};

/** Whoever has more of them. */
const holderOf = (figures: ReadonlyMap<Side, number>): Side | undefined => {
  const [first, second] = [...figures].sort((a, b) => b[1] - a[1]);
  return first !== undefined && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
};

/** Who holds each of some places as things are; those that nobody holds are left out. */
export const holdersOf = (
  setting: Memories,
  state: State,
  aims: readonly AimEntry[],
): Readonly<Record<string, Side>> => {
  const held: Record<string, Side> = {};
  for (const aim of aims) {
    const side = holderOf(presentAt(setting, state, aim));
    if (side !== undefined) held[aim.id] = side;
  }
  return held;
};

/** What each side holds when the last period has been played. */
export const countAims = (story: Story): void => {
  const { setting, state } = story;
  const { aims = [] } = setting.source;
  if (aims.length === 0) return;
  const held = holdersOf(setting, state, aims);
  const points: Record<Side, number> = Object.fromEntries(setting.sides.map(({ id }) => [id, 0]));
  for (const aim of aims) {
    const side = held[aim.id];
    if (side === undefined) continue;
    points[side] = (points[side] ?? 0) + (aim.points[side] ?? 0);
  }
  happen(story, { kind: 'aims-counted', held, points, rules: ['LA-S3.8-9'] });
};
