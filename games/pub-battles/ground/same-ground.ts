import type { Line, Polygon, Ribbon } from '@grognard/field';
import type { Terrain } from '../model/terrain.ts';

/** What is drawn from the ground alone serves every battle on it: so many grounds are kept at hand. */
const atHand: Terrain[] = [];
const AT_HAND = 16;

const firsts = new WeakMap<Terrain, Terrain>();

const sameShape = (a: Polygon | Ribbon, b: Polygon | Ribbon): boolean =>
  a.kind === b.kind &&
  a.pieces.points.length === b.pieces.points.length &&
  a.pieces.points.every((value, place) => value === b.pieces.points[place]);

const sameCover = (a: Terrain['cover'], b: Terrain['cover']): boolean =>
  a.patches.length === b.patches.length &&
  a.patches.every(({ kind, shape }, place) => {
    const other = b.patches[place];
    return other !== undefined && kind === other.kind && sameShape(shape, other.shape);
  });

const sameLine = (a: Line, b: Line): boolean =>
  a.length === b.length && a.every(([x, y], place) => x === b[place]?.[0] && y === b[place]?.[1]);

const sameRivers = (a: Terrain, b: Terrain): boolean =>
  a.rivers.length === b.rivers.length &&
  a.rivers.every(({ line, width }, place) => {
    const other = b.rivers[place];
    return other !== undefined && width === other.width && sameLine(line, other.line);
  }) &&
  a.crossings.length === b.crossings.length &&
  a.crossings.every(({ x, y }, place) => x === b.crossings[place]?.x && y === b.crossings[place]?.y);

const sameGround = (a: Terrain, b: Terrain): boolean =>
  a.halfWidth === b.halfWidth &&
  a.halfHeight === b.halfHeight &&
  sameCover(a.cover, b.cover) &&
  sameRivers(a, b);

/** The first map of those at hand with the same cover, rivers and crossings: this one, if there is no other. */
export const firstOfGround = (terrain: Terrain): Terrain => {
  const known = firsts.get(terrain);
  if (known !== undefined) return known;
  const same = atHand.find((each) => sameGround(each, terrain));
  if (same === undefined) atHand.push(terrain);
  if (atHand.length > AT_HAND) atHand.shift();
  const first = same ?? terrain;
  firsts.set(terrain, first);
  return first;
};
