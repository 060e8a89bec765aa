import * as z from 'zod';
import { postures } from '../model/vocabulary.ts';
import { cell, name } from './parts.ts';

export const order = z.discriminatedUnion('kind', [
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
