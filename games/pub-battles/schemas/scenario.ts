import { byLanguage } from '@grognard/engine/zod';
import * as z from 'zod';
import { arms, comings, crossings, faces, laterPhases, pieceKinds } from '../model/vocabulary.ts';

const word = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'small letters, digits and hyphens');
const text = z.string().min(1).max(2_000);
const named = byLanguage(text).readonly();
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
/** A list that need not be there. */
const layer = <T extends z.ZodType>(item: T) => z.array(item).readonly().default([]);

const mapSchema = z
  .strictObject({
    size: z.tuple([z.number().min(10).max(500), z.number().min(10).max(500)]).readonly(),
    woods: layer(z.strictObject(area).readonly()),
    buildings: layer(z.strictObject(area).readonly()),
    marsh: layer(z.strictObject(area).readonly()),
    lakes: layer(z.strictObject(area).readonly()),
    hills: layer(
      z
        .strictObject({
          ...area,
          level: z.int().min(1).max(9),
          light: z.boolean().optional(),
          crest: line.optional(),
        })
        .readonly(),
    ),
    streams: layer(z.strictObject(course).readonly()),
    rivers: layer(z.strictObject({ ...course, width: z.number().min(0.1).max(20) }).readonly()),
    crossings: layer(
      z.strictObject({ kind: z.enum(crossings), at: spot, name: named.optional() }).readonly(),
    ),
    roads: layer(
      z.strictObject({ ...course, id: word, kind: z.enum(['road', 'track']).optional() }).readonly(),
    ),
    labels: layer(
      z
        .strictObject({ text: named, at: spot, kind: z.enum(['town', 'field', 'wood', 'hill', 'water']) })
        .readonly(),
    ),
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

const entrance = z.strictObject({ day, turn: z.int().min(1).max(9), exit: word }).readonly();

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
    enters: entrance.optional(),
    entered: entrance.optional(),
    recovered: flag,
    from: spot.optional(),
    lost: z.boolean().optional(),
    lostOn: day.optional(),
    gone: z.boolean().optional(),
    spare: z.boolean().optional(),
  })
  .readonly();

const side = z
  .strictObject({
    id: word,
    name: named,
    colour: z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'a colour such as #1F3A6E'),
    communications: z.array(word).readonly().default([]),
    freeBlocks: z.int().min(1).max(400).optional(),
  })
  .readonly();

/** Who fights where a position does not say: red, who chooses the combats, and blue. */
const redAndBlue = () => [
  { id: 'red', name: { fr: 'Rouges', en: 'Red' }, colour: '#A3342F', communications: [] },
  { id: 'blue', name: { fr: 'Bleus', en: 'Blue' }, colour: '#1F3A6E', communications: [] },
];

const words = z.array(word).readonly().optional();

const count = z.int().min(0);

const fight = z
  .strictObject({
    contacts: z.array(count).readonly(),
    round: count,
    toFire: z.array(word).readonly(),
    toChoose: z.array(word).readonly(),
    bloodied: z.array(word).readonly(),
    pair: z
      .strictObject({ contact: count, of: z.array(word).readonly() })
      .readonly()
      .optional(),
    stepping: z.strictObject({ support: word, lead: word }).readonly().optional(),
    retreating: z.strictObject({ piece: word, voluntary: z.boolean() }).readonly().optional(),
  })
  .readonly();

const sighting = z
  .strictObject({
    piece: word,
    arm: z.enum(arms).optional(),
    kind: z.enum(pieceKinds).optional(),
    spent: flag,
    unpacked: flag,
    off: flag,
  })
  .readonly();

const errands = z
  .record(word, z.strictObject({ to: spot, attack: z.boolean() }).readonly())
  .readonly()
  .optional();

const now = z
  .strictObject({
    up: word.optional(),
    came: z.enum(comings).optional(),
    let: z.array(z.string().max(200)).readonly().optional(),
    moving: word.optional(),
    moved: words,
    struck: words,
    waiting: words,
    played: words,
    cup: words,
    contacts: z
      .array(
        z
          .strictObject({
            attacker: word,
            defender: word,
            face: z.enum(faces).optional(),
            river: z.boolean().optional(),
            beside: words,
            uphill: flag,
            enveloped: flag,
          })
          .readonly(),
      )
      .readonly()
      .optional(),
    supports: z
      .array(z.strictObject({ lead: word, support: word }).readonly())
      .readonly()
      .optional(),
    packed: words,
    sacked: words,
    withdrawn: words,
    phase: z.enum(laterPhases).optional(),
    fight: fight.optional(),
    deploying: words,
    fought: words,
    hit: words,
    walked: z.record(word, z.number().min(0)).readonly().optional(),
    immediate: z.array(count).readonly().optional(),
    mustered: words,
    rallied: z
      .array(z.strictObject({ train: word, day, turn: z.int().min(1).max(9) }).readonly())
      .readonly()
      .optional(),
    known: z.record(word, z.array(sighting).readonly()).readonly().optional(),
    orders: errands,
    next: errands,
    written: z.record(word, count).readonly().optional(),
  })
  .readonly();

export const scenarioSchema = z
  .strictObject({
    id: word,
    title: named.default({ fr: 'Une position', en: 'A position' }),
    about: named.default({ fr: 'Une position.', en: 'A position.' }),
    minutes: z.int().min(1).max(1_000).default(5),
    date: z.iso.date().optional(),
    map: mapSchema,
    exits: layer(
      z.strictObject({ id: word, name: named.optional(), at: spot, road: word.optional() }).readonly(),
    ),
    sides: z.array(side).length(2).readonly().default(redAndBlue),
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
    choosesCombats: word.default('red'),
    first: hour.default({ day: 1, turn: 1 }),
    last: hour.default({ day: 1, turn: 8 }),
    clock: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 06:00')
      .default('06:00'),
    openOrders: z.boolean().optional(),
    now: now.optional(),
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
