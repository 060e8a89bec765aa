import type { Schemas } from '@grognard/engine';
import { readerOf } from '@grognard/engine/zod';
import * as z from 'zod';
import type { CursedBladesTypes } from '../model/game-types.ts';
import { eventSchema } from './events.ts';
import { orderSchema } from './orders.ts';
import { scenarioSchema } from './scenario.ts';
import { stateSchema } from './state.ts';

export const cursedBladesSchemas: Schemas<CursedBladesTypes> = {
  scenario: readerOf(scenarioSchema),
  order: readerOf(orderSchema),
  event: readerOf(eventSchema),
  state: readerOf(stateSchema),
  published: { scenario: z.toJSONSchema(scenarioSchema), order: z.toJSONSchema(orderSchema) },
};
