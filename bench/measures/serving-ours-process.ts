import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok, type Schemas } from '@grognard/engine';
import { readerOf } from '@grognard/engine/zod';
import { serve, shelveGame } from '@grognard/server';
import * as z from 'zod';
import { type MarchKinds, march } from './march-game.ts';

const order = z.strictObject({ kind: z.literal('march'), unit: z.int(), x: z.int(), y: z.int() });

/** Orders are read by a schema, as in every game; the rest comes from ourselves. */
const schemas: Schemas<MarchKinds> = {
  scenario: (data) => ok(data as MarchKinds['Scenario']),
  order: readerOf(order),
  event: (data) => ok(data as MarchKinds['Event']),
  state: (data) => ok(data as MarchKinds['State']),
  published: { scenario: {}, order: {} },
};
shelveGame(march, schemas);

/** Our server as `npm start` runs it, on the embedded store: every order is synced to disk before it is answered. */
const folder = mkdtempSync(join(tmpdir(), 'grognard-bench-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>bench</title>');
const served = await serve(
  { port: 0, host: '127.0.0.1', pages: folder, data: join(folder, 'data') },
  { tiny: true },
);
process.stdout.write(`${new URL(served.address).port}\n`);
process.once('SIGTERM', async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
