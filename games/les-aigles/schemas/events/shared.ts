import * as z from 'zod';
import {
  degradation,
  figures,
  flank,
  formation,
  hand,
  heading,
  hour,
  index,
  rules,
  some,
  turning,
  yes,
} from '../parts.ts';
import { partFields } from '../state.ts';

export const event = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z
    .strictObject({
      kind: z.literal(kind),
      rules,
      drew: yes.exactOptional(),
      showed: yes.exactOptional(),
      ...shape,
    })
    .readonly();

/** What logs of earlier builds say as well; it is read, and nothing asks for it. */
export const outlived = { silent: hour.exactOptional() } as const;

export const period = z.int().min(1).max(1_000);

export const quarter = z.int().min(1).max(4);

export const stands = z
  .strictObject({
    x: partFields.x,
    y: partFields.y,
    heading,
    formation,
    ranks: some(figures),
    companies: some(index),
    degradation,
    turned: turning.exactOptional(),
    folded: hand.exactOptional(),
    leads: hand.exactOptional(),
    interval: partFields.interval,
    bent: partFields.bent,
    follows: partFields.follows,
    faced: some(flank).exactOptional(),
  })
  .readonly();

export const rows = some(z.strictObject({ value: z.int(), rule: z.string() }).readonly());

export const group = z
  .strictObject({
    figures,
    rows,
    tenth: yes.exactOptional(),
  })
  .readonly();
