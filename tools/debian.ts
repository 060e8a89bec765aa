import { execFile } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** A program of the system, and what it needs in its environment. */
export interface Program {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

interface Wanted {
  /** The Debian package that has it, and where in it. */
  readonly from: string;
  readonly at: string;
  /** The variable that says where another one is. */
  readonly variable: string;
}

const programs = {
  nginx: { from: 'nginx', at: 'usr/sbin/nginx', variable: 'NGINX_PATH' },
  caddy: { from: 'caddy', at: 'usr/bin/caddy', variable: 'CADDY_PATH' },
  'systemd-analyze': { from: 'systemd', at: 'usr/bin/systemd-analyze', variable: 'SYSTEMD_ANALYZE_PATH' },
} as const satisfies Readonly<Record<string, Wanted>>;

const CACHE = join(import.meta.dirname, 'node_modules', '.cache', 'debian');

const canRun = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The program to test with: that of its variable, an installed one, or the one in Debian's package. */
export const findProgram = async (name: keyof typeof programs): Promise<Program> => {
  const { from, at, variable } = programs[name];
  const told = process.env[variable];
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const path = [...(told === undefined ? [] : [told]), ...folders.map((folder) => join(folder, name))].find(
    canRun,
  );
  if (path !== undefined) return { path, env: {} };
  const folder = join(CACHE, from);
  if (existsSync(folder) || (await unpack(from, folder)))
    return { path: join(folder, at), env: librariesIn(folder) };
  throw new Error(`No ${name} was found: install it, or set ${variable} to one.`);
};

const librariesIn = (folder: string): Readonly<Record<string, string>> => {
  const roots = ['usr/lib', 'lib', 'usr/lib/systemd'].map((part) => join(folder, part)).filter(existsSync);
  const nested = roots.flatMap((root) =>
    readdirSync(root)
      .filter((name) => name.endsWith('-linux-gnu'))
      .flatMap((name) => [join(root, name), join(root, name, 'systemd')]),
  );
  return { LD_LIBRARY_PATH: [...nested, ...roots].join(delimiter) };
};

/**
 * Has apt fetch a package, with what it needs and this machine lacks, into a folder of ours, and unpacks it there: nothing
 * is installed. What apt must know of the archive is fetched to a place of ours as well, so that nobody need be root.
 */
const unpack = async (name: string, folder: string): Promise<boolean> => {
  if (process.platform !== 'linux' || !canRun('/usr/bin/apt-get')) return false;
  mkdirSync(CACHE, { recursive: true });
  const made = mkdtempSync(join(CACHE, `${name}-`));
  try {
    const [lists, archives, root] = ['lists', 'archives', 'root'].map((part) => join(made, part)) as [
      string,
      string,
      string,
    ];
    for (const each of [lists, archives, root]) mkdirSync(join(each, 'partial'), { recursive: true });
    const manner = [
      `Dir::State::lists=${lists}`,
      `Dir::Cache=${made}`,
      `Dir::Cache::archives=${archives}`,
      'Debug::NoLocking=1',
      // The user that apt would else become may not write here.
      'APT::Sandbox::User=root',
    ].flatMap((option) => ['-o', option]);
    await run('apt-get', [...manner, '-qq', 'update']);
    await run('apt-get', [
      ...manner,
      '-qq',
      '--yes',
      '--no-install-recommends',
      '--reinstall',
      '--download-only',
      'install',
      name,
    ]);
    const files = readdirSync(archives).filter((file) => file.endsWith('.deb'));
    for (const file of files) await run('dpkg-deb', ['-x', join(archives, file), root]);
    renameSync(root, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    // Another run was faster; its copy is as good.
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  return true;
};

const run = promisify(execFile);
