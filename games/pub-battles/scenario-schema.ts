import * as z from 'zod';
import { arms, crossings, pieceKinds } from './vocabulary.ts';

const word = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'small letters, digits and hyphens');
const text = z.string().min(1).max(2_000);
const named = z.strictObject({ fr: text, en: text }).readonly();
const cm = z.number().min(-500).max(500);
const spot = z.tuple([cm, cm]).readonly();
const line = z.array(spot).min(2).readonly();
const ring = z.array(spot).min(3).readonly();

const area = { name: named.optional(), outline: ring, holes: z.array(ring).readonly().optional() };
const course = { name: named.optional(), line };

const flag = z.boolean().optional();
const groundKind = z
  .strictObject({
    name: named.optional(),
    reduces: flag,
    covers: flag,
    shelters: flag,
    spends: flag,
    unrests: flag,
    hides: flag,
    closedTo: z.array(z.enum(arms)).readonly().optional(),
  })
  .readonly();

const mapSchema = z
  .strictObject({
    size: z.tuple([z.number().min(10).max(500), z.number().min(10).max(500)]).readonly(),
    woods: z.array(z.strictObject(area).readonly()).readonly(),
    buildings: z.array(z.strictObject(area).readonly()).readonly(),
    marsh: z.array(z.strictObject(area).readonly()).readonly(),
    lakes: z.array(z.strictObject(area).readonly()).readonly(),
    hills: z
      .array(
        z
          .strictObject({
            ...area,
            level: z.int().min(1).max(9),
            light: z.boolean().optional(),
            crest: line.optional(),
          })
          .readonly(),
      )
      .readonly(),
    streams: z.array(z.strictObject(course).readonly()).readonly(),
    rivers: z.array(z.strictObject({ ...course, width: z.number().min(0.1).max(20) }).readonly()).readonly(),
    crossings: z
      .array(z.strictObject({ kind: z.enum(crossings), at: spot, name: named.optional() }).readonly())
      .readonly(),
    roads: z
      .array(z.strictObject({ ...course, id: word, kind: z.enum(['road', 'track']).optional() }).readonly())
      .readonly(),
    labels: z
      .array(
        z
          .strictObject({ text: named, at: spot, kind: z.enum(['town', 'field', 'wood', 'hill', 'water']) })
          .readonly(),
      )
      .readonly(),
    kinds: z.record(word, groundKind).readonly().optional(),
    special: z
      .array(z.strictObject({ ...area, kind: word }).readonly())
      .readonly()
      .optional(),
  })
  .readonly();

const day = z.int().min(1).max(9);
const hour = z.strictObject({ day, turn: z.int().min(1).max(9) }).readonly();
const length = z.number().min(0.1).max(100).optional();

const piece = z
  .strictObject({
    id: word,
    formation: word,
    kind: z.enum(pieceKinds),
    name: named.optional(),
    at: spot.optional(),
    facing: z.number().min(0).lt(360).optional(),
    men: z.int().min(1).max(100_000).optional(),
    spent: z.boolean().optional(),
    horse: flag,
    ground: word.optional(),
    column: z.boolean().optional(),
    unpacked: z.boolean().optional(),
    reserve: z.boolean().optional(),
    enters: z
      .strictObject({ day, turn: z.int().min(1).max(9), exit: word })
      .readonly()
      .optional(),
    lost: z.boolean().optional(),
    gone: z.boolean().optional(),
    spare: z.boolean().optional(),
  })
  .readonly();

export const scenarioSchema = z
  .strictObject({
    id: word,
    title: named,
    about: named,
    minutes: z.int().min(1).max(1_000),
    date: z.iso.date().optional(),
    map: mapSchema,
    exits: z
      .array(z.strictObject({ id: word, name: named.optional(), at: spot, road: word.optional() }).readonly())
      .readonly(),
    sides: z
      .array(
        z
          .strictObject({
            id: word,
            name: named,
            colour: z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'a colour such as #1F3A6E'),
            communications: z.array(word).readonly(),
            freeBlocks: z.int().min(1).max(400).optional(),
          })
          .readonly(),
      )
      .length(2)
      .readonly(),
    formations: z
      .array(
        z
          .strictObject({
            id: word,
            side: word,
            name: named,
            rating: z.int().min(1).max(6),
            chit: z.boolean().optional(),
          })
          .readonly(),
      )
      .min(2)
      .readonly(),
    pieces: z.array(piece).min(2).max(400).readonly(),
    choosesCombats: word,
    first: hour,
    last: hour,
    clock: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 06:00'),
    openOrders: z.boolean().optional(),
    measures: z
      .strictObject({
        footThird: length,
        mountedThird: length,
        front: length,
        depth: length,
        staff: length,
        column: length,
        spotting: length,
      })
      .readonly()
      .optional(),
    switches: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
      .readonly()
      .optional(),
  })
  .readonly();
