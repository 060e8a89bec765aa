import * as z from 'zod';
import { MOST_SEATS } from '../inspection/bounds.ts';

/** What may come in, by schema: nothing else does. */

const name = z.string().min(1).max(100);
const player = z.strictObject({ side: name, command: name.exactOptional() });
export const seat = z.union([player, z.literal('spectator'), z.literal('umpire')]);
const reason = z.string().min(1).max(500);

/** A key as we make them, and nothing that could be anything else. */
const KEY = /^[\w-]{20,100}$/;
const TABLE_ID = /^[\w-]{1,64}$/;
const key = z.string().regex(KEY);
const tableId = z.string().regex(TABLE_ID);

/** The same of headers and addresses, which every request has and no schema describes. */
export const isKey = (text: string): boolean => KEY.test(text);
export const isTableId = (text: string | undefined): text is string =>
  text !== undefined && TABLE_ID.test(text);

export const tableWanted = z.strictObject({
  game: name,
  scenario: name.exactOptional(),
  example: name.exactOptional(),
  /** A whole scenario; the game reads it by its own schema. */
  own: z.looseObject({}).exactOptional(),
  seats: z
    .array(
      z.strictObject({
        seat,
        by: z.union([z.literal('link'), z.literal('hot-seat'), z.strictObject({ general: name })]),
      }),
    )
    .max(MOST_SEATS),
  switches: z.record(z.string().max(100), z.json()).exactOptional(),
  sandbox: z.boolean().exactOptional(),
});

const order = z.looseObject({ kind: z.string().max(100) });

const sentId = z.string().min(1).max(100);

export const orderSent = z.strictObject({
  id: sentId,
  gesture: sentId.exactOptional(),
  decision: z.string().min(1).max(200),
  order,
});

/** An order on a websocket: its key is shown with it. */
export const websocketOrder = z.strictObject({
  ask: z.int().min(0),
  table: z.string().max(100),
  key: z.string().max(200).exactOptional(),
  body: orderSent,
});

export const draftSent = z.strictObject({ draft: z.json() });

export const unseal = z.strictObject({ decision: z.string().min(1).max(200) });

/** Back or forward, once: sent twice under one id it is pressed once. */
export const press = z.strictObject({ id: sentId.exactOptional() });

export const consent = z.strictObject({ consent: z.boolean() });

/**
 * Text that people read: nothing in it steers a screen, turns what stands beside it around, or is not to be seen (the
 * letters that are named are the fillers of Hangul).
 */
const PLAIN = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]*$/u;
const plain = z.string().regex(PLAIN, 'Control and invisible characters are no part of a name.');

/** What stands between two slashes of an address. */
export const isParam = (text: string): boolean => text.length > 0 && text.length <= 200 && PLAIN.test(text);

export const sitting = z.strictObject({ name: plain.trim().max(60), word: z.string().max(200) });

export const nothing = z.strictObject({});

const seq = z.int().min(1);
const rule = z.string().min(1).max(40);

export const umpireAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('strike'), seq, reason }),
  z.strictObject({ act: z.literal('waive'), rule, reason }),
  z.strictObject({ act: z.literal('restore'), rule, reason }),
  z.strictObject({
    act: z.literal('amend'),
    path: z
      .array(z.union([z.string().max(200), z.int().min(0)]))
      .min(1)
      .max(40),
    value: z.json(),
    reason,
  }),
  z.strictObject({ act: z.literal('reroll'), seq, reason }),
]);

export const streamWanted = z.strictObject({
  seats: z
    .array(z.strictObject({ table: tableId, key, since: z.int().min(0) }))
    .min(1)
    .max(100),
});

/** On a websocket: to hear seats on it, too. */
export const websocketListen = z.strictObject({ listen: streamWanted });

const count = z.coerce.number().pipe(z.int().min(0));

export const viewAsked = z.strictObject({ at: count.exactOptional() });

export const messagesAsked = z.strictObject({
  since: count.default(0),
  limit: count.pipe(z.int().min(1).max(500)).default(200),
});

/** A log as `export` gives it: a line an entry. What it holds is read where it is looked through. */
export const logBytes = z.instanceof(Uint8Array).refine(({ length }) => length > 0, 'It is empty.');
