import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** That of this package: beside its sources, and above dist/. Where it was bundled into another file there is none. */
const manifest = ['.', '..']
  .map((up) => join(import.meta.dirname, up, 'package.json'))
  .find((file) => existsSync(file));

/** Which Grognard this is. */
export const version: string =
  manifest === undefined ? 'unknown' : (JSON.parse(readFileSync(manifest, 'utf8')).version ?? 'unknown');
