import * as z from 'zod';
import { seat } from './table-events.ts';

const bag = z.record(z.string(), z.json());

const draws = z.array(
  z.strictObject({
    purpose: z.string(),
    subject: z.string(),
    n: z.int().min(0),
    sides: z.int().min(1),
    value: z.int().min(1),
  }),
);

/** The first line of a log; what belongs to a game is read by that game. */
export const openingLine = z.strictObject({
  seq: z.literal(0),
  at: z.string(),
  format: z.literal(1),
  game: z.string(),
  version: z.int(),
  scenario: bag,
  switches: bag,
  seats: z.array(seat).min(1),
  sandbox: z.boolean(),
  state: bag,
  draws,
  commitment: z.string().exactOptional(),
});

export const entryLine = z.strictObject({
  seq: z.int().min(1),
  at: z.string(),
  seat,
  id: z.string().exactOptional(),
  decision: z.string().exactOptional(),
  order: bag.exactOptional(),
  events: z.array(bag),
  draws: draws.exactOptional(),
  gesture: z.string().exactOptional(),
  again: z.int().min(1).exactOptional(),
  version: z.int().exactOptional(),
  strikes: z.array(z.int().min(1)).exactOptional(),
});

/** The last line, once the game is over and its secret is told. */
export const secretLine = z.strictObject({ secret: z.string() });
