/** Sight between bodies the slow way: every deciding line from edge to edge, one after the other. */
import { type Blocker, type Body, boxOf, sees, sightIndex } from '../../index.ts';
import { takeBlocker, takeEdges, tryAt, tryPart } from '../../plane/sight/critical.ts';
import { cornersOf } from './cases.ts';

export type Edge4 = [number, number, number, number];

export const edgesOf = (body: Body): Edge4[] =>
  body.blocks.flatMap((block) => {
    const corners = cornersOf(block);
    return corners.map(([x, y], i): Edge4 => {
      const [u, v] = corners[(i + 1) % 4] ?? [x, y];
      return [x, y, u, v];
    });
  });

/** The edges that have some corner of the other body before them. */
export const edgesFacing = (body: Body, other: Body): Edge4[] =>
  edgesOf(body).filter(([ax, ay, bx, by]) =>
    other.blocks.flatMap(cornersOf).some(([x, y]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0),
  );

const quarters = [0, 0.25, 0.5, 0.75, 1];

/** Whether a line from some of these edges to some of those is free. */
export const slowSearch = (
  blockers: readonly Blocker[],
  froms: readonly Edge4[],
  az: number,
  tos: readonly Edge4[],
  bz: number,
): boolean => {
  const index = sightIndex(blockers);
  const isFree = (ax: number, ay: number, bx: number, by: number): boolean =>
    sees(index, ax, ay, bx, by, az, bz);
  return froms.some((from) =>
    tos.some((to) => {
      const [ax, ay, bx, by] = from;
      const [cx, cy, dx, dy] = to;
      takeEdges(Float64Array.of(ax, ay, bx - ax, by - ay, cx, cy, dx - cx, dy - cy));
      const box = boxOf([...from, ...to]);
      for (const blocker of blockers) takeBlocker(blocker, box, az, bz);
      return (
        quarters.some((s) => quarters.some((t) => tryAt(s, t, isFree))) ||
        tryPart(0, 1, 0, 1, isFree, () => false)
      );
    }),
  );
};
