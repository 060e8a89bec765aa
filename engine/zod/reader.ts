import type * as z from 'zod';
import { err, ok } from '../contract/result.ts';
import type { Reader } from '../contract/schemas.ts';

/** A reader of untrusted data from a zod schema. Kept apart: the page does without schemas. */
export const readerOf =
  <T>(schema: z.ZodType<T>): Reader<T> =>
  (data) => {
    const read = schema.safeParse(data);
    if (read.success) return ok(read.data);
    return err(
      read.error.issues.map(({ path, message }) => ({
        path: path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
        message,
      })),
    );
  };
