import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside this package, seen from its sources or from dist/. */
const found = ['.', '..']
  .map((up) => join(import.meta.dirname, up, 'package.json'))
  .find((file) => existsSync(file));

const { version }: { readonly version: string } = JSON.parse(
  found === undefined ? '{"version":"?"}' : readFileSync(found, 'utf8'),
);

/** Of this Grognard. */
export const VERSION = version;
