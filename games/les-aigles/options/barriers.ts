/** What there is to choose about hedges, walls, works and guns that were left. */
import { TOUCH } from '@grognard/field';
import type { Part } from '../part-types.ts';
import { aimedAt, isUnderHalf } from '../rules/barriers/shelling.ts';
import { sappersIn } from '../rules/barriers/sites.ts';
import type { Setting } from '../setting.ts';
import { bodyOfPart } from '../shape/blocks.ts';
import { WIDENED_BY, WORK_LENGTH } from '../tables/terrain.ts';
import type { Task } from '../tasks.ts';
import type { Barrier } from '../terrain/features.ts';
import { allOf, near, terrainOf } from '../terrain/terrain.ts';
import type { Unit } from '../unit-types.ts';
import type { View } from '../view.ts';
import { hands } from '../vocabulary.ts';

/** How far along a line the place nearest to another lies. */
const alongTo = ({ points }: Barrier, x: number, y: number): number => {
  let best = { at: 0, squared: Infinity };
  let gone = 0;
  points.slice(1).forEach((to, index) => {
    const [ax, ay] = points[index] ?? to;
    const [dx, dy] = [to[0] - ax, to[1] - ay];
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length === 0) return;
    const along = Math.min(length, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
    const [ex, ey] = [x - ax - (dx * along) / length, y - ay - (dy * along) / length];
    if (ex * ex + ey * ey < best.squared) best = { at: gone + along, squared: ex * ex + ey * ey };
    gone += length;
  });
  return Math.floor(best.at);
};

const byHand: readonly Task[] = hands.map((hand) => ({ do: 'widen', figures: WIDENED_BY, hand }));

/** For guns in battery: every wall that they could batter. */
const targetsOf = (setting: Setting, view: View, index: number, part: Part): readonly Task[] =>
  allOf(terrainOf(setting, view), 'line').flatMap((barrier): Task[] => {
    if (barrier.sort !== 'hard') return [];
    const at = alongTo(barrier, part.x, part.y);
    const task = { do: 'shell', feature: barrier.id, at } as const;
    const aimed = aimedAt(setting, view, task);
    return aimed !== undefined && isUnderHalf(view, index, aimed, part) ? [task] : [];
  });

/** The finite choices of a part about what stands beside it. */
export const barrierChoices = (
  setting: Setting,
  view: View,
  index: number,
  part: Part,
  unit: Unit,
): readonly Task[] => {
  const terrain = terrainOf(setting, view);
  if (terrain.laid.length === 0) return [];
  if (part.formation === 'in battery') return targetsOf(setting, view, index, part);
  const beside = near(terrain, bodyOfPart(part, unit.arm), TOUCH.lesAigles.terrain);
  const hasSappers = sappersIn(unit, part) > 0;
  const shelter: readonly Task[] = hasSappers
    ? [{ do: 'work', job: 'shelter', length: 3 * WORK_LENGTH }]
    : [];
  return [
    ...shelter,
    ...beside.flatMap((feature): readonly Task[] => {
      if (feature.kind === 'wreck')
        return [
          { do: 'reman', feature: feature.id },
          ...(hasSappers ? [{ do: 'work', job: 'spike', feature: feature.id } as const] : []),
        ];
      if (feature.kind !== 'line') return [];
      const at = alongTo(feature, part.x, part.y);
      return [
        { do: 'change', to: 'line', along: feature.id },
        ...byHand,
        ...(hasSappers ? [{ do: 'work', job: 'demolish', feature: feature.id, at } as const] : []),
      ];
    }),
  ];
};
