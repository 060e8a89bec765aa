import { byLanguage } from '@grognard/engine/zod';
import * as z from 'zod';
import {
  cropSorts,
  type FeatureEntry,
  linings,
  slopeCovers,
  waterSorts,
  woodSorts,
} from '../model/terrain-entries.ts';
import type { TerrainState } from '../model/terrain-state.ts';
import { name } from './parts.ts';

const cm = z.number().min(-1_000).max(1_000);
const length = z.number().min(0).max(2_000);
const point = z.tuple([cm, cm]).readonly();
const outline = z.array(point).min(3).max(400).readonly();
const way = z.array(point).min(2).max(400).readonly();
const text = byLanguage(z.string().max(200)).readonly();
const lies = { id: name, name: text.exactOptional(), hiddenIn: name.exactOptional() };
const breadth = z.number().min(0.1).max(200);

const slopes = z
  .array(z.strictObject({ area: outline, cover: z.enum(slopeCovers) }).readonly())
  .max(50)
  .readonly()
  .exactOptional();

const crossing = z
  .strictObject({ id: name, sort: z.enum(['bridge', 'ford']), way, width: breadth })
  .readonly();

/** One thing that lies on a table. */
export const featureSchema: z.ZodType<FeatureEntry> = z.discriminatedUnion('kind', [
  z
    .strictObject({ ...lies, kind: z.literal('hill'), outline, crest: way.exactOptional(), slopes })
    .readonly(),
  z
    .strictObject({
      ...lies,
      kind: z.literal('plateau'),
      outline,
      crest: outline.exactOptional(),
      forGuns: z.literal(true).exactOptional(),
      slopes,
    })
    .readonly(),
  z
    .strictObject({
      ...lies,
      kind: z.literal('wood'),
      sort: z.enum(woodSorts),
      outline,
      clearings: z.array(outline).max(50).readonly().exactOptional(),
      paths: z
        .array(z.strictObject({ sort: z.enum(['path', 'alley']), way, width: breadth }).readonly())
        .max(50)
        .readonly()
        .exactOptional(),
    })
    .readonly(),
  z.strictObject({ ...lies, kind: z.literal('village'), street: name.exactOptional() }).readonly(),
  z
    .strictObject({
      ...lies,
      kind: z.literal('house'),
      corners: z.tuple([point, point, point, point]).readonly(),
      village: name.exactOptional(),
    })
    .readonly(),
  z
    .strictObject({
      ...lies,
      kind: z.literal('water'),
      sort: z.enum(waterSorts),
      way,
      width: breadth,
      into: name.exactOptional(),
      crossings: z.array(crossing).max(50).readonly().exactOptional(),
    })
    .readonly(),
  z
    .strictObject({
      ...lies,
      kind: z.literal('marsh'),
      sort: z.enum(['marsh', 'bog', 'pond']),
      outline,
      fringe: z.boolean().exactOptional(),
    })
    .readonly(),
  z
    .strictObject({
      ...lies,
      kind: z.literal('road'),
      way,
      width: breadth.exactOptional(),
      lining: z
        .array(
          z
            .strictObject({ hand: z.enum(['left', 'right']), from: length, to: length, by: z.enum(linings) })
            .readonly(),
        )
        .max(100)
        .readonly()
        .exactOptional(),
    })
    .readonly(),
  z
    .strictObject({
      ...lies,
      kind: z.literal('line'),
      material: name,
      way,
      closed: z.literal(true).exactOptional(),
    })
    .readonly(),
  z
    .strictObject({ ...lies, kind: z.literal('redoubt'), outline, gorge: z.tuple([point, point]).readonly() })
    .readonly(),
  z.strictObject({ ...lies, kind: z.literal('mountain'), outline }).readonly(),
  z.strictObject({ ...lies, kind: z.literal('crop'), sort: z.enum(cropSorts), outline }).readonly(),
  z
    .strictObject({
      ...lies,
      kind: z.literal('wreck'),
      outline,
      cause: z.enum(['abandoned', 'spiked', 'overturned']),
      battery: name.exactOptional(),
    })
    .readonly(),
]);

const changes = {
  made: z.array(featureSchema).readonly(),
  houses: z
    .record(z.string(), z.strictObject({ burning: z.literal(true).exactOptional() }).readonly())
    .readonly(),
  damage: z
    .array(
      z
        .strictObject({
          feature: name,
          side: z.int().min(0).max(20).exactOptional(),
          cells: z.record(z.string(), z.enum(['lighter', 'hard cover', 'gone'])).readonly(),
        })
        .readonly(),
    )
    .readonly(),
  works: z.record(z.string(), z.int().min(0).max(10_000)).readonly().exactOptional(),
};

/** What changes on the ground while a battle goes on. */
export const terrainStateSchema: z.ZodType<TerrainState> = z
  .strictObject({
    hidden: z
      .array(z.strictObject({ entry: featureSchema, known: z.array(name).readonly() }).readonly())
      .readonly(),
    ...changes,
  })
  .readonly();

/** The same, as a position tells it. */
export const groundSchema = z
  .strictObject({
    made: changes.made.exactOptional(),
    houses: changes.houses.exactOptional(),
    damage: changes.damage.exactOptional(),
    works: changes.works,
    known: z.record(z.string(), z.array(name).readonly()).readonly().exactOptional(),
  })
  .readonly();
