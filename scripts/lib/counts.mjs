import { existsSync, readFileSync } from 'node:fs';
import { gameFolders } from './games.mjs';
import { inCheckout } from './paths.mjs';

/** @typedef {{ test: number, soak: number, each?: number }} Row */

const files = () =>
  ['tools', 'generals/test', ...gameFolders().map((game) => `games/${game}/test`)]
    .map((folder) => inCheckout(folder, 'counts.json'))
    .filter(existsSync);

/** How many cases each suite runs in one soak, as the files of counts have it. @returns {Record<string, number>} */
export const fullCounts = () =>
  Object.fromEntries(
    files()
      .map((file) => /** @type {Record<string, Row>} */ (JSON.parse(readFileSync(file, 'utf8'))))
      .flatMap((rows) => Object.entries(rows))
      .map(([suite, { soak, each = soak }]) => [suite, each]),
  );
