import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { CHECKOUT } from './checkout.ts';

const START = join(CHECKOUT, 'scripts', 'start.cjs');

/** Starts the server below a shell, as npm does. */
const startBelowShell = async (): Promise<{
  shell: ReturnType<typeof spawn>;
  address: string;
  data: string;
}> => {
  const data = mkdtempSync(join(tmpdir(), 'grognard-stop-'));
  const command = `"${process.execPath}" "${START}" --port 0 --data "${data}"; exit $?`;
  const shell = spawn('sh', ['-c', command], { env: { ...process.env, npm_lifecycle_event: 'start' } });
  let said = '';
  for await (const chunk of shell.stdout) {
    said += chunk;
    const address = /ready at (\S+)/.exec(said)?.[1];
    if (address !== undefined) return { shell, address, data };
  }
  throw new Error(`it did not start: ${said}`);
};

const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/health`).then(
    (response) => response.ok,
    () => false,
  );

test('the server closes when the shell that npm put above it is ended', async () => {
  const { shell, address, data } = await startBelowShell();
  expect(await answers(address)).toBe(true);
  shell.kill('SIGKILL');
  while (await answers(address)) await pause(50);
  rmSync(data, { recursive: true, force: true });
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it in peace', async (signal) => {
  const data = mkdtempSync(join(tmpdir(), 'grognard-stop-'));
  const child = spawn(process.execPath, [START, '--port', '0', '--data', data]);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  while (!said.includes('ready at')) await pause(20);
  child.kill(signal);
  const [status] = await once(child, 'exit');
  expect(status).toBe(0);
  rmSync(data, { recursive: true, force: true });
});
