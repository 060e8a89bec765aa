import * as z from 'zod';

/** What of a Tiled map is read; Tiled writes more, and new releases more still. */

const property = z.object({ name: z.string(), value: z.unknown() });
const properties = z.array(property).optional();

/** A tile set within the map. One in a file of its own has a `source` and nothing else. */
const tileset = z.object({
  firstgid: z.int().min(1),
  source: z.string().optional(),
  tiles: z.array(z.object({ id: z.int().min(0), properties })).optional(),
});

const point = z.object({ x: z.number(), y: z.number() });

const thing = z.object({
  name: z.string().optional(),
  // Tiled before 1.9, and again since 1.10, calls the class of an object its type.
  type: z.string().optional(),
  class: z.string().optional(),
  x: z.number(),
  y: z.number(),
  width: z.number().optional(),
  height: z.number().optional(),
  polyline: z.array(point).optional(),
  properties,
});

const layer = z.object({
  type: z.string(),
  name: z.string(),
  visible: z.boolean().optional(),
  data: z.union([z.array(z.int().min(0).max(0xffffffff)), z.string()]).optional(),
  objects: z.array(thing).optional(),
});

const MOST = 200;

export const tiledSchema = z.object({
  type: z.literal('map'),
  orientation: z.string(),
  infinite: z.boolean().optional(),
  width: z.int().min(1).max(MOST),
  height: z.int().min(1).max(MOST),
  tilewidth: z.number().positive(),
  tileheight: z.number().positive(),
  hexsidelength: z.number().min(0).optional(),
  staggeraxis: z.enum(['x', 'y']).optional(),
  staggerindex: z.enum(['odd', 'even']).optional(),
  layers: z.array(layer),
  tilesets: z.array(tileset),
});

export type TiledMap = z.infer<typeof tiledSchema>;
export type TiledThing = z.infer<typeof thing>;
export type TiledProperties = z.infer<typeof properties>;
