import type { Body } from './body.ts';
import { eastOf, type Heading, northOf } from './heading.ts';
import { type Obstacle, sweep } from './sweep.ts';

/**
 * Where the centre of a body's first block can go by marching straight within an angle of a heading, up to a distance
 * or the first obstacle: an outline to wash on the map, x, y after x, y, from the place it stands on. Advisory: each of
 * its rays is exact, what lies between two rays is not looked at.
 */
export const reachOutline = (
  body: Body,
  heading: Heading,
  spread: number,
  distance: number,
  obstacles: readonly Obstacle[],
  rays = 33,
): Float64Array => {
  const { x, y } = body.blocks[0];
  const isWholeCircle = spread >= 18_000;
  const outline = new Float64Array(2 * rays + (isWholeCircle ? 0 : 2));
  let at = 0;
  if (!isWholeCircle) {
    outline[0] = x;
    outline[1] = y;
    at = 2;
  }
  for (let i = 0; i < rays; i += 1) {
    const share = rays === 1 ? 0 : (2 * i) / (isWholeCircle ? rays : rays - 1) - 1;
    const way = Math.round(heading + Math.min(spread, 18_000) * share);
    const dx = eastOf(way) * distance;
    const dy = northOf(way) * distance;
    let time = 1;
    for (const obstacle of obstacles) time = Math.min(time, sweep(body, dx, dy, obstacle));
    outline[at + 2 * i] = x + dx * time;
    outline[at + 2 * i + 1] = y + dy * time;
  }
  return outline;
};
