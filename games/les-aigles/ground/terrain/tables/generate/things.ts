/** What can be laid on a table, always with its twin half about the middle. */
import type { CropEntry, FeatureEntry, Outline, Point } from '../../../../model/terrain-entries.ts';
import { between, findPlace, type LandInMaking, nameFrom, numbered, tidyPoint, turnedAll } from './land.ts';
import { blob, directionFrom, offset, oval, rectangle, someWay } from './shapes.ts';

/** Lays a thing and its twin; each has its own number and name. */
const layPair = (
  land: LandInMaking,
  kind: string,
  make: (points: (all: Outline) => Outline) => object,
): void => {
  for (const way of [(all: Outline): Outline => all, turnedAll])
    land.features.push({ id: numbered(land, kind), ...nameFrom(land, kind), ...make(way) } as FeatureEntry);
};

export const layWoods = (land: LandInMaking, sort: 'wood' | 'orchard' = 'wood'): boolean => {
  const radius = between(land, 6, 11.5);
  const at = findPlace(land, radius);
  if (at === undefined) return false;
  const outline =
    sort === 'orchard' ? rectangle(at, someWay(land), radius * 1.5, radius * 1.1) : blob(land, at, radius);
  const clearing = radius > 9.5 && land.random.below(3) === 0 ? blob(land, at, radius * 0.4) : undefined;
  layPair(land, 'wood', (points) => ({
    ...{ kind: 'wood', sort, outline: points(outline) },
    ...(clearing !== undefined && { clearings: [points(clearing)] }),
  }));
  return true;
};

export const layHills = (land: LandInMaking): Point | undefined => {
  const length = between(land, 18, 28);
  const at = findPlace(land, length / 2);
  if (at === undefined) return undefined;
  const along = someWay(land);
  const outline = oval(at, along, length, length * between(land, 0.5, 0.68));
  const crest = [offset(at, along, -length / 2, 0), offset(at, along, length / 2, 0)].map(tidyPoint);
  layPair(land, 'hill', (points) => ({ kind: 'hill', outline: points(outline), crest: points(crest) }));
  return at;
};

export const layPlateaus = (land: LandInMaking): boolean => {
  const radius = between(land, 10.5, 13.5);
  const at = findPlace(land, radius);
  if (at === undefined) return false;
  const along = someWay(land);
  const outline = oval(at, along, radius * 2, radius * 1.7);
  const crest = oval(at, along, radius * 2 - 7, radius * 1.7 - 7);
  layPair(land, 'hill', (points) => ({
    ...{ kind: 'plateau', outline: points(outline), crest: points(crest), forGuns: true },
  }));
  return true;
};

/** Hills with a wood on one of their slopes. */
export const layWoodedHills = (land: LandInMaking): boolean => {
  const at = layHills(land);
  if (at === undefined) return false;
  const hill = land.features[land.features.length - 2];
  if (hill?.kind !== 'hill' || hill.crest === undefined) return false;
  const [from = at, to = at] = hill.crest;
  const beside = offset(at, directionFrom(from, to), between(land, -3, 3), 3.4);
  const outline = blob(land, beside, 3.2);
  layPair(land, 'wood', (points) => ({ kind: 'wood', sort: 'wood', outline: points(outline) }));
  return true;
};

export const layMarshes = (land: LandInMaking): boolean => {
  const radius = between(land, 4.5, 8.5);
  const at = findPlace(land, radius);
  if (at === undefined) return false;
  const sort = land.random.below(3) === 0 ? 'pond' : 'marsh';
  const outline = blob(land, at, radius, 0.6);
  layPair(land, 'marsh', (points) => ({ kind: 'marsh', sort, outline: points(outline), fringe: true }));
  return true;
};

export const layFields = (land: LandInMaking, sort: CropEntry['sort']): boolean => {
  const length = between(land, 12, 20);
  const breadth = length * between(land, 0.5, 0.8);
  const at = findPlace(land, Math.sqrt(length * length + breadth * breadth) / 2);
  if (at === undefined) return false;
  const outline = rectangle(at, someWay(land), length, breadth);
  layPair(land, 'field', (points) => ({ kind: 'crop', sort, outline: points(outline) }));
  return true;
};

export const layHedges = (land: LandInMaking, material: 'hedge' | 'stone wall' = 'hedge'): boolean => {
  const length = between(land, 9, 16);
  const at = findPlace(land, length / 2);
  if (at === undefined) return false;
  const along = someWay(land);
  const bend = between(land, -2.5, 2.5);
  const way = [
    offset(at, along, -length / 2, 0),
    offset(at, along, 0, bend),
    offset(at, along, length / 2, 0),
  ].map(tidyPoint);
  layPair(land, 'line', (points) => ({ kind: 'line', material, way: points(way) }));
  return true;
};
