import type { Schemas } from '@grognard/engine';
import { readerOf } from '@grognard/engine/zod';
import * as z from 'zod';
import { eventSchema } from './event-schema.ts';
import type { LesAiglesKinds } from './kinds-of-game.ts';
import { orderInNames } from './order-in-names.ts';
import { orderSchema } from './order-schema.ts';
import { scenarioSchema } from './scenario-schema.ts';
import { stateSchema } from './state-schema.ts';
import { writtenOrder } from './written-order.ts';

export const lesAiglesSchemas: Schemas<LesAiglesKinds> = {
  scenario: readerOf(scenarioSchema),
  order: readerOf(orderSchema),
  written: writtenOrder,
  inNames: orderInNames,
  event: readerOf(eventSchema),
  state: readerOf(stateSchema),
  published: { scenario: z.toJSONSchema(scenarioSchema), order: z.toJSONSchema(orderSchema) },
};
