import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const house = fileURLToPath(new URL('../../', import.meta.url));

/** The command is tested as people call it: as a process, from what was built. */
export const buildCommand = (): void => {
  execFileSync(process.execPath, ['node_modules/typescript7/bin/tsc', '-b', 'cli'], { cwd: house });
};

export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Manner {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** Runs a script of the house with Node. */
export const node = (script: string, args: readonly string[], manner: Manner = {}): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const { cwd = house, env = {}, input = '' } = manner;
    const child = spawn(process.execPath, [`${house}${script}`, ...args], {
      cwd,
      env: { ...process.env, LANG: 'C', LC_ALL: '', ...env },
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, out, err }));
    child.stdin.end(input);
  });

export const grognard = (args: readonly string[], manner?: Manner): Promise<Ended> =>
  node('cli/grognard.js', args, manner);

/** What a command says when its input cannot be used: status 2, a reason, nothing on the standard output, no stack. */
export const complaint = ({ status, out, err }: Ended): string => {
  if (status !== 2 || out !== '' || /\n\s+at /.test(err)) {
    throw new Error(`expected a plain complaint, got status ${status}\n${out}\n${err}`);
  }
  return err;
};
