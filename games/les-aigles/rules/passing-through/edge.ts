import { type Box, eastOf, type Heading, northOf } from '@grognard/field';

/** How far a body can go along a way before it is at the edge of the table. */
export const roomToEdge = (table: Box, body: Box, way: Heading): number => {
  const [east, north] = [eastOf(way), northOf(way)];
  const room = (step: number, least: number, most: number, low: number, high: number): number => {
    if (step === 0) return Infinity;
    return step > 0 ? (most - high) / step : (least - low) / step;
  };
  return Math.max(
    0,
    Math.min(
      room(east, table.minX, table.maxX, body.minX, body.maxX),
      room(north, table.minY, table.maxY, body.minY, body.maxY),
    ),
  );
};
