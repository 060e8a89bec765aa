import type { Schemas } from '@grognard/engine';
import { readerOf } from '@grognard/engine/zod';
import * as z from 'zod';
import { eventSchema } from './events.ts';
import type { PubBattlesKinds } from '../model/game-types.ts';
import { orderSchema } from './orders.ts';
import { scenarioSchema } from './scenario.ts';
import { stateSchema } from './state.ts';
import { orderInNames, writtenOrder } from '../scenario/written-order.ts';

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
