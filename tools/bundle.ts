import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

// Below node_modules, so that the packages a bundle imports are found from there.
const BUNDLES = join(import.meta.dirname, '..', 'node_modules', '.cache', 'grognard', 'bundles');

/**
 * One script of a TypeScript file and what it imports of ours, for a process or a page that reads JavaScript only.
 * Packages of others stay imports in a process, and come along into a page.
 */
export const bundle = async (
  entry: string,
  into: 'process' | 'page',
  plugins: readonly Plugin[] = [],
): Promise<string> => {
  mkdirSync(BUNDLES, { recursive: true });
  const outDir = mkdtempSync(join(BUNDLES, 'bundle-'));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins],
    resolve: { conditions: ['source', 'module', 'import', 'default'] },
    ssr: { noExternal: into === 'page' ? true : [/^@grognard\//], resolve: { conditions: ['source'] } },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      rollupOptions: { output: { entryFileNames: 'bundle.mjs' } },
    },
  });
  return join(outDir, 'bundle.mjs');
};
