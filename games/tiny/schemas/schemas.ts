import type { Schemas } from '@grognard/engine';
import { readerOf } from '@grognard/engine/zod';
import * as z from 'zod';
import type { TinyTypes } from '../model/game-types.ts';
import { event } from './events.ts';
import { order } from './orders.ts';
import { scenario } from './scenario.ts';
import { state } from './state.ts';

/** Readers of untrusted data. */
export const tinySchemas: Schemas<TinyTypes> = {
  scenario: readerOf(scenario),
  order: readerOf(order),
  event: readerOf(event),
  state: readerOf(state),
  published: { scenario: z.toJSONSchema(scenario), order: z.toJSONSchema(order) },
};
