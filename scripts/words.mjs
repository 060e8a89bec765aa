import { endChildrenOnInterrupt } from './house/child.mjs';
import { installHouse } from './house/install.mjs';
import { withLock } from './house/lock.mjs';
import { missingWords } from './house/rules.mjs';

/** @param {readonly string[]} args */
export const main = async (args) => {
  endChildrenOnInterrupt();
  await withLock(installHouse);
  const { status, output } = await missingWords(args);
  console.log(output.trim());
  process.exitCode = status;
};
