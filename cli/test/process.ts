import { execFileSync, spawn } from 'node:child_process';
import { resolve as resolvePath } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../run.ts';

// The shell of whoever runs the tests may speak French; the tests expect English unless they ask.
process.env.LC_ALL = 'C';

export const checkout = fileURLToPath(new URL('../../', import.meta.url));

/** The command is tested as people call it: as a process, from what was built. */
export const buildCommand = (): void => {
  execFileSync(process.execPath, ['node_modules/typescript7/bin/tsc', '-b', 'cli'], { cwd: checkout });
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

/** Runs a script of ours with Node. */
export const node = (script: string, args: readonly string[], manner: Manner = {}): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const { cwd = checkout, env = {}, input = '' } = manner;
    const child = spawn(process.execPath, [resolvePath(checkout, script), ...args], {
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

/** The command as people call it. */
export const grognard = (args: readonly string[], manner?: Manner): Promise<Ended> =>
  node('cli/grognard.js', args, manner);

/** The same without a process of its own, for long tables of cases. */
export const called = async (args: readonly string[]): Promise<Ended> => {
  let out = '';
  let err = '';
  const note = (line: string): void => {
    err += `${line}\n`;
  };
  const say = (line: string): void => {
    out += `${line}\n`;
  };
  return { status: await run(args, { out: say, note, tick: note, watched: false }), out, err };
};

/** What a command says when its input cannot be used: status 2, a reason, nothing on the standard output, no stack. */
export const complaint = ({ status, out, err }: Ended): string => {
  if (status !== 2 || out !== '' || /\n\s+at /.test(err)) {
    throw new Error(`expected a plain complaint, got status ${status}\n${out}\n${err}`);
  }
  return err;
};
