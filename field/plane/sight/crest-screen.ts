/** Whether a crest is certain to stop a whole fan of lines of sight: each passes from one of its sides to the other. */
import { CLEAR, takeLow } from './low.ts';
import { low } from './scratch.ts';

const rightOf = (ax: number, ay: number, bx: number, by: number, x: number, y: number): number =>
  (by - ay) * (x - ax) - (bx - ax) * (y - ay);

/** Whether all lines cross the line through a leg, from one of its sides to the other and below its top. */
const isParted = (axis: Float64Array, i: number, corners: Float64Array): boolean => {
  const px = axis[i];
  const py = axis[i + 1];
  const qx = axis[i + 2];
  const qy = axis[i + 3];
  const room = CLEAR * (Math.abs(qx - px) + Math.abs(qy - py));
  const a = rightOf(px, py, qx, qy, corners[0], corners[1]);
  const b = rightOf(px, py, qx, qy, corners[2], corners[3]);
  const c = rightOf(px, py, qx, qy, corners[4], corners[5]);
  const d = rightOf(px, py, qx, qy, corners[6], corners[7]);
  const isAcross =
    (a > room && b > room && c < -room && d < -room) || (a < -room && b < -room && c > room && d > room);
  if (!isAcross) return false;
  if (low[0] === 0 && low[1] === 1) return true;
  const nearStart = Math.min(Math.abs(a), Math.abs(b));
  const farStart = Math.max(Math.abs(a), Math.abs(b));
  const nearEnd = Math.min(Math.abs(c), Math.abs(d));
  const farEnd = Math.max(Math.abs(c), Math.abs(d));
  return nearStart / (nearStart + farEnd) >= low[0] && farStart / (farStart + nearEnd) <= low[1];
};

/** 1 if a place lies to the right of every line of the fan, -1 if to the left of every line, else 0. */
const besideAll = (corners: Float64Array, x: number, y: number): number => {
  let right = 0;
  let left = 0;
  for (let i = 0; i < 4; i += 2) {
    for (let k = 4; k < 8; k += 2) {
      const room = CLEAR * (Math.abs(corners[k] - corners[i]) + Math.abs(corners[k + 1] - corners[i + 1]));
      const off = rightOf(corners[i], corners[i + 1], corners[k], corners[k + 1], x, y);
      if (off > room) right += 1;
      else if (off < -room) left += 1;
    }
  }
  return right === 4 ? 1 : left === 4 ? -1 : 0;
};

/**
 * `corners` are the ends of the two stretches between which the lines run. A crest that comes from the right of all of
 * them to their left, by legs that each lie between the stretches, is crossed by all.
 */
export const crestHides = (
  axis: Float64Array,
  height: number,
  corners: Float64Array,
  az: number,
  bz: number,
): boolean => {
  takeLow(az, bz, height);
  if (low[0] >= low[1]) return false;
  let isRight = false;
  let isLeft = false;
  for (let i = 0; i + 3 < axis.length; i += 2) {
    if (!isParted(axis, i, corners)) {
      isRight = false;
      isLeft = false;
      continue;
    }
    for (let k = i; k <= i + 2; k += 2) {
      const side = besideAll(corners, axis[k], axis[k + 1]);
      isRight ||= side > 0;
      isLeft ||= side < 0;
    }
    if (isRight && isLeft) return true;
  }
  return false;
};
