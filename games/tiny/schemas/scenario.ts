import { byLanguage } from '@grognard/engine/zod';
import * as z from 'zod';
import { postures } from '../model/vocabulary.ts';
import { cell, gone, index, name } from './parts.ts';

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

export const scenario = z
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
