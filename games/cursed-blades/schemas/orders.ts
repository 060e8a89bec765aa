import * as z from 'zod';
import { paces } from '../model/vocabulary.ts';
import { facing, hex, index, manipulation, mode, name, side, some, yes } from './parts.ts';

const step = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('turn'), to: facing }).readonly(),
  z.strictObject({ do: z.literal('step'), side }).readonly(),
  z.strictObject({ do: z.literal('take'), counter: index }).readonly(),
  z.strictObject({ do: z.literal('drop'), counter: index }).readonly(),
  z.strictObject({ do: z.literal('wheel'), on: z.enum(['left', 'right']), forward: z.boolean() }).readonly(),
  z.strictObject({ do: z.literal('bring'), unit: name }).readonly(),
]);

const way = z.array(step).max(60).readonly();

const plain = <Kind extends string>(kind: Kind) => z.strictObject({ kind: z.literal(kind) });

export const orderSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('activate'), unit: name }),
  z.strictObject({ kind: z.literal('drive'), counter: index }),
  plain('end'),
  z.strictObject({ kind: z.literal('move'), pace: z.enum(paces), steps: way }),
  z.strictObject({
    kind: z.literal('withdraw'),
    side,
    take: index.exactOptional(),
    minimal: yes.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('flee'), steps: way }),
  z.strictObject({ kind: z.literal('face'), to: facing }),
  z.strictObject({
    kind: z.literal('shock'),
    target: name,
    supported: z.boolean(),
    from: hex.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('fire'), target: name }),
  z.strictObject({ kind: z.literal('manipulate'), what: manipulation, counter: index.exactOptional() }),
  plain('rest'),
  plain('reorganise'),
  plain('rally'),
  plain('reload'),
  z.strictObject({ kind: z.literal('form'), with: some(name), mode }),
  z.strictObject({ kind: z.literal('change-mode'), mode }),
  z.strictObject({ kind: z.literal('join'), formation: name }),
  z.strictObject({ kind: z.literal('leave'), unit: name }),
  plain('break'),
  z.strictObject({ kind: z.literal('merge'), with: name }),
  plain('nothing'),
  plain('lose-step'),
  z.strictObject({ kind: z.literal('recoil'), side }),
]);
