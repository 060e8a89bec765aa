import { arctangent } from './angle.ts';

/** The clockwise share of a disc about the origin under the step from a to b, which does not cross its rim. */
const under = (ax: number, ay: number, bx: number, by: number, squaredRadius: number): number => {
  const cross = ay * bx - ax * by;
  const mx = (ax + bx) / 2;
  const my = (ay + by) / 2;
  if (mx * mx + my * my <= squaredRadius) return cross / 2;
  return (squaredRadius * arctangent(cross, ax * bx + ay * by)) / 2;
};

/** The same for any step: it is cut where it crosses the rim. */
const underStep = (ax: number, ay: number, bx: number, by: number, squaredRadius: number): number => {
  const dx = bx - ax;
  const dy = by - ay;
  const whole = dx * dx + dy * dy;
  if (whole === 0) return 0;
  const middle = -(ax * dx + ay * dy) / whole;
  const nearX = ax + dx * middle;
  const nearY = ay + dy * middle;
  const room = squaredRadius - nearX * nearX - nearY * nearY;
  const half = room > 0 ? Math.sqrt(room / whole) : 0;
  const first = Math.min(1, Math.max(0, middle - half));
  const last = Math.min(1, Math.max(0, middle + half));
  const px = ax + dx * first;
  const py = ay + dy * first;
  const qx = ax + dx * last;
  const qy = ay + dy * last;
  return (
    under(ax, ay, px, py, squaredRadius) +
    under(px, py, qx, qy, squaredRadius) +
    under(qx, qy, bx, by, squaredRadius)
  );
};

/** The ground that a ring shares with a disc: exact, positive for a clockwise ring. */
export const discArea = (ring: ArrayLike<number>, x: number, y: number, radius: number): number => {
  if (radius <= 0 || ring.length < 6) return 0;
  let area = 0;
  let px = ring[ring.length - 2] - x;
  let py = ring[ring.length - 1] - y;
  for (let i = 0; i < ring.length; i += 2) {
    const qx = ring[i] - x;
    const qy = ring[i + 1] - y;
    area += underStep(px, py, qx, qy, radius * radius);
    px = qx;
    py = qy;
  }
  return area;
};
