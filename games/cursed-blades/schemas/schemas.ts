import type { Schemas } from '@grognard/engine';
import { readerOf } from '@grognard/engine/zod';
import * as z from 'zod';
import { eventSchema } from './events.ts';
import type { CursedBladesKinds } from '../model/game-types.ts';
import { orderSchema } from './orders.ts';
import { scenarioSchema } from './scenario.ts';
import { stateSchema } from './state.ts';

export const cursedBladesSchemas: Schemas<CursedBladesKinds> = {
  scenario: readerOf(scenarioSchema),
  order: readerOf(orderSchema),
  event: readerOf(eventSchema),
  state: readerOf(stateSchema),
  published: { scenario: z.toJSONSchema(scenarioSchema), order: z.toJSONSchema(orderSchema) },
};
