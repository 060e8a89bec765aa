import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const CHECKOUT = join(import.meta.dirname, '..', '..');

export interface Said {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a Node script to its end. */
export const runNode = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Said> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    child.on('close', (status) => resolve({ status, out, err }));
  });

/** A small checkout of one package, with the real scripts: what they do about installing can be seen without the rest. */
export const smallCheckout = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-checkout-'));
  chmodSync(folder, 0o755);
  cpSync(join(CHECKOUT, 'scripts'), join(folder, 'scripts'), { recursive: true });
  const dependencies = { 'is-number': '7.0.0' };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'small', version: '1.0.0', dependencies }),
  );
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({
      name: 'small',
      version: '1.0.0',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': { name: 'small', version: '1.0.0', dependencies },
        'node_modules/is-number': {
          version: '7.0.0',
          integrity:
            'sha512-41Cifkg6e8TylSpdtTpeLVMqvSBEVzTttHvERD741+pnZ8ANv0004MRL43QKPDlK9cGvNp6NZWZUBlbGXYxxng==',
        },
      },
    }),
  );
  mkdirSync(join(folder, 'cache'));
  return folder;
};
