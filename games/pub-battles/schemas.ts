import type { Schemas } from '@grognard/engine';
import { readerOf } from '@grognard/engine/zod';
import * as z from 'zod';
import { eventSchema } from './event-schema.ts';
import type { PubBattlesKinds } from './kinds-of-game.ts';
import { orderSchema } from './order-schema.ts';
import { scenarioSchema } from './scenario-schema.ts';
import { stateSchema } from './state-schema.ts';
import { orderInNames, writtenOrder } from './written-order.ts';

export const pubBattlesSchemas: Schemas<PubBattlesKinds> = {
  scenario: readerOf(scenarioSchema),
  order: readerOf(orderSchema),
  written: writtenOrder,
  inNames: orderInNames,
  event: readerOf(eventSchema),
  state: readerOf(stateSchema),
  published: {
    scenario: z.toJSONSchema(scenarioSchema, { io: 'input' }),
    order: z.toJSONSchema(orderSchema),
  },
};
