import { run } from './child.mjs';
import { inHouse } from './paths.mjs';
import { finishing } from './stage.mjs';

/** @typedef {import('./stage.mjs').Stage} Stage */
/** @typedef {import('./child.mjs').Manner} Manner */

const CONFIG = ['--config', 'tools/mutants/vitest.config.ts'];

/**
 * The tests of the games on sources full of mutants: `prove`, or `soak` and the name of a game.
 * @param {string} name @param {string} what @param {Record<string, string>} [more] environment @param {Manner} [manner]
 * @returns {Stage}
 */
export const mutants = (name, what, more = {}, manner = {}) =>
  finishing(name, () =>
    run(process.execPath, [inHouse('node_modules/vitest/vitest.mjs'), 'run', ...CONFIG], {
      limit: 1200,
      ...manner,
      env: { ...manner.env, ...more, GROGNARD_MUTANTS: what },
    }),
  );

/** `npm test` looks at one rule in so many, always the same ones: at all of them, while that takes no more than minutes. */
export const SHARE = 1;
