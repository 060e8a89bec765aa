import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { npm } from './install.mjs';
import { fillPackage } from './package.mjs';
import { inCheckout, workFolder } from './paths.mjs';
import { explainWriting, PlainFailure } from './plain-failure.mjs';

/** @typedef {{ file: string, files: number, size: number, unpacked: number }} Packed */

/** Makes the one file that npm installs; call it when everything is built. @param {string} out @returns {Promise<Packed>} */
export const pack = async (out) => {
  const folder = join(workFolder, 'package');
  try {
    rmSync(folder, { recursive: true, force: true });
    await fillPackage(folder);
    if (out === inCheckout('dist')) mkdirSync(out, { recursive: true });
  } catch (error) {
    throw explainWriting(inCheckout(), error);
  }
  const args = ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', resolve(out)];
  const { status, output } = await npm(args, folder);
  if (status !== 0) throw new PlainFailure(`npm could not pack:\n${output.trim()}`);
  const { filename, entryCount, size, unpackedSize } = only(
    JSON.parse(output.slice(output.search(/^[[{]/m))),
  );
  rmSync(folder, { recursive: true, force: true });
  return { file: resolve(out, filename), files: entryCount, size, unpacked: unpackedSize };
};

/**
 * What npm tells of the one package: in a list, or in newer versions under its name.
 * @param {Record<string, { filename: string, entryCount: number, size: number, unpackedSize: number }>} told
 */
const only = (told) => {
  const [first] = Object.values(told);
  if (first === undefined) throw new PlainFailure('npm packed nothing.');
  return first;
};
