import type { Schemas } from '@grognard/engine';
import { readerOf } from '@grognard/engine/zod';
import * as z from 'zod';
import type { LesAiglesTypes } from '../model/game-types.ts';
import { orderInNames } from '../scenario/order-in-names.ts';
import { writtenOrder } from '../scenario/written-order.ts';
import { eventSchema } from './event.ts';
import { orderSchema } from './orders.ts';
import { scenarioSchema } from './scenario.ts';
import { stateSchema } from './state.ts';

export { readArmy } from './army.ts';

export const lesAiglesSchemas: Schemas<LesAiglesTypes> = {
  scenario: readerOf(scenarioSchema),
  order: readerOf(orderSchema),
  written: writtenOrder,
  inNames: orderInNames,
  event: readerOf(eventSchema),
  state: readerOf(stateSchema),
  published: { scenario: z.toJSONSchema(scenarioSchema), order: z.toJSONSchema(orderSchema) },
};
