import { fileURLToPath } from 'node:url';
import { serve } from '@grognard/server';
import { registerMarch } from './serving-ours-games.ts';

registerMarch();

/** Our server on a folder that others have written to; it says how long it has worked, in milliseconds, whenever it is asked by a signal. */
const worker = fileURLToPath(new URL('./serving-ours-inspector.js', import.meta.url));
const [folder = ''] = process.argv.slice(2);
const served = await serve(
  { port: 0, host: '127.0.0.1', pages: folder, data: folder },
  { tiny: true, inspection: { worker } },
);
process.on('SIGUSR2', () => {
  const { user, system } = process.cpuUsage();
  process.stdout.write(`${(user + system) / 1000}\n`);
});
process.stdout.write(`${new URL(served.address).port}\n`);
