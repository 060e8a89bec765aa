import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of this package: beside its sources, and above dist/. */
const [here, above] = ['.', '..'].map((up) => join(import.meta.dirname, up, 'package.json')) as [
  string,
  string,
];

/** Which Grognard this is. */
export const version: string = JSON.parse(readFileSync(existsSync(here) ? here : above, 'utf8')).version;
