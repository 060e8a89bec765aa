import { anyOverlapping, movingIndex, polygonOf, putBlock, sees, sightIndex, wall } from '@grognard/field';
import type { Work } from '../measure.ts';
import { CASES, type RectangleCases, type SightCases, TABLE } from './plane-cases.ts';

export const oursSight = ({ polygons, lines }: SightCases): Work => {
  const index = sightIndex(polygons.map((ring) => wall(polygonOf(ring))));
  return (times) => {
    let seen = 0;
    for (let i = 0; i < times; i += 1) {
      const at = (i & (CASES - 1)) * 4;
      if (sees(index, lines[at], lines[at + 1], lines[at + 2], lines[at + 3])) seen += 1;
    }
    return seen;
  };
};

export const oursOverlap = ({ standing, probes }: RectangleCases): Work => {
  const index = movingIndex(TABLE, 5_000, standing.length);
  standing.forEach((block, id) => {
    putBlock(index, id, block);
  });
  return (times) => {
    let met = 0;
    for (let i = 0; i < times; i += 1) {
      if (anyOverlapping(index, probes[i & (CASES - 1)], -1, 0) >= 0) met += 1;
    }
    return met;
  };
};
