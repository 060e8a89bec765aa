import { build, forEverything } from './lib/build.mjs';
import { endChildrenOnInterrupt } from './lib/child.mjs';
import { installPackages } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';

export const main = async () => {
  endChildrenOnInterrupt();
  await withLock(async () => {
    await installPackages();
    await build(forEverything);
  });
};
