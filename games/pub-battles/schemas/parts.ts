import * as z from 'zod';
import { arms, faces, pieceKinds } from '../model/vocabulary.ts';

/** What the schemas of orders, events and states have in common. Lengths are units of 0.001 cm. */

const FARTHEST = 500_000;
const MOST_PIECES = 400;

export const name = z.string().min(1).max(80);
export const index = z.int().min(0);
export const yes = z.literal(true);
export const coordinate = z.int().min(-FARTHEST).max(FARTHEST);
export const length = z.int().min(0).max(FARTHEST);
export const heading = z.int().min(0).max(35_999);
export const face = z.enum(faces);
export const pieceKind = z.enum(pieceKinds);
export const day = z.int().min(1).max(9);
export const turn = z.int().min(1).max(9);
export const die = z.int().min(1).max(20);

export const place = z.strictObject({ x: coordinate, y: coordinate }).readonly();
export const stand = z.strictObject({ x: coordinate, y: coordinate, heading }).readonly();

/** As many as there can be pieces, or fewer. */
export const some = <T extends z.ZodType>(item: T) => z.array(item).max(MOST_PIECES).readonly();

/** A long list in pieces of 64. */
export const chunks = <T extends z.ZodType>(item: T) =>
  z.array(z.array(item).max(64).readonly()).max(1_000).readonly();

/** A written order. */
export const errand = z.strictObject({ to: place, attack: z.boolean() }).readonly();

export const enters = z.strictObject({ day, turn, exit: name }).readonly();

export const contact = z
  .strictObject({
    attacker: index,
    defender: index,
    face,
    arrival: index,
    river: yes.exactOptional(),
    beside: some(index).exactOptional(),
    uphill: z.boolean().exactOptional(),
    enveloped: yes.exactOptional(),
  })
  .readonly();

export const combat = z
  .strictObject({
    contacts: some(index),
    round: index,
    toFire: some(index),
    toChoose: some(index),
    bloodied: some(index),
    pair: z
      .strictObject({ arrival: index, of: some(index) })
      .readonly()
      .exactOptional(),
    stepping: z.strictObject({ support: index, lead: index }).readonly().exactOptional(),
    retreating: z.strictObject({ piece: index, voluntary: z.boolean() }).readonly().exactOptional(),
  })
  .readonly();

/** What is learnt of an enemy block. */
export const learnt = {
  arm: z.enum(arms).exactOptional(),
  kind: pieceKind.exactOptional(),
  spent: z.boolean().exactOptional(),
  unpacked: z.boolean().exactOptional(),
  off: yes.exactOptional(),
};
