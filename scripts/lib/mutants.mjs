import { existsSync, readFileSync } from 'node:fs';
import { run } from './child.mjs';
import { inCheckout } from './paths.mjs';
import { finishing } from './stage.mjs';

/** @typedef {import('./stage.mjs').Stage} Stage */
/** @typedef {import('./child.mjs').Manner} Manner */

const CONFIG = ['--config', 'tools/mutants/vitest.config.ts'];

/** @typedef {import('./child.mjs').Finished} Finished */

/**
 * @param {string} what @param {readonly string[]} args @param {Record<string, string>} env @param {Manner} manner
 * @returns {Promise<Finished>}
 */
const looked = (what, args, env, manner) =>
  run(process.execPath, [inCheckout('node_modules/vitest/vitest.mjs'), 'run', ...CONFIG, ...args], {
    limit: 1200,
    ...manner,
    env: { ...manner.env, ...env, GROGNARD_MUTANTS: what },
  });

/** Where a look leaves what it found. @param {string} name */
const leavings = (name) => inCheckout('node_modules/.cache/grognard/mutants', name);

/** @returns {readonly string[]} the tests that are worth a second look. */
const filesAgain = () => {
  const list = `${leavings('prove-all')}/again.json`;
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
};

/**
 * The tests of the games on sources full of mutants: `prove`, or `soak` and the name of a game. Where a rule is missed by
 * nobody, the tests that name it are asked once more, each file by itself.
 * @param {string} name @param {string} what @param {Record<string, string>} [more] environment @param {Manner} [manner]
 * @returns {Stage}
 */
export const mutants = (name, what, more = {}, manner = {}) =>
  finishing(name, async () => {
    const first = await looked(what, [], more, manner);
    const files = what === 'prove' && first.status !== 0 ? filesAgain() : [];
    if (files.length === 0) return first;
    const earlier = {
      GROGNARD_MUTANTS_EARLIER: leavings('prove-all'),
      GROGNARD_MUTANTS_OUT: leavings('again'),
    };
    const second = await looked(what, ['--isolate', ...files], { ...more, ...earlier }, manner);
    return { status: second.status, output: `${first.output}\n${second.output}` };
  });

/** `npm test` looks at one rule in so many, always the same ones: at all of them, while that takes no more than minutes. */
export const SHARE = 1;
