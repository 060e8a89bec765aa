/**
 * Contact between edges. A stretch of one body's edge is in contact where a facing edge of the other lies within the
 * tolerance of its line; what is counted is the length along the first body's own edge. A corner that touches counts
 * for nothing. Nothing is allocated.
 */

import { type Side, sides } from './block.ts';
import type { Body } from './body.ts';
import { stretches } from './scratch.ts';

/** Puts the stretch of edge a-b that faces c-d in contact into the list, and gives its new length. */
const addStretch = (
  p: Float64Array,
  i: number,
  j: number,
  q: Float64Array,
  k: number,
  l: number,
  touch: number,
  count: number,
): number => {
  const dx = p[j] - p[i];
  const dy = p[j + 1] - p[i + 1];
  const length = Math.sqrt(dx * dx + dy * dy);
  const ex = q[l] - q[k];
  const ey = q[l + 1] - q[k + 1];
  // Both rings run clockwise, so edges that face each other run opposite ways.
  if (length === 0 || dx * ex + dy * ey >= 0 || count >= stretches.length) return count;
  const alongFrom = ((q[k] - p[i]) * dx + (q[k + 1] - p[i + 1]) * dy) / length;
  const alongTo = ((q[l] - p[i]) * dx + (q[l + 1] - p[i + 1]) * dy) / length;
  const outFrom = ((q[k + 1] - p[i + 1]) * dx - (q[k] - p[i]) * dy) / length;
  const outTo = ((q[l + 1] - p[i + 1]) * dx - (q[l] - p[i]) * dy) / length;
  let first = 0;
  let last = 1;
  const rise = outTo - outFrom;
  if (Math.abs(rise) < 1e-9) {
    if (Math.abs(outFrom) > touch) return count;
  } else {
    const u = (-touch - outFrom) / rise;
    const v = (touch - outFrom) / rise;
    first = Math.max(first, Math.min(u, v));
    last = Math.min(last, Math.max(u, v));
    if (first >= last) return count;
  }
  const from = Math.max(0, alongFrom + (alongTo - alongFrom) * last);
  const to = Math.min(length, alongFrom + (alongTo - alongFrom) * first);
  if (from >= to) return count;
  stretches[count] = from;
  stretches[count + 1] = to;
  return count + 2;
};

/** The length that the stretches cover together, each part counted once. */
const covered = (count: number): number => {
  let total = 0;
  let reached = -Infinity;
  for (let done = 0; done < count; done += 2) {
    let next = -1;
    for (let i = 0; i < count; i += 2) {
      if (stretches[i + 1] > reached && (next < 0 || stretches[i] < stretches[next])) next = i;
    }
    if (next < 0) return total;
    total += stretches[next + 1] - Math.max(stretches[next], reached);
    reached = stretches[next + 1];
  }
  return total;
};

const contactOfEdge = (
  body: Body,
  at: number,
  side: number,
  other: Body,
  otherSide: number,
  touch: number,
): number => {
  let count = 0;
  const j = at + 2 * ((side + 1) % 4);
  for (let k = 0; k < other.pieces.points.length; k += 8) {
    for (let s = 0; s < 4; s += 1) {
      if (otherSide >= 0 && s !== otherSide) continue;
      const l = k + 2 * ((s + 1) % 4);
      count = addStretch(
        body.pieces.points,
        at + 2 * side,
        j,
        other.pieces.points,
        k + 2 * s,
        l,
        touch,
        count,
      );
    }
  }
  return covered(count);
};

/** The length of a body's edges in contact with the other's; of one of its sides only, or with one of the other's. */
export const contactLength = (
  body: Body,
  other: Body,
  touch: number,
  side?: Side,
  otherSide?: Side,
): number => {
  if (body.minX - touch > other.maxX || other.minX - touch > body.maxX) return 0;
  if (body.minY - touch > other.maxY || other.minY - touch > body.maxY) return 0;
  const mine = side === undefined ? -1 : sides.indexOf(side);
  const theirs = otherSide === undefined ? -1 : sides.indexOf(otherSide);
  let total = 0;
  for (let at = 0; at < body.pieces.points.length; at += 8) {
    for (let s = 0; s < 4; s += 1) {
      if (mine < 0 || mine === s) total += contactOfEdge(body, at, s, other, theirs, touch);
    }
  }
  return total;
};
