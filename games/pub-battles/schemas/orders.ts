import * as z from 'zod';
import { coordinate, enters, face, heading, index, length, name, place, some } from './parts.ts';

const step = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('pivot'), to: heading }).readonly(),
  z.strictObject({ do: z.literal('ahead'), by: length }).readonly(),
  z.strictObject({ do: z.literal('oblique'), towards: heading, by: length }).readonly(),
  z.strictObject({ do: z.literal('column'), form: z.boolean(), facing: heading }).readonly(),
  z.strictObject({ do: z.literal('road'), to: place }).readonly(),
]);

const ending = z.discriminatedUnion('at', [
  z.strictObject({ at: z.literal('attack'), target: index, face }).readonly(),
  z.strictObject({ at: z.literal('support'), lead: name }).readonly(),
  z.strictObject({ at: z.literal('reserve') }).readonly(),
]);

const march = {
  piece: name,
  steps: z.array(step).max(100).readonly(),
  ending: ending.exactOptional(),
  ground: name.exactOptional(),
};

const written = { formation: name, to: place, attack: z.boolean() };

const posting = z
  .strictObject({
    piece: name,
    formation: name.exactOptional(),
    stays: z.enum(['home', 'reserve']).exactOptional(),
    enters: enters.exactOptional(),
  })
  .readonly();

export const orderSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('delay'), by: name }),
  z.strictObject({ kind: z.literal('advance'), formation: name, by: name }),
  z.strictObject({ kind: z.literal('let') }),
  z.strictObject({ kind: z.literal('march'), ...march }),
  z.strictObject({ kind: z.literal('enter'), ...march }),
  z.strictObject({ kind: z.literal('leave'), piece: name, exit: name }),
  z.strictObject({ kind: z.literal('bombard'), piece: name, target: index }),
  z.strictObject({ kind: z.literal('rally'), piece: name, facing: heading.exactOptional() }),
  z.strictObject({ kind: z.literal('unpack'), piece: name }),
  z.strictObject({ kind: z.literal('pack'), piece: name }),
  z.strictObject({ kind: z.literal('done') }),
  z.strictObject({ kind: z.literal('deploy'), hq: name, facing: heading }),
  z.strictObject({ kind: z.literal('write'), ...written }),
  z.strictObject({
    kind: z.literal('plan'),
    pieces: some(posting),
    orders: some(z.strictObject(written).readonly()),
  }),
  z.strictObject({ kind: z.literal('fight'), combat: index }),
  z.strictObject({ kind: z.literal('target'), target: index }),
  z.strictObject({ kind: z.literal('stand') }),
  z.strictObject({ kind: z.literal('commit') }),
  z.strictObject({ kind: z.literal('retreat'), heading: heading.exactOptional() }),
  z.strictObject({ kind: z.literal('nightfall'), choice: z.enum(['stay', 'withdraw']) }),
  z.strictObject({
    kind: z.literal('recover'),
    pieces: some(z.strictObject({ piece: name, x: coordinate, y: coordinate, facing: heading }).readonly()),
  }),
]);
