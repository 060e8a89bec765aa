import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkout, workFolder } from './paths.mjs';
import { codeOf, explainWriting } from './plain-failure.mjs';

const file = join(workFolder, 'lock');

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be signalled, yet it lives.
    return codeOf(error) === 'EPERM';
  }
};

/** @returns {number | undefined} the process that holds the lock, or undefined once it is ours */
const tryToTake = () => {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return undefined;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw explainWriting(checkout, error);
  }
  return holder();
};

const holder = () => {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
};

/**
 * Two commands at once must not install or build into each other: the second waits for the first.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withLock = async (work) => {
  let told = false;
  let unreadable = 0;
  for (let pid = tryToTake(); pid !== undefined; pid = tryToTake()) {
    // A lock without a number is being written just now, or was left by a machine that lost its power.
    unreadable = pid > 0 ? 0 : unreadable + 1;
    if (pid > 0 ? !isAlive(pid) : unreadable > 20) rmSync(file, { force: true });
    else if (pid > 0 && !told) {
      console.log(`Waiting for another Grognard command (process ${pid}) to finish installing or building.`);
      told = true;
    }
    await pause(100);
  }
  const release = () => {
    if (holder() === process.pid) rmSync(file, { force: true });
  };
  process.once('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.off('exit', release);
  }
};
