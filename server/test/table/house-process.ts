import { serve } from '../../index.ts';

/** Run as a process of its own, to be killed: a whole server that says where it listens. */
const [data = '', databaseUrl = '', pages = '', worker = ''] = process.argv.slice(2);
const { address } = await serve(
  { port: 0, host: '127.0.0.1', data, databaseUrl, pages },
  { tiny: true, worker, inspection: { worker } },
);
process.stdout.write(`${address}\n`);
