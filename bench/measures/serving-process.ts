import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, so that it and whoever asks it have a core each. */
export interface Started {
  readonly port: number;
  readonly process: ChildProcess;
  /** Milliseconds that a processor has worked for it so far; not a number where the system does not tell. */
  readonly worked: () => number;
  readonly stop: () => Promise<void>;
}

const A_TICK = 10;

/** As Linux tells it: of all fields behind the name of the process, those of the program and of the system on its behalf. */
const workedBy = (pid: number | undefined): number => {
  if (process.platform !== 'linux') return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * A_TICK;
};

/** Starts one of the scripts beside this file; its first word is the port it listens on. */
export const start = async (script: string, ...words: readonly string[]): Promise<Started> => {
  const file = fileURLToPath(new URL(`./${script}.js`, import.meta.url));
  const child = spawn(process.execPath, ['--expose-gc', file, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Should a measure break off, nothing of it goes on.
  const kill = (): boolean => child.kill();
  process.once('exit', kill);
  const ended = once(child, 'close').then(() => {
    process.off('exit', kill);
    throw new Error(`${script} ended by itself`);
  });
  ended.catch(() => {});
  const [said] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
  return {
    port: Number(said.toString().trim()),
    process: child,
    worked: () => workedBy(child.pid),
    stop: async () => {
      child.kill('SIGTERM');
      await ended.catch(() => {});
    },
  };
};
