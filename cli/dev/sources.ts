import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Citation, citationsIn } from '@grognard/engine/rulebook';

/** `rulebook` defines ids; `docs` and `recorded` are written from them. The others are not ours, or are built. */
const PASSED_OVER = new Set([
  'rulebook',
  'docs',
  'recorded',
  'dist',
  'node_modules',
  'coverage',
  'data',
  'peers',
]);

const CAN_CITE = /\.(?:[cm]?[jt]s|svelte|json)$/;

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (PASSED_OVER.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return CAN_CITE.test(entry.name) && entry.name !== 'package-lock.json' ? [path] : [];
  });

/** Every place in a project's code, tests and data that names a rule. */
export const citationsUnder = (root: string, prefixes: readonly string[]): readonly Citation[] =>
  filesUnder(root)
    .map((file) => ({ file, name: relative(root, file).replaceAll('\\', '/') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ file, name }) => citationsIn(name, readFileSync(file, 'utf8'), prefixes));
