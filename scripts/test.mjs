import { endChildrenOnInterrupt } from './lib/child.mjs';
import { installPackages, installTools } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { PlainFailure } from './lib/plain-failure.mjs';
import { first, groups, lanes } from './stages.mjs';

/** @typedef {import('./lib/stage.mjs').Stage} Stage */

const total = { passed: 0, failed: 0 };

const installAll = async () => {
  await installPackages();
  await installTools();
};

/** A stage that throws instead of answering has failed, and the others go on. @param {unknown} error */
const brokenOff = (error) => ({
  passed: 0,
  failed: 1,
  output: error instanceof Error ? error.message : String(error),
});

/** @param {Stage} stage */
const go = async ({ name, run }) => {
  const begun = Date.now();
  const { passed, failed, output } = await run().catch(brokenOff);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - begun) / 1000).toFixed(1).padStart(6);
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(14)}${seconds} s  ${passed} passed, ${failed} failed`,
  );
  if (failed > 0) console.log(output.trimEnd().replace(/^/gm, '    | '));
};

/** @param {readonly Stage[]} stages */
const inTurn = async (stages) => {
  for (const stage of stages) await go(stage);
};

/** The stages that a word on the command line names: one, or a group of them. @param {string} name */
const stagesNamed = (name) => {
  const known = [first, ...lanes].flat().map((stage) => stage.name);
  const group = Object.entries(groups).find(([each]) => each === name)?.[1];
  if (group === undefined && !known.includes(name))
    throw new PlainFailure(
      `There is no stage "${name}", only ${known.join(', ')}; and several together: ${Object.keys(groups).join(', ')}.`,
    );
  return group ?? [name];
};

/** @param {readonly string[]} words the stages to run, or groups of them; none means all */
export const main = async (words) => {
  const names = words.flatMap(stagesNamed);
  /** @param {Stage} stage */
  const isWanted = (stage) => names.length === 0 || names.includes(stage.name);
  endChildrenOnInterrupt();
  await withLock(async () => {
    await installAll();
    await inTurn(first.filter(isWanted));
  });
  await Promise.all(lanes.map((lane) => inTurn(lane.filter(isWanted))));
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
};
