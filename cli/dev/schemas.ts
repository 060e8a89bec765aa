import { noteReasons, origins } from '@grognard/engine';
import { proofOutcomes } from '@grognard/engine/rulebook';
import { byLanguage, readerOf } from '@grognard/engine/zod';
import * as z from 'zod';

const text = z.string();
const words = byLanguage(text);

const rule = z.strictObject({
  id: text,
  chapter: text,
  origin: z.enum(origins),
  text: words,
  why: words.exactOptional(),
  note: z.enum(noteReasons).exactOptional(),
});

const rulebook = z.strictObject({
  prefix: text,
  chapters: z.array(z.strictObject({ id: text, text: words })),
  rules: z.array(rule),
});

/** Rulebooks as a file, by name. */
export const readBooks = readerOf(z.record(text, rulebook));

const proof = z.strictObject({
  id: text,
  outcome: z.enum(proofOutcomes),
  by: z.literal('switch').exactOptional(),
});

/** What the proofs reporter wrote. */
export const readRecord = readerOf(
  z.strictObject({
    format: z.literal(2),
    tests: z.array(
      z.strictObject({
        file: text,
        name: text,
        passed: z.boolean(),
        assertions: z.int(),
        proofs: z.array(proof),
      }),
    ),
  }),
);
