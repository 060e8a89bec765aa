import * as z from 'zod';
import { phases, postures } from '../model/vocabulary.ts';
import { cell, chunks, gone, index, name } from './parts.ts';

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

export const state = z
  .strictObject({
    turn: index,
    phase: z.enum(phases),
    poster: index,
    seats: z.array(z.strictObject({ side: name, command: name.exactOptional() }).readonly()).readonly(),
    pieces: chunks(piece),
    known: z.record(name, chunks(sighting)).readonly(),
  })
  .readonly();
