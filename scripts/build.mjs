import { build, forEverything } from './house/build.mjs';
import { endChildrenOnInterrupt } from './house/child.mjs';
import { installHouse } from './house/install.mjs';
import { withLock } from './house/lock.mjs';

export const main = async () => {
  endChildrenOnInterrupt();
  await withLock(async () => {
    await installHouse();
    await build(forEverything);
  });
};
