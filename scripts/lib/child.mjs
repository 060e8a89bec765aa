import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { whenParentGoes } from './parent-watch.mjs';
import { checkout } from './paths.mjs';

/** @typedef {{ status: number, output: string }} Finished */
/** @typedef {{ cwd?: string, env?: Record<string, string>, limit?: number, show?: boolean }} Manner */

/** @type {Set<number>} */
const groups = new Set();
let interrupted = false;

/** @param {NodeJS.Signals} signal */
const endChildren = (signal) => {
  for (const pid of groups) signalGroup(pid, signal);
};

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
const signalGroup = (pid, signal) => {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
};

/**
 * Runs a command in a process group of its own, so that ending it ends whatever it started, too.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Manner} [manner] limit: seconds it may take; show: let its output through as it comes
 * @returns {Promise<Finished>}
 */
export const run = (command, args, { cwd = checkout, env = {}, limit = 600, show = false } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, detached: true });
    const pid = child.pid ?? 0;
    if (pid > 0) groups.add(pid);
    let output = '';
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output += chunk.toString();
      if (show) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const alarm = setTimeout(() => {
      output += `\nstopped: it took more than ${limit} seconds\n`;
      signalGroup(pid, 'SIGKILL');
    }, limit * 1000);
    child.on('error', (error) => {
      clearTimeout(alarm);
      reject(error);
    });
    child.on('close', (status) => {
      clearTimeout(alarm);
      groups.delete(pid);
      // Whoever is interrupted has nothing more to report.
      if (interrupted) return;
      resolve({ status: status ?? 1, output: stripVTControlCharacters(output) });
    });
  });

/**
 * Ctrl-C reaches only this process, since the children have groups of their own: pass it on.
 * @returns {() => void} stops listening
 */
export const endChildrenOnInterrupt = () => {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM']);
  const end = () => {
    interrupted = true;
    endChildren('SIGTERM');
    setTimeout(() => endChildren('SIGKILL'), 3000);
    setInterval(() => groups.size === 0 && process.exit(130), 50);
  };
  for (const signal of signals) process.once(signal, end);
  const stopLooking = whenParentGoes(end);
  return () => {
    stopLooking();
    for (const signal of signals) process.off(signal, end);
  };
};
