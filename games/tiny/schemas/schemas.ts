import type { Schemas } from '@grognard/engine';
import { byLanguage, readerOf } from '@grognard/engine/zod';
import * as z from 'zod';
import { phases, postures, type TinyTypes } from '../model/vocabulary.ts';

const cell = z.strictObject({ x: z.int().min(-1000).max(1000), y: z.int().min(-1000).max(1000) }).readonly();
const name = z.string().min(1).max(40);
const index = z.int().min(0);
const gone = z.literal(true);
const chunks = <T extends z.ZodType>(item: T) => z.array(z.array(item).readonly()).readonly();

const known = z
  .strictObject({
    piece: name,
    at: cell,
    turn: index,
    strength: index.optional(),
    posture: z.enum(postures).optional(),
    lost: gone.optional(),
  })
  .readonly();

const scenario = z
  .strictObject({
    id: name,
    title: byLanguage(name).readonly(),
    minutes: z.int().min(1),
    width: z.int().min(2).max(1000),
    height: z.int().min(2).max(1000),
    turns: z.int().min(1),
    marsh: z.array(cell).readonly(),
    walls: z.array(cell).readonly().optional(),
    turn: z.int().min(1).optional(),
    posting: name.optional(),
    known: z.record(name, z.array(known).readonly()).readonly().optional(),
    pieces: z
      .array(
        z
          .strictObject({
            name,
            side: name,
            at: cell,
            strength: z.int().min(1).max(9),
            command: name.optional(),
            posture: z.enum(postures).optional(),
            lost: gone.optional(),
          })
          .readonly(),
      )
      .min(2)
      .readonly(),
  })
  .readonly();

const order = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('plan'),
    steps: z
      .array(z.strictObject({ piece: name, to: cell }).readonly())
      .max(1000)
      .readonly(),
  }),
  z.strictObject({ kind: z.literal('post'), piece: name, posture: z.enum(postures) }),
  z.strictObject({ kind: z.literal('pass') }),
]);

const modifiers = z.array(z.strictObject({ value: z.number(), rule: name }).readonly()).readonly();
const blow = z.strictObject({ piece: index, die: z.int().min(1).max(6), modifiers }).readonly();
const rules = z.array(name).readonly();

const event = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('moved'), piece: index, to: cell }),
  z.strictObject({
    kind: z.literal('fought'),
    blows: z.tuple([blow, blow]).readonly(),
    lost: index.exactOptional(),
    rules,
    drew: gone,
    showed: gone,
  }),
  z.strictObject({
    kind: z.literal('sighted'),
    side: name,
    piece: index,
    at: cell,
    rules,
    showed: gone.exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('shot'),
    piece: index,
    target: index,
    die: z.int().min(1).max(6),
    lost: gone.exactOptional(),
    rules,
    drew: gone,
    showed: gone,
  }),
  z.strictObject({ kind: z.literal('posted'), piece: index, posture: z.enum(postures), rules }),
  z.strictObject({ kind: z.literal('stayed'), piece: index, rules }),
  z.strictObject({ kind: z.literal('passed') }),
  z.strictObject({ kind: z.literal('turned'), turn: index, phase: z.enum(phases), poster: index, rules }),
]);

const piece = z
  .strictObject({
    name,
    side: name,
    command: name.exactOptional(),
    at: cell,
    strength: z.int().min(1).max(9),
    posture: z.enum(postures),
    lost: gone.exactOptional(),
  })
  .readonly();

const sighting = z
  .strictObject({
    piece: index,
    at: cell,
    turn: index,
    strength: index.exactOptional(),
    posture: z.enum(postures).exactOptional(),
    lost: gone.exactOptional(),
  })
  .readonly();

const state = z
  .strictObject({
    turn: index,
    phase: z.enum(phases),
    poster: index,
    seats: z.array(z.strictObject({ side: name, command: name.exactOptional() }).readonly()).readonly(),
    pieces: chunks(piece),
    known: z.record(name, chunks(sighting)).readonly(),
  })
  .readonly();

export const tinySchemas: Schemas<TinyTypes> = {
  scenario: readerOf(scenario),
  order: readerOf(order),
  event: readerOf(event),
  state: readerOf(state),
  published: { scenario: z.toJSONSchema(scenario), order: z.toJSONSchema(order) },
};
