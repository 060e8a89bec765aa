import { endChildrenOnInterrupt } from './lib/child.mjs';
import { installPackages } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { missingWords } from './lib/rules.mjs';

/** @param {readonly string[]} args */
export const main = async (args) => {
  endChildrenOnInterrupt();
  await withLock(installPackages);
  const { status, output } = await missingWords(args);
  console.log(output.trim());
  process.exitCode = status;
};
