import { build, forEverything } from './lib/build.mjs';
import { endChildrenOnInterrupt } from './lib/child.mjs';
import { installHouse } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';

export const main = async () => {
  endChildrenOnInterrupt();
  await withLock(async () => {
    await installHouse();
    await build(forEverything);
  });
};
