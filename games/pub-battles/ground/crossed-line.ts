import { boxOf, type Line, type Polygon } from '@grognard/field';
import type { CrossedLine } from '../model/terrain.ts';

/** So many straight bits of a line are looked at together. */
export const STRETCH = 8;

/** A line made ready to be asked who goes over it. */
export const crossedLine = (line: Line): CrossedLine => {
  const count = Math.ceil(Math.max(0, line.length - 1) / STRETCH);
  const boxes = new Float64Array(4 * count);
  for (let each = 0; each < count; each += 1) {
    const { minX, minY, maxX, maxY } = boxOf(line.slice(each * STRETCH, (each + 1) * STRETCH + 1).flat());
    boxes.set([minX, minY, maxX, maxY], 4 * each);
  }
  return { points: Float64Array.from(line.flat()), box: boxOf(line.flat()), boxes };
};

/** The borders of a hill, each as a line that ends where it began. */
export const bordersOf = ({ rings }: Polygon): readonly Line[] => {
  const lines: Line[] = [];
  for (let ring = 0; ring + 1 < rings.starts.length; ring += 1) {
    const line: [number, number][] = [];
    for (let i = rings.starts[ring] ?? 0; i < (rings.starts[ring + 1] ?? 0); i += 2) {
      line.push([rings.points[i] ?? 0, rings.points[i + 1] ?? 0]);
    }
    const [first] = line;
    lines.push(first === undefined ? line : [...line, first]);
  }
  return lines;
};
