import type { Work } from '../measure.ts';
import { CELLS, cellOf, STEPS, spread } from './hex-bare-board.ts';
import { CASES, HEIGHT, type HexCases, POINTS, RADIUS, WIDTH } from './hex-cases.ts';

export const bareReach = ({ enter, from }: HexCases): Work => {
  const costs = spread(enter).map((cost) => (cost === 0 ? 255 : cost));
  const starts = Int32Array.from(from, cellOf);
  const cost = new Uint8Array(CELLS).fill(255);
  const ROOM = 256;
  const queues = new Int32Array((POINTS + 1) * ROOM);
  const ends = new Int32Array(POINTS + 1);
  const one = (start: number): number => {
    for (let spent = 0; spent <= POINTS; spent += 1) {
      for (let at = spent * ROOM; at < ends[spent]; at += 1) cost[queues[at]] = 255;
      ends[spent] = spent * ROOM;
    }
    cost[start] = 0;
    queues[0] = start;
    ends[0] = 1;
    let count = 0;
    for (let spent = 0; spent <= POINTS; spent += 1) {
      for (let at = spent * ROOM; at < ends[spent]; at += 1) {
        const cell = queues[at];
        if (cost[cell] !== spent) continue;
        count += 1;
        for (let side = 0; side < 6; side += 1) {
          const next = cell + STEPS[side];
          const total = spent + costs[next];
          if (total > POINTS || total >= cost[next]) continue;
          cost[next] = total;
          queues[ends[total]] = next;
          ends[total] += 1;
        }
      }
    }
    return count;
  };
  return (times) => {
    let total = 0;
    for (let i = 0; i < times; i += 1) total += one(starts[i & (CASES - 1)]);
    return total;
  };
};

export const bareSpiral = ({ from }: HexCases): Work => {
  const starts = Int32Array.from(from, cellOf);
  const inside = spread(new Uint8Array(WIDTH * HEIGHT).fill(1));
  const out = new Int32Array(128);
  const one = (start: number): number => {
    let count = 1;
    out[0] = start;
    for (let radius = 1; radius <= RADIUS; radius += 1) {
      let cell = start + radius;
      for (let side = 0; side < 6; side += 1) {
        const step = STEPS[(side + 2) % 6];
        for (let i = 0; i < radius; i += 1) {
          if (inside[cell] === 1) {
            out[count] = cell;
            count += 1;
          }
          cell += step;
        }
      }
    }
    return count;
  };
  return (times) => {
    let total = 0;
    for (let i = 0; i < times; i += 1) total += one(starts[i & (CASES - 1)]);
    return total;
  };
};
