/** What lies between two and stops nobody's sight, with the rules that say so. */

import { boxesMeet, type Ribbon, runsThrough } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { shapeOf } from '../../ground/terrain/shape-of.ts';
import { partOf, unitOf } from '../../model/evolve.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Laid, Terrain } from '../../model/terrain.ts';

const rulesOf = (feature: Laid): readonly string[] => {
  switch (feature.kind) {
    case 'line':
      return ['LA-O8.2-1', 'LA-O8.2-2'];
    case 'redoubt':
      return ['LA-O9.1-8'];
    case 'crop':
      return feature.entry.sort === 'ploughland' ? ['LA-O9.2-13'] : ['LA-O9.2-1'];
    case 'wreck':
      return ['LA-O9.3-9'];
    default:
      return [];
  }
};

type Line = readonly [ax: number, ay: number, bx: number, by: number];

const side = ([ax, ay, bx, by]: Line, x: number, y: number): number =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax);

const crosses = (line: Line, { axis }: Ribbon): boolean => {
  for (let i = 0; i + 3 < axis.length; i += 2) {
    const leg: Line = [axis[i] ?? 0, axis[i + 1] ?? 0, axis[i + 2] ?? 0, axis[i + 3] ?? 0];
    const isParted = side(line, leg[0], leg[1]) > 0 !== side(line, leg[2], leg[3]) > 0;
    if (isParted && side(leg, line[0], line[1]) > 0 !== side(leg, line[2], line[3]) > 0) return true;
  }
  return false;
};

/** Over what the sight from the middle of one part to that of another passes without harm. */
export const passedBy = (
  setting: Memories,
  terrain: Terrain,
  state: State,
  viewer: number,
  target: number,
): readonly string[] => {
  const middle = (index: number): readonly [number, number] => {
    const part = partOf(state, index);
    const { minX, maxX, minY, maxY } = bodyOfPart(setting, part, unitOf(state, part.unit).arm);
    return [(minX + maxX) / 2, (minY + maxY) / 2];
  };
  const [[ax, ay], [bx, by]] = [middle(viewer), middle(target)];
  const box = {
    minX: Math.min(ax, bx),
    minY: Math.min(ay, by),
    maxX: Math.max(ax, bx),
    maxY: Math.max(ay, by),
  };
  const passed = terrain.laid.filter((feature) => {
    const shape = shapeOf(feature);
    if (rulesOf(feature).length === 0 || !boxesMeet(shape, box, 0)) return false;
    return shape.kind === 'polygon'
      ? runsThrough(shape, ax, ay, bx, by, new Float64Array(2)) > 0
      : crosses([ax, ay, bx, by], shape);
  });
  return [...new Set(passed.flatMap(rulesOf))];
};
