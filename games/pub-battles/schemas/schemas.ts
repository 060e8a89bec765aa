import type { Schemas } from '@grognard/engine';
import { readerOf } from '@grognard/engine/zod';
import * as z from 'zod';
import type { PubBattlesTypes } from '../model/game-types.ts';
import { orderInNames, writtenOrder } from '../scenario/written-order.ts';
import { eventSchema } from './events.ts';
import { orderSchema } from './orders.ts';
import { scenarioSchema } from './scenario.ts';
import { stateSchema } from './state.ts';

export const pubBattlesSchemas: Schemas<PubBattlesTypes> = {
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
