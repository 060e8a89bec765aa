/** What there is to choose about hedges, walls, works and guns that were left. */
import { type Body, gap, isUpTo, type Line, type Pose, TOUCH } from '@grognard/field';
import { bodyOfPart } from '../ground/shape/blocks.ts';
import { advanced } from '../ground/shape/change.ts';
import { allOf, near, terrainOf } from '../ground/terrain/terrain.ts';
import type { Barrier, Feature } from '../model/features.ts';
import type { Part } from '../model/part.ts';
import type { Setting } from '../model/setting.ts';
import type { Task } from '../model/tasks.ts';
import type { Terrain } from '../model/terrain.ts';
import type { Unit } from '../model/unit.ts';
import type { View } from '../model/view.ts';
import { hands } from '../model/vocabulary.ts';
import { aimedAt, isBattered, isInArc, isUnderHalf } from '../rules/barriers/shelling.ts';
import { isBuilt, sappersIn } from '../rules/barriers/sites.ts';
import { fromWall } from '../rules/walls/walls.ts';
import { WIDENED_BY, WORK_LENGTH } from '../tables/terrain.ts';

/** How far along a line the place nearest to another lies. */
const alongTo = ({ points }: Pick<Barrier, 'points'>, x: number, y: number): number => {
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

/** What of a feature can be battered or pulled down: a line, or those walls that look at a place. */
const facesOf = (feature: Feature, { x, y }: Pose): readonly Face[] => {
  if (feature.kind === 'line') return [{ points: feature.points, about: { feature: feature.id } }];
  if (feature.kind !== 'house' && feature.kind !== 'redoubt') return [];
  return feature.walls.flatMap((wall, side): Face[] =>
    fromWall(wall, x, y).out < 0
      ? []
      : [{ points: [wall.from, wall.to], about: { feature: feature.id, side } }],
  );
};

interface Face {
  readonly points: Line;
  readonly about: { readonly feature: string; readonly side?: number };
}

/** How far before its guns a battery looks for the place to lay them on. */
const LAID_AT = 15_000;

/** How far apart other places along a wall are tried. */
const APART = 1_000;

/** Places along a wall that guns might be laid on: straight ahead, where it is nearest, then from end to end. */
function* placesOn(face: Face, part: Part): Generator<number> {
  const ahead = advanced(part, LAID_AT);
  yield alongTo(face, ahead.x, ahead.y);
  yield alongTo(face, part.x, part.y);
  const end = face.points.at(-1) ?? [0, 0];
  for (let at = 0; at <= alongTo(face, end[0], end[1]); at += APART) yield at;
}

/** For guns in battery: every wall that they could batter. */
const targetsOf = (setting: Setting, view: View, index: number, part: Part): readonly Task[] =>
  terrainOf(setting, view).features.flatMap((feature): readonly Task[] =>
    facesOf(feature, part).flatMap((face): readonly Task[] => {
      const task = fittingShot(setting, view, index, part, face);
      return task === undefined ? [] : [task];
    }),
  );

const fittingShot = (
  setting: Setting,
  view: View,
  index: number,
  part: Part,
  face: Face,
): Task | undefined => {
  const aimed = (at: number) => aimedAt(setting, view, { do: 'shell', ...face.about, at });
  const nearest = aimed(alongTo(face, part.x, part.y));
  if (nearest === undefined || !isUnderHalf(setting, view, index, nearest, part)) return undefined;
  for (const at of placesOn(face, part)) {
    const task = { do: 'shell', ...face.about, at } as const;
    const aim = aimed(at);
    if (aim === undefined || isBattered(view, task, aim)) continue;
    if (isUnderHalf(setting, view, index, aim, part) && isInArc(setting, view, index, aim, part)) return task;
  }
  return undefined;
};

/** For sappers beside a wall: how it comes down. */
const downOf = (feature: Feature, part: Part): readonly Task[] =>
  facesOf(feature, part).map((face) => ({
    ...{ do: 'work', job: 'demolish', ...face.about, at: alongTo(face, part.x, part.y) },
  }));

/** For sappers at a bridge that was built in this battle: a deck begins before the bank. */
const bridgesAt = (terrain: Terrain, body: Body): readonly Task[] =>
  allOf(terrain, 'water').flatMap((water) =>
    water.crossings
      .filter(({ id, bed }) => isBuilt(id) && isUpTo(gap(body, bed), TOUCH.lesAigles.terrain))
      .map(({ id }): Task => ({ do: 'work', job: 'demolish', feature: water.id, crossing: id })),
  );

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
  const body = bodyOfPart(setting, part, unit.arm);
  const beside = near(terrain, body, TOUCH.lesAigles.terrain);
  const hasSappers = sappersIn(unit, part) > 0;
  const forSappers: readonly Task[] = hasSappers
    ? [{ do: 'work', job: 'shelter', length: 3 * WORK_LENGTH }, ...bridgesAt(terrain, body)]
    : [];
  return [
    ...forSappers,
    ...beside.flatMap((feature): readonly Task[] => {
      if (feature.kind === 'wreck')
        return [
          { do: 'reman', feature: feature.id },
          ...(hasSappers ? [{ do: 'work', job: 'spike', feature: feature.id } as const] : []),
        ];
      const down = hasSappers ? downOf(feature, part) : [];
      if (feature.kind !== 'line') return down;
      return [{ do: 'change', to: 'line', along: feature.id }, ...byHand, ...down];
    }),
  ];
};
