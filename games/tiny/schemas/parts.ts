import * as z from 'zod';

export const cell = z
  .strictObject({ x: z.int().min(-1000).max(1000), y: z.int().min(-1000).max(1000) })
  .readonly();
export const name = z.string().min(1).max(40);
export const index = z.int().min(0);
export const gone = z.literal(true);
export const chunks = <T extends z.ZodType>(item: T) => z.array(z.array(item).readonly()).readonly();
