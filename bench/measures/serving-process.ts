import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, so that it and whoever asks it have a core each. */
export interface Started {
  readonly port: number;
  readonly process: ChildProcess;
  readonly stop: () => Promise<void>;
}

/** Starts one of the scripts beside this file; its first word is the port it listens on. */
export const start = async (script: string, ...words: readonly string[]): Promise<Started> => {
  const file = fileURLToPath(new URL(`./${script}.js`, import.meta.url));
  const child = spawn(process.execPath, [file, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  // Should a measure break off, nothing of it goes on.
  process.once('exit', () => child.kill());
  const ended = once(child, 'close').then(() => {
    throw new Error(`${script} ended by itself`);
  });
  ended.catch(() => {});
  const [said] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
  return {
    port: Number(said.toString().trim()),
    process: child,
    stop: async () => {
      child.kill('SIGTERM');
      await ended.catch(() => {});
    },
  };
};
