import * as z from 'zod';
import type { Order } from '../model/orders.ts';
import {
  afterWin,
  attitude,
  fireOrder,
  hand,
  index,
  inHouse,
  place,
  reaction,
  some,
  task,
  yes,
} from './parts.ts';

const given = z.strictObject({ unit: index, attitude, about: index.exactOptional() }).readonly();

const officer = z
  .strictObject({
    officer: index,
    ride: some(place),
    brings: given.exactOptional(),
    orders: some(given).exactOptional(),
  })
  .readonly();

/** An order from outside. */
export const orderSchema: z.ZodType<Order> = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('rally'),
      parts: some(
        z
          .strictObject({ part: index, pass: hand.exactOptional(), engagedOnly: yes.exactOptional() })
          .readonly(),
      ),
    })
    .readonly(),
  z.strictObject({ kind: z.literal('follow'), parts: some(index) }).readonly(),
  z
    .strictObject({
      kind: z.literal('plan'),
      parts: some(
        z
          .strictObject({
            part: index,
            tasks: z.array(task).max(20).readonly(),
            afterWin: afterWin.exactOptional(),
            inHouse: inHouse.exactOptional(),
            fire: fireOrder.exactOptional(),
          })
          .readonly(),
      ),
      officers: some(officer),
    })
    .readonly(),
  z
    .strictObject({
      kind: z.literal('react'),
      parts: some(z.strictObject({ part: index, reaction }).readonly()),
    })
    .readonly(),
]);
