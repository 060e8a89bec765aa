import type { Schemas } from '@grognard/engine';
import { readerOf } from '@grognard/engine/zod';
import * as z from 'zod';
import { eventSchema } from './event.ts';
import type { LesAiglesKinds } from '../model/game-types.ts';
import { orderInNames } from '../scenario/order-in-names.ts';
import { orderSchema } from './orders.ts';
import { scenarioSchema } from './scenario.ts';
import { stateSchema } from './state.ts';
import { writtenOrder } from '../scenario/written-order.ts';

export const lesAiglesSchemas: Schemas<LesAiglesKinds> = {
  scenario: readerOf(scenarioSchema),
  order: readerOf(orderSchema),
  written: writtenOrder,
  inNames: orderInNames,
  event: readerOf(eventSchema),
  state: readerOf(stateSchema),
  published: { scenario: z.toJSONSchema(scenarioSchema), order: z.toJSONSchema(orderSchema) },
};
