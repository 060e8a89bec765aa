import { ok, type Schemas } from '@grognard/engine';
import { serve, shelveGame } from '@grognard/server';
import { type MarchKinds, march } from './march-game.ts';

const schemas: Schemas<MarchKinds> = {
  scenario: (data) => ok(data as MarchKinds['Scenario']),
  order: (data) => ok(data as MarchKinds['Order']),
  event: (data) => ok(data as MarchKinds['Event']),
  state: (data) => ok(data as MarchKinds['State']),
  published: { scenario: {}, order: {} },
};
shelveGame(march, schemas);

/** Our server on a folder that others have written to; it says how long it has worked, in milliseconds, whenever it is asked by a signal. */
const [folder = ''] = process.argv.slice(2);
const served = await serve({ port: 0, host: '127.0.0.1', pages: folder, data: folder }, { tiny: true });
process.on('SIGUSR2', () => {
  const { user, system } = process.cpuUsage();
  process.stdout.write(`${(user + system) / 1000}\n`);
});
process.stdout.write(`${new URL(served.address).port}\n`);
