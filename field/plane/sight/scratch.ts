/**
 * Scratch of sight, as `../scratch.ts` is that of the plane: written and read within one call, which allocates nothing once
 * the lists have grown, and worth nothing when it has returned.
 */
import { sightIndex } from './layout.ts';

/** Edges, four numbers each. */
export interface Edges {
  list: Float64Array;
  count: number;
}

const noEdges = (): Edges => ({ list: new Float64Array(64), count: 0 });

/** `between.ts`: the edges from which one looks, and those that one looks at. */
export const from: Edges = noEdges();
export const to: Edges = noEdges();

/** `line.ts`: how many blockers were met in the walk under way; the walk puts their numbers in `index.met`. */
export const walk = { metCount: 0 };

/**
 * `line.ts`: the line under question, kept so that no call has to carry it: ax, ay, bx, by, the height of the higher eye;
 * and how far from 0 the product of two results of plain arithmetic must be for their signs to be certain, first for
 * the ends of a side against the line, then for the ends of the line against a side.
 */
export const line = new Float64Array(7);

/** `low.ts`: the two shares of the way between which a line is clearly below the top. */
export const low = new Float64Array(2);

/** `run.ts`: the places, 0 to 1 along the line, where it meets the border; and the runs inside it, as from, to, from, to. */
export const running = { marks: new Float64Array(64), markCount: 0, runs: new Float64Array(64) };

/** `run.ts`: the part of a run in which the line is lower than the height, as from and to. */
export const lowInRun = new Float64Array(2);

/** `run.ts`: the line under question: its length, and how much of it may still run through the blocker. */
export const way = new Float64Array(2);

/** `screen.ts`: the fan under question, by the places named there, and the ends of its stretches: two where the lines start, two where they end. */
export const fan = new Float64Array(12);
export const corners = new Float64Array(8);

/**
 * `screen.ts`: the sides of the ground as the middle line sees them, four numbers each, how far along and how far across;
 * and how far along the middle line sides cross it, in order.
 */
export const ground = {
  laid: new Float64Array(256),
  laidCount: 0,
  crossings: new Float64Array(64),
  crossingCount: 0,
};

/**
 * `critical.ts`: the curves, four numbers each, and those that pass through the part under search; the two edges, as where
 * each starts, how far it goes and how long it is; and that part, a hair wider than asked.
 */
export const critical = {
  curves: new Float64Array(1024),
  curveCount: 0,
  passing: new Int32Array(256),
  passingCount: 0,
  sx: 0,
  sy: 0,
  sdx: 0,
  sdy: 0,
  tx: 0,
  ty: 0,
  tdx: 0,
  tdy: 0,
  sLength: 1,
  tLength: 1,
  leastS: 0,
  mostS: 1,
  leastT: 0,
  mostT: 1,
};

/** `search.ts`: the line found, from a to b. */
export const found = new Float64Array(4);

/** `search.ts`: the edges under search, each as where it starts and how far it goes: x, y, dx, dy, and the same of the other. */
export const edges = new Float64Array(8);

/** `search.ts`: the box around both edges. */
export const box = { minX: 0, minY: 0, maxX: 0, maxY: 0 };

/**
 * `search.ts`: the map and the heights of the eyes; the blockers near both bodies by number, and among them those near the
 * edges, the one that hid something last first; the parts still to be searched, s from and to, t from and to; which lines
 * from quarter to quarter were tried, a bit each; and whether the curves of the edges are taken up.
 */
export const search = {
  index: sightIndex([]),
  az: 0,
  bz: 0,
  around: new Int32Array(64),
  aroundCount: 0,
  near: new Int32Array(64),
  nearCount: 0,
  parts: new Float64Array(1024),
  partCount: 0,
  tried: 0,
  areCurvesTaken: false,
};
