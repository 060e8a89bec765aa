import * as z from 'zod';
import { phases, postures } from '../model/vocabulary.ts';
import { cell, gone, index, name } from './parts.ts';

const modifiers = z.array(z.strictObject({ value: z.number(), rule: name }).readonly()).readonly();
const blow = z.strictObject({ piece: index, die: z.int().min(1).max(6), modifiers }).readonly();
const rules = z.array(name).readonly();

export const event = z.discriminatedUnion('kind', [
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
