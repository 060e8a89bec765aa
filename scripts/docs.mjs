import { endChildrenOnInterrupt } from './house/child.mjs';
import { installHouse } from './house/install.mjs';
import { withLock } from './house/lock.mjs';
import { withProgress } from './house/progress.mjs';
import { withRulebooks } from './house/rules.mjs';

export const main = async () => {
  endChildrenOnInterrupt();
  await withLock(installHouse);
  const { status, output } = await withProgress('Writing docs/', () => withRulebooks('docs'));
  console.log(output.trim());
  process.exitCode = status;
};
