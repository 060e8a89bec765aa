import { endChildrenOnInterrupt } from './lib/child.mjs';
import { installPackages } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { withProgress } from './lib/progress.mjs';
import { withRulebooks } from './lib/rules.mjs';

export const main = async () => {
  endChildrenOnInterrupt();
  await withLock(installPackages);
  const { status, output } = await withProgress('Writing docs/', () => withRulebooks('docs'));
  console.log(output.trim());
  process.exitCode = status;
};
