import { parseArgs } from 'node:util';
import { build, forServing, isFresh } from './house/build.mjs';
import { endChildrenOnInterrupt } from './house/child.mjs';
import { everythingIsInstalled, installHouse } from './house/install.mjs';
import { withLock } from './house/lock.mjs';
import { whenParentGoes } from './house/parent.mjs';
import { inHouse } from './house/paths.mjs';
import { PlainFailure } from './house/plain-failure.mjs';

const HELP = `npm start -- [options]

  --port N      port to listen on (GROGNARD_PORT; 1815; 0 takes a free one)
  --host NAME   address to listen on (GROGNARD_HOST; 127.0.0.1, this machine only)
  --data DIR    folder of the embedded store (GROGNARD_DATA; data/ in the checkout)
  --help        this page

With DATABASE_URL set, games are kept in that PostgreSQL instead of the folder.`;

/** @param {readonly string[]} args */
const readOptions = (args) => {
  try {
    const text = /** @type {const} */ ({ type: 'string' });
    const { values } = parseArgs({
      args: [...args],
      options: { port: text, host: text, data: text, help: { type: 'boolean' } },
    });
    return values;
  } catch (error) {
    throw new PlainFailure(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
};

/** @param {string} text */
const readPort = (text) => {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new PlainFailure(`The port must be a whole number from 0 to 65535, and "${text}" is not one.`);
};

/** @param {readonly string[]} args */
export const main = async (args) => {
  const options = readOptions(args);
  if (options.help) {
    console.log(HELP);
    return;
  }
  const { env } = process;
  const port = readPort(options.port ?? env.GROGNARD_PORT ?? '1815');
  await prepare();
  const { serve } = await import(new URL('../server/dist/index.js', import.meta.url).href);
  const place = {
    port,
    host: options.host ?? env.GROGNARD_HOST ?? '127.0.0.1',
    data: options.data ?? env.GROGNARD_DATA ?? inHouse('data'),
    databaseUrl: env.DATABASE_URL,
  };
  const served = await serve(place);
  // First the way out, then the word that it is open: somebody may close it at once.
  stopGracefully(served);
  console.log(`Grognard is ready at ${served.address}`);
};

// A checkout in which nothing changed may be read-only: it takes no lock.
const prepare = async () => {
  if (everythingIsInstalled() && isFresh(forServing)) return;
  const stopListening = endChildrenOnInterrupt();
  await withLock(async () => {
    await installHouse();
    await build(forServing);
  });
  stopListening();
};

/** @param {{ close: () => Promise<void> }} served */
const stopGracefully = (served) => {
  const stop = async () => {
    await served.close();
    process.exit(0);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, stop);
  whenParentGoes(stop);
};
