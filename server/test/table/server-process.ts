import { serve } from '../../index.ts';

/** Run as a process of its own, to be ended in every way: a whole server that says where it listens. */
const [data = '', databaseUrl = '', pages = '', worker = '', host = '127.0.0.1', manner = '{}'] =
  process.argv.slice(2);
const { address, close } = await serve(
  { port: 0, host, data, databaseUrl, pages },
  { tiny: true, worker, inspection: { worker }, ...JSON.parse(manner) },
);
process.once('SIGTERM', async () => {
  await close();
  process.exit(0);
});
process.stdout.write(`${address}\n`);
