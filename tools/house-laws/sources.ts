import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A path as it is written in an import and in a list: from the root, with slashes. */
export const fromRoot = (path: string): string => relative(root, path).split(sep).join('/');

/** The packages that call themselves pure, as the linter has them. */
const PURE = ['engine', 'field', 'games', 'generals'] as const;

const isSource = (path: string): boolean =>
  path.endsWith('.ts') && !path.endsWith('.d.ts') && !/(^|\/)(test|dist|node_modules)\//.test(path);

/** The sources under a folder, tests apart. */
export const sourcesOf = (folder: string): readonly string[] =>
  ts.sys
    .readDirectory(join(root, folder), ['.ts'], ['**/node_modules', '**/dist', '**/test'])
    .filter(isSource);

/** The Svelte components under a folder. */
export const componentsOf = (folder: string): readonly string[] =>
  ts.sys.readDirectory(join(root, folder), ['.svelte'], ['**/node_modules', '**/dist', '**/test']);

/** What a file has of TypeScript, at the lines where it stands: all of it, or a component's scripts. */
export const scriptIn = (file: string, text: string): string => {
  if (!file.endsWith('.svelte')) return text;
  const parts = text.split(/(<script\b[^>]*>|<\/script>)/);
  return parts
    .map((part, place) => (parts[place - 1]?.startsWith('<script') ? part : part.replace(/[^\n]/g, '')))
    .join('');
};

export const pureSources = (): readonly string[] => PURE.flatMap(sourcesOf);

const optionsOfTheHouse = (): ts.CompilerOptions => {
  const file = join(root, 'tsconfig.base.json');
  const { config } = ts.parseConfigFileTextToJson(file, readFileSync(file, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  return { ...options, composite: false, noEmit: true, sourceMap: false, declaration: false };
};

/** The sources as the compiler reads them, with the types of all names. */
export const programOf = (files: readonly string[]): ts.Program =>
  ts.createProgram({ rootNames: files, options: optionsOfTheHouse() });

/** A program of a few texts, for the laws' own tests. */
export const programOfTexts = (texts: Readonly<Record<string, string>>): ts.Program => {
  const options = optionsOfTheHouse();
  const host = ts.createCompilerHost(options);
  const inRoot = new Map(Object.entries(texts).map(([path, text]) => [join(root, path), text]));
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => inRoot.has(path) || fileExists(path);
  host.directoryExists = () => true;
  host.readFile = (path) => inRoot.get(path) ?? readFile(path);
  host.getSourceFile = (path, target) => {
    const text = inRoot.get(path);
    return text === undefined ? getSourceFile(path, target) : ts.createSourceFile(path, text, target, true);
  };
  return ts.createProgram({ rootNames: [...inRoot.keys()], options, host });
};

/** The files of a program that stand in the pure packages. */
export const pureFilesOf = (program: ts.Program): readonly ts.SourceFile[] =>
  program.getSourceFiles().filter(({ fileName }) => {
    const path = fromRoot(fileName);
    return PURE.some((name) => path.startsWith(`${name}/`)) && isSource(path);
  });
