import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, relative, sep } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { isOurs } from './package-parts.mjs';

/** @param {string} file @param {string} name */
const relativeTo = (file, name) => {
  const target = createRequire(file).resolve(name);
  const path = relative(dirname(file), target).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
};

/** A built file whose imports of our packages have become relative. @param {string} file */
export const closeImports = async (file) => {
  await init;
  const text = readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
  const [imports] = parse(text);
  let closed = text;
  // From behind, so that the places of those before stay true.
  for (const { n: name, s: start, e: end, d: dynamic } of imports.toReversed()) {
    if (name === undefined || !isOurs(name)) continue;
    const path = relativeTo(file, name);
    closed = `${closed.slice(0, start)}${dynamic > -1 ? `'${path}'` : path}${closed.slice(end)}`;
  }
  return closed;
};
