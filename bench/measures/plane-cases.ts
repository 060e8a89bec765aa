import { randomOf } from '../random.ts';

/** Work is done on these cases in turn; a power of two, so that the turn is a mask. */
export const CASES = 1024;

/** The table, 300 by 200 cm, in units of 0.001 cm from its middle. */
export const TABLE = { minX: -150_000, minY: -100_000, maxX: 150_000, maxY: 100_000 };

/** The grid of the bare loops. */
export const CELL = 5_000;
export const COLUMNS = (TABLE.maxX - TABLE.minX) / CELL;
export const ROWS = (TABLE.maxY - TABLE.minY) / CELL;
export const columnAt = (x: number): number => Math.floor((x - TABLE.minX) / CELL);
export const rowAt = (y: number): number => Math.floor((y - TABLE.minY) / CELL);

export type Corner = readonly [number, number];

export interface SightCases {
  /** Two hundred convex polygons of twelve corners, anticlockwise: woods and villages. */
  readonly polygons: readonly (readonly Corner[])[];
  /** Four numbers a line of sight, from 10 to 60 cm long, with neither end in a polygon. */
  readonly lines: Float64Array;
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export const squared = (dx: number, dy: number): number => dx * dx + dy * dy;

const someDiscs = (random: (below: number) => number): Disc[] => {
  const discs: Disc[] = [];
  while (discs.length < 200) {
    const disc = { x: random(280_000) - 140_000, y: random(180_000) - 90_000, radius: 2_500 + random(3_000) };
    const isFree = ({ x, y, radius }: Disc) => {
      const apart = radius + disc.radius + 500;
      return squared(x - disc.x, y - disc.y) > apart * apart;
    };
    if (discs.every(isFree)) discs.push(disc);
  }
  return discs;
};

/** The polygons, the discs they stand on, and the chance that made them, for more. */
export const sightGround = () => {
  const random = randomOf(200_12);
  const discs = someDiscs(random);
  const polygons = discs.map(({ x, y, radius }) =>
    Array.from({ length: 12 }, (_, corner): Corner => {
      const angle = ((corner + random(60) / 100) * Math.PI) / 6;
      return [Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))];
    }),
  );
  return { random, discs, polygons };
};

export const sightCases = (): SightCases => {
  const { random, discs, polygons } = sightGround();
  const inside = (x: number, y: number) =>
    discs.some((disc) => squared(x - disc.x, y - disc.y) < disc.radius * disc.radius);
  const lines = new Float64Array(CASES * 4);
  for (let i = 0; i < CASES; ) {
    const [ax, ay] = [random(280_000) - 140_000, random(180_000) - 90_000];
    const [bx, by] = [ax + random(120_000) - 60_000, ay + random(120_000) - 60_000];
    const length = Math.sqrt(squared(bx - ax, by - ay));
    const isOnTable = Math.abs(bx) < 140_000 && Math.abs(by) < 90_000;
    if (length < 10_000 || length > 60_000 || !isOnTable || inside(ax, ay) || inside(bx, by)) continue;
    lines.set([ax, ay, bx, by], i * 4);
    i += 1;
  }
  return { polygons, lines };
};

/** A rectangle as games keep it: heading in hundredths of a degree, clockwise from north. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly halfFront: number;
  readonly halfDepth: number;
}

export interface RectangleCases {
  readonly standing: readonly Rectangle[];
  readonly probes: readonly Rectangle[];
}

/** Five hundred battalions anywhere, and probes that ask whether they would overlap one. */
export const rectangleCases = (): RectangleCases => {
  const random = randomOf(500);
  const some = (): Rectangle => ({
    x: random(280_000) - 140_000,
    y: random(180_000) - 90_000,
    heading: random(36_000),
    halfFront: 1_500 + random(1_000),
    halfDepth: 500 + random(500),
  });
  return { standing: Array.from({ length: 500 }, some), probes: Array.from({ length: CASES }, some) };
};
