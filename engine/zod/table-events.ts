import * as z from 'zod';

const text = z.string();
const player = z.strictObject({ side: text, command: text.exactOptional() });
const refusals = z.array(z.looseObject({ rule: text, code: text }));
const order = z.looseObject({ kind: text });
const seqs = z.array(z.int().min(1));
const path = z.array(z.union([text, z.int()]));

/** What happens at the table itself, the same in all games. */
export const tableEvent = z.discriminatedUnion('table', [
  z.strictObject({ table: z.literal('sealed'), decision: text, seat: player, order }),
  z.strictObject({ table: z.literal('unsealed'), decision: text, seat: player }),
  z.strictObject({ table: z.literal('returned'), decision: text, seat: player, refusals }),
  z.strictObject({ table: z.literal('opened'), decision: text, rule: text }),
  z.strictObject({ table: z.literal('overlooked'), seat: player, refusals }),
  z.strictObject({ table: z.literal('waived'), rule: text, reason: text }),
  z.strictObject({ table: z.literal('restored'), rule: text, reason: text }),
  z.strictObject({ table: z.literal('amended'), path, value: z.json(), reason: text }),
  z.strictObject({ table: z.literal('struck'), seqs, reason: text, luck: z.literal(true).exactOptional() }),
  z.strictObject({ table: z.literal('rerolled'), seq: z.int().min(1), reason: text }),
  z.strictObject({ table: z.literal('resigned'), side: text }),
  z.strictObject({ table: z.literal('sat'), seat: player, word: text }),
]);

export const seat = z.union([player, z.literal('spectator'), z.literal('umpire')]);
