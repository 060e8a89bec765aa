import type * as z from 'zod';
import { err, ok } from '../contract/result.ts';
import type { Reader } from '../contract/schemas.ts';
import { inFrench } from './french.ts';

/** A reader of untrusted data from a zod schema. Kept apart: the page does without schemas. */
export const readerOf =
  <T>(schema: z.ZodType<T>): Reader<T> =>
  (data) => {
    // Mostly all is well, and zod is ten times faster if it need not remember what it was given.
    const quick = schema.safeParse(data);
    if (quick.success) return ok(quick.data);
    // What was found goes with each issue, for the French sentence; zod makes its own in English.
    const read = schema.safeParse(data, { reportInput: true });
    if (read.success) return ok(read.data);
    return err(
      read.error.issues.map((issue) => ({
        path: issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
        message: { fr: inFrench(issue), en: issue.message },
      })),
    );
  };
