/** The few things that are asked of bare segments; numbers in, numbers out. */

/** The square of the distance from a place to the segment a to b. */
export const squaredGap = (ax: number, ay: number, bx: number, by: number, x: number, y: number): number => {
  const dx = bx - ax;
  const dy = by - ay;
  const along = (x - ax) * dx + (y - ay) * dy;
  const whole = dx * dx + dy * dy;
  if (along <= 0 || whole === 0) return (x - ax) * (x - ax) + (y - ay) * (y - ay);
  if (along >= whole) return (x - bx) * (x - bx) + (y - by) * (y - by);
  const across = (x - ax) * dy - (y - ay) * dx;
  return (across * across) / whole;
};
