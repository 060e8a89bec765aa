import { createServer } from 'node:net';
import { loadPeer } from '../install.ts';
import { gameOf } from './march-boardgame.ts';
import { UNITS } from './serving-cases.ts';

interface Peer {
  Server(options: { games: readonly object[]; origins: readonly unknown[] }): {
    run(options: { port: number; callback: () => void }): Promise<unknown>;
  };
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** boardgame.io's server as its guide sets it up, its games in memory; in production if it is told so. */
if (process.argv[2] === 'production') process.env.NODE_ENV = 'production';
console.info = () => undefined;
console.log = () => undefined;
const loaded = (await loadPeer('boardgame.io/dist/cjs/server.js')) as Peer & { readonly default?: Peer };
const { Server } = loaded.default ?? loaded;
const port = await freePort();
await Server({ games: [gameOf(UNITS)], origins: [/.*/] }).run({ port, callback: () => undefined });
process.stdout.write(`${port}\n`);
process.once('SIGTERM', () => process.exit(0));
