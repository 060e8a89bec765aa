import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@grognard/server';
import { registerMarch } from './serving-ours-games.ts';

registerMarch();

/** Our server as `npm start` runs it, on the embedded store: every order is synced to disk before it is answered. */
const worker = fileURLToPath(new URL('./serving-ours-inspector.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'grognard-bench-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>bench</title>');
const served = await serve(
  { port: 0, host: '127.0.0.1', pages: folder, data: join(folder, 'data') },
  { tiny: true, inspection: { worker } },
);
process.stdout.write(`${new URL(served.address).port}\n`);
// Asked by a signal it throws away what nobody needs any more, so that what is held can be told from what waits to be thrown away.
process.on('SIGUSR2', () => globalThis.gc?.());
process.once('SIGTERM', async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
