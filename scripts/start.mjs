import { build, forServing, isFresh } from './lib/build.mjs';
import { endChildrenOnInterrupt } from './lib/child.mjs';
import { everythingIsInstalled, installPackages } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { whenParentGoes } from './lib/parent-watch.mjs';
import { inCheckout } from './lib/paths.mjs';

/** @param {readonly string[]} args */
export const main = async (args) => {
  await prepare();
  const { start } = await import(new URL('../server/dist/start.js', import.meta.url).href);
  const started = await start(args, {
    command: 'npm start --',
    language: shellLanguage(),
    data: inCheckout('data'),
    out: console.log,
    note: console.error,
  });
  if ('status' in started) {
    process.exitCode = started.status;
    return;
  }
  // First the way out, then the word that it is open: somebody may close it at once.
  stopGracefully(started.served);
  console.log(started.ready);
};

const shellLanguage = () => {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase().startsWith('fr') ? 'fr' : 'en';
};

// A checkout in which nothing changed may be read-only: it takes no lock.
const prepare = async () => {
  if (everythingIsInstalled() && isFresh(forServing)) return;
  const stopListening = endChildrenOnInterrupt();
  await withLock(async () => {
    await installPackages();
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
