import { ok, type Schemas } from '@grognard/engine';
import { readerOf } from '@grognard/engine/zod';
import { registerGame } from '@grognard/server';
import * as z from 'zod';
import { type MarchTypes, march } from './march-game.ts';

const order = z.strictObject({ kind: z.literal('march'), unit: z.int(), x: z.int(), y: z.int() });

/** Orders are read by a schema, as in every game; the rest comes from ourselves. */
const schemas: Schemas<MarchTypes> = {
  scenario: (data) => ok(data as MarchTypes['Scenario']),
  order: readerOf(order),
  event: (data) => ok(data as MarchTypes['Event']),
  state: (data) => ok(data as MarchTypes['State']),
  published: { scenario: {}, order: {} },
};
/** Makes the march known to this thread. */
export const registerMarch = (): void => registerGame(march, schemas);
