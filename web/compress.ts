import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures and fonts are compressed already. */
const WORTH_IT = /\.(css|html|js|json|map|svg|txt|webmanifest)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const FORMS: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => zip(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Lays a compressed copy beside every file that travels shorter so: as `name.br` and `name.gz`. */
export const compressFolder = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !WORTH_IT.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    await Promise.all(
      Object.entries(FORMS).map(async ([form, compress]) => {
        const shorter = await compress(content);
        if (shorter.length < content.length) await writeFile(`${file}.${form}`, shorter);
      }),
    );
  }
};

/** The server sends what the build has compressed: nobody does it again for each visitor. */
export const compressed = (): Plugin => {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: () => compressFolder(folder),
  };
};
