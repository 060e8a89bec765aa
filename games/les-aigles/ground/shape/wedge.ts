/** Ground as a front sees it: to its right, and ahead. */
import { type Body, type Box, eastOf, northOf, type Pose, SAME } from '@grognard/field';

export type Spot = readonly [right: number, ahead: number];
export type Ring = readonly Spot[];

/** Every block of a body, seen from a front. */
const ringsSeen = (front: Pose, { pieces: { points, starts } }: Body): readonly Ring[] => {
  const [east, north] = [eastOf(front.heading), northOf(front.heading)];
  const rings: Spot[][] = [];
  for (let ring = 0; ring + 1 < starts.length; ring += 1) {
    const spots: Spot[] = [];
    for (let i = starts[ring] ?? 0; i < (starts[ring + 1] ?? 0); i += 2) {
      const [dx, dy] = [(points[i] ?? 0) - front.x, (points[i + 1] ?? 0) - front.y];
      spots.push([north * dx - east * dy, east * dx + north * dy]);
    }
    rings.push(spots);
  }
  return rings;
};

/** The corners of a box, seen from a front. */
export const boxSeen = ({ x, y, heading }: Pose, { minX, minY, maxX, maxY }: Box): Ring => {
  const [east, north] = [eastOf(heading), northOf(heading)];
  const corners: readonly Spot[] = [
    [minX, maxY],
    [maxX, maxY],
    [maxX, minY],
    [minX, minY],
  ];
  return corners.map(([px, py]): Spot => {
    const [dx, dy] = [px - x, py - y];
    return [north * dx - east * dy, east * dx + north * dy];
  });
};

/** Whether a ring lies straight between a spot and the front; one that only borders on that line does not. */
const covers = (ring: Ring, [right, ahead]: Spot): boolean =>
  ring.some(([across]) => across < right - SAME) &&
  ring.some(([across]) => across > right + SAME) &&
  ring.some((a, place) => {
    const b = ring[(place + 1) % ring.length] ?? a;
    if ((a[0] - right) * (b[0] - right) > 0 || a[0] === b[0]) return false;
    const at = a[1] + ((right - a[0]) / (b[0] - a[0])) * (b[1] - a[1]);
    return at < ahead - SAME;
  });

/**
 * The sides that a body turns to a front: as near to square on as any, and with nothing of the body before them. A deep
 * column is no wider a target than its head.
 */
export const sidesShown = (front: Pose, body: Body): readonly Ring[] => {
  const rings = ringsSeen(front, body);
  return rings.flatMap((ring) =>
    ring.flatMap((a, place): Ring[] => {
      const b = ring[(place + 1) % ring.length] ?? a;
      const [across, along] = [b[0] - a[0], b[1] - a[1]];
      // Seen from the front, a ring's sides that face it run from its right to its left.
      if (across > -SAME || Math.abs(along) > -across + SAME) return [];
      const middle: Spot = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      return rings.some((other) => other !== ring && covers(other, middle)) ? [] : [[a, b]];
    }),
  );
};

/** A spot that a front sees, on the table. */
export const onTable = ({ x, y, heading }: Pose, [right, ahead]: Spot): readonly [number, number] => {
  const [east, north] = [eastOf(heading), northOf(heading)];
  return [x + north * right + east * ahead, y - east * right + north * ahead];
};

/** What of a ring lies where the measure is not below nothing; the border belongs to it. */
const clipped = (ring: Ring, measure: (spot: Spot) => number): Spot[] => {
  const kept: Spot[] = [];
  for (let place = 0; place < ring.length; place += 1) {
    const spot = ring[place] as Spot;
    const next = ring[(place + 1) % ring.length] as Spot;
    const here = measure(spot) + SAME;
    const there = measure(next) + SAME;
    if (here >= 0) kept.push(spot);
    if (here >= 0 === there >= 0) continue;
    const share = here / (here - there);
    kept.push([spot[0] + share * (next[0] - spot[0]), spot[1] + share * (next[1] - spot[1])]);
  }
  return kept;
};

export const aheadOfFront = (ring: Ring): Ring => clipped(ring, ([, ahead]) => ahead);

/** What of a ring lies in the arc of one place of the front. */
export const inArc = (ring: Ring, from: number, tangent: number): Ring =>
  clipped(
    clipped(ring, ([right, ahead]) => ahead * tangent - (right - from)),
    ([right, ahead]) => ahead * tangent + (right - from),
  );

/** From which stretch of the front something of a ring ahead of it lies in the arc. */
export const stretchFor = (ring: Ring, tangent: number): readonly [left: number, right: number] => [
  ring.reduce((least, [right, ahead]) => Math.min(least, right - Math.max(0, ahead) * tangent), Infinity),
  ring.reduce((most, [right, ahead]) => Math.max(most, right + Math.max(0, ahead) * tangent), -Infinity),
];

const lengthTo = (from: number, [right, ahead]: Spot): number =>
  Math.sqrt((right - from) * (right - from) + ahead * ahead);

/** The spot of a ring that is nearest to a place of the front. */
export const nearestIn = (ring: Ring, from: number): { readonly spot: Spot; readonly far: number } => {
  let best: { spot: Spot; far: number } = { spot: ring[0] ?? [from, Infinity], far: Infinity };
  for (let place = 0; place < ring.length; place += 1) {
    const a = ring[place] as Spot;
    const b = ring[(place + 1) % ring.length] as Spot;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const whole = dx * dx + dy * dy;
    const share = whole === 0 ? 0 : Math.min(1, Math.max(0, ((from - a[0]) * dx - a[1] * dy) / whole));
    const spot: Spot = [a[0] + share * dx, a[1] + share * dy];
    const far = lengthTo(from, spot);
    if (far < best.far) best = { spot, far };
  }
  return best;
};

/** How much of a front some stretches of it cover together. */
export const covered = (stretches: readonly (readonly [number, number])[]): number => {
  let sum = 0;
  let done = -Infinity;
  for (const [from, to] of [...stretches].sort((a, b) => a[0] - b[0])) {
    sum += Math.max(0, to - Math.max(from, done));
    done = Math.max(done, to);
  }
  return sum;
};

/** Whether a straight line runs through a body, farther than rounding would have it. */
export const runsInto = (
  { pieces: { points, starts } }: Body,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
): boolean => {
  const [dx, dy] = [bx - ax, by - ay];
  const whole = Math.sqrt(dx * dx + dy * dy);
  for (let ring = 0; ring + 1 < starts.length; ring += 1) {
    const [first, end] = [starts[ring] ?? 0, starts[ring + 1] ?? 0];
    let [from, to] = [0, 1];
    for (let i = first, j = end - 2; i < end; j = i, i += 2) {
      const [sx, sy] = [(points[i] ?? 0) - (points[j] ?? 0), (points[i + 1] ?? 0) - (points[j + 1] ?? 0)];
      // Rings run clockwise: their ground is on the right of every side.
      const at = sy * (ax - (points[j] ?? 0)) - sx * (ay - (points[j + 1] ?? 0));
      const gain = sy * dx - sx * dy;
      if (gain === 0) {
        if (at <= 0) to = -1;
      } else if (gain > 0) from = Math.max(from, -at / gain);
      else to = Math.min(to, -at / gain);
    }
    if ((to - from) * whole > SAME) return true;
  }
  return false;
};
