import type { Path, Problem } from '@grognard/engine';
import { type Ground, grounds } from '../../model/vocabulary.ts';
import type { TiledMap, TiledProperties } from './tiled-schema.ts';
import { wrong } from './words/wrong.ts';

/** What a tile says of its hex. */
export interface Facts {
  readonly ground?: Ground;
  readonly altitude?: number;
  readonly flammable?: boolean;
}

export type FoundFacts<T> = { readonly facts: T; readonly problems: readonly Problem[] };

/** Tiled keeps in the highest bits of a tile how it is turned. */
const TILE = 0x0fffffff;

const isGround = (value: unknown): value is Ground => grounds.some((ground) => ground === value);

const isLevel = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= -20 && value <= 20;

/** The properties of a tile that mean something to us; the others are the author's own. */
const factsIn = (properties: TiledProperties, path: Path): FoundFacts<Facts> => {
  let facts: Facts = {};
  const problems: Problem[] = [];
  for (const { name, value } of properties ?? []) {
    if (name === 'ground' && isGround(value)) facts = { ...facts, ground: value };
    else if (name === 'altitude' && isLevel(value)) facts = { ...facts, altitude: value };
    else if (name === 'flammable' && typeof value === 'boolean') facts = { ...facts, flammable: value };
    else if (name === 'ground') problems.push(wrong(path, (words) => words.noGround(String(value), grounds)));
    else if (name === 'altitude') problems.push(wrong(path, (words) => words.noAltitude));
    else if (name === 'flammable') problems.push(wrong(path, (words) => words.notFlammable));
  }
  return { facts, problems };
};

/** What each tile of the map says, by its number in the layers. */
export const tilesOf = ({ tilesets }: TiledMap): FoundFacts<ReadonlyMap<number, Facts>> => {
  const facts = new Map<number, Facts>();
  const problems: Problem[] = [];
  tilesets.forEach(({ firstgid, source, tiles = [] }, set) => {
    if (source !== undefined)
      problems.push(wrong(['tilesets', set], (words) => words.tilesElsewhere(source)));
    tiles.forEach(({ id, properties }, place) => {
      const told = factsIn(properties, ['tilesets', set, 'tiles', place]);
      facts.set(firstgid + id, told.facts);
      problems.push(...told.problems);
    });
  });
  return { facts, problems };
};

/** What the tile layers say of each cell, the upper ones last. */
export const cellsOf = (map: TiledMap, tiles: ReadonlyMap<number, Facts>): FoundFacts<readonly Facts[]> => {
  const cells: Facts[] = Array.from({ length: map.width * map.height }, () => ({}));
  const problems: Problem[] = [];
  map.layers.forEach(({ type, data, visible }, place) => {
    if (type !== 'tilelayer' || visible === false) return;
    const path = ['layers', place, 'data'];
    if (!Array.isArray(data)) problems.push(wrong(path, (words) => words.notCsv));
    else if (data.length !== cells.length)
      problems.push(wrong(path, (words) => words.otherSize(data.length, cells.length)));
    else
      data.forEach((tile, cell) => {
        cells[cell] = { ...cells[cell], ...tiles.get(tile & TILE) };
      });
  });
  return { facts: cells, problems };
};
