import { loadPeer } from '../install.ts';
import type { Work } from '../measure.ts';
import { CASES, type Corner, type Rectangle, type RectangleCases, type SightCases } from './plane-cases.ts';

const counting =
  (one: (place: number) => boolean): Work =>
  (times) => {
    let total = 0;
    for (let i = 0; i < times; i += 1) if (one(i & (CASES - 1))) total += 1;
    return total;
  };

interface Flatten {
  readonly Polygon: new (corners: readonly Corner[]) => Shape;
  readonly Point: new (x: number, y: number) => object;
  readonly Segment: new (a: object, b: object) => Shape;
  readonly PlanarSet: new () => { add(shape: Shape): unknown; search(box: object): Shape[] };
}
interface Shape {
  readonly box: object;
  intersect(other: Shape): unknown[];
}

/** Its planar set finds the polygons near a line, its `intersect` decides. */
export const flattenSight = async ({ polygons, lines }: SightCases): Promise<Work> => {
  const { Polygon, Point, Segment, PlanarSet } = (await loadPeer('@flatten-js/core')) as Flatten;
  const set = new PlanarSet();
  for (const ring of polygons) set.add(new Polygon(ring));
  return counting((place) => {
    const [ax, ay, bx, by] = lines.subarray(place * 4, place * 4 + 4);
    const line = new Segment(new Point(ax, ay), new Point(bx, by));
    return !set.search(line.box).some((polygon) => polygon.intersect(line).length > 0);
  });
};

interface Point {
  x: number;
  y: number;
}
interface Probe {
  start: Point;
  end: Point;
  setPosition(x: number, y: number, update: boolean): unknown;
  setAngle(angle: number, update: boolean): unknown;
  setScale(x: number, y: number, update: boolean): unknown;
  updateBody(now: boolean): void;
}
interface System {
  createPolygon(at: Point, corners: readonly Point[], options: object): Probe;
  createBox(at: Point, width: number, height: number, options: object): Probe;
  createLine(start: Point, end: Point): Probe;
  checkOne(body: Probe, found: () => boolean): boolean;
}
interface DetectCollisions {
  readonly System: new () => System;
}
const found = (): boolean => true;

/** One line moved about in its tree, which is quicker than its `raycast` and says as much. */
export const collisionsSight = async ({ polygons, lines }: SightCases): Promise<Work> => {
  const { System } = (await loadPeer('detect-collisions')) as DetectCollisions;
  const system = new System();
  for (const ring of polygons) {
    const corners = ring.map(([x, y]) => ({ x, y }));
    system.createPolygon({ x: 0, y: 0 }, corners, { isStatic: true });
  }
  const line = system.createLine({ x: 0, y: 0 }, { x: 1, y: 1 });
  return counting((place) => {
    const [ax, ay, bx, by] = lines.subarray(place * 4, place * 4 + 4);
    line.start = { x: ax, y: ay };
    line.end = { x: bx, y: by };
    line.updateBody(true);
    return !system.checkOne(line, found);
  });
};

/** Its angles run anticlockwise from the east, in radians. */
const angleOf = ({ heading }: Rectangle): number => -(heading * Math.PI) / 18_000;

export const collisionsOverlap = async ({ standing, probes }: RectangleCases): Promise<Work> => {
  const { System } = (await loadPeer('detect-collisions')) as DetectCollisions;
  const system = new System();
  for (const block of standing) {
    const options = { isStatic: true, isCentered: true, angle: angleOf(block) };
    system.createBox(block, 2 * block.halfFront, 2 * block.halfDepth, options);
  }
  const probe = system.createBox({ x: 0, y: 0 }, 2, 2, { isCentered: true });
  return counting((place) => {
    const block = probes[place];
    probe.setScale(block.halfFront, block.halfDepth, false);
    probe.setAngle(angleOf(block), false);
    probe.setPosition(block.x, block.y, true);
    return system.checkOne(probe, found);
  });
};

interface Sat {
  readonly default: {
    readonly Vector: new (x: number, y: number) => object;
    readonly Polygon: new (at: object, corners: readonly object[]) => { setAngle(angle: number): unknown };
    testPolygonPolygon(a: object, b: object): boolean;
  };
}

/** It has no index of its own: a glance at the distance spares most of its tests. */
export const satOverlap = async ({ standing, probes }: RectangleCases): Promise<Work> => {
  const { Vector, Polygon, testPolygonPolygon } = ((await loadPeer('sat')) as Sat).default;
  const polygonOf = (block: Rectangle) => {
    const { x, y, halfFront: f, halfDepth: d } = block;
    const corners = [new Vector(-f, -d), new Vector(f, -d), new Vector(f, d), new Vector(-f, d)];
    const polygon = new Polygon(new Vector(x, y), corners);
    polygon.setAngle(angleOf(block));
    return { polygon, x, y, reach: Math.hypot(f, d) };
  };
  const blocks = standing.map(polygonOf);
  return counting((place) => {
    const probe = polygonOf(probes[place]);
    return blocks.some(({ polygon, x, y, reach }) => {
      const near = reach + probe.reach;
      const [dx, dy] = [x - probe.x, y - probe.y];
      return dx * dx + dy * dy < near * near && testPolygonPolygon(probe.polygon, polygon);
    });
  });
};
