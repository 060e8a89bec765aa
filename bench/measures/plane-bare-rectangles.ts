import type { Work } from '../measure.ts';
import { CASES, COLUMNS, columnAt, type RectangleCases, ROWS, rowAt } from './plane-cases.ts';

/** The limit: a grid of lists, so that rectangles may move, and plain arithmetic written out in one loop. */
export const bareOverlap = ({ standing, probes }: RectangleCases): Work => {
  const sines = Float64Array.from({ length: 45_000 }, (_, h) => Math.sin((h * Math.PI) / 18_000));
  const most = 2_750;
  const heads = new Int32Array(COLUMNS * ROWS).fill(-1);
  const next = new Int32Array(standing.length);
  const values = new Float64Array(standing.length * 6);
  standing.forEach(({ x, y, heading, halfFront, halfDepth }, id) => {
    const cell = rowAt(y) * COLUMNS + columnAt(x);
    next[id] = heads[cell];
    heads[cell] = id;
    values.set([x, y, sines[heading], sines[heading + 9_000], halfFront, halfDepth], id * 6);
  });
  const six = Float64Array.from(
    probes.flatMap(({ x, y, heading, halfFront, halfDepth }) => [x, y, heading, halfFront, halfDepth, 0]),
  );
  const one = (probe: number): number => {
    const x = six[probe];
    const y = six[probe + 1];
    const east = sines[six[probe + 2]];
    const north = sines[six[probe + 2] + 9_000];
    const front = six[probe + 3];
    const depth = six[probe + 4];
    const wide = Math.abs(north) * front + Math.abs(east) * depth + most;
    const high = Math.abs(east) * front + Math.abs(north) * depth + most;
    const first = Math.max(0, columnAt(x - wide));
    const last = Math.min(COLUMNS - 1, columnAt(x + wide));
    const top = Math.min(ROWS - 1, rowAt(y + high));
    for (let row = Math.max(0, rowAt(y - high)); row <= top; row += 1) {
      for (let cell = row * COLUMNS + first; cell <= row * COLUMNS + last; cell += 1) {
        for (let id = heads[cell]; id >= 0; id = next[id]) {
          const at = id * 6;
          const dx = values[at] - x;
          const dy = values[at + 1] - y;
          const east2 = values[at + 2];
          const north2 = values[at + 3];
          const front2 = values[at + 4];
          const depth2 = values[at + 5];
          const same = Math.abs(east * east2 + north * north2);
          const cross = Math.abs(east * north2 - north * east2);
          if (Math.abs(dx * east + dy * north) >= depth + depth2 * same + front2 * cross) continue;
          if (Math.abs(dx * north - dy * east) >= front + front2 * same + depth2 * cross) continue;
          if (Math.abs(dx * east2 + dy * north2) >= depth2 + depth * same + front * cross) continue;
          if (Math.abs(dx * north2 - dy * east2) < front2 + front * same + depth * cross) return 1;
        }
      }
    }
    return 0;
  };
  return (times) => {
    let met = 0;
    for (let i = 0; i < times; i += 1) met += one((i & (CASES - 1)) * 6);
    return met;
  };
};
