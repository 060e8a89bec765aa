import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** Whom we become where we are root: what must not be written then cannot be. */
export const NOBODY = 65_534;
export const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

interface Manner {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly uid?: number;
  readonly gid?: number;
}

export interface Running {
  readonly child: ChildProcess;
  readonly said: () => string;
  /** Ends it with SIGTERM and gives its exit status. */
  readonly stop: () => Promise<number | null>;
}

/** The environment without what a run of the tests, or npm above it, has put there. */
export const plainEnvironment = (more: Readonly<Record<string, string>> = {}): Record<string, string> => {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_)|GROGNARD_|VITEST|DATABASE_URL|NODE_ENV|XDG_|LC_|LANG)/.test(name),
  );
  return { ...(Object.fromEntries(kept) as Record<string, string>), LANG: 'C', ...more };
};

export const start = (
  command: string,
  args: readonly string[],
  { env = {}, ...manner }: Manner = {},
): Running => {
  const child = spawn(command, args, {
    ...manner,
    env: plainEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      said += error.message;
      resolve(null);
    });
    child.once('close', resolve);
  });
  const stop = (): Promise<number | null> => {
    child.kill('SIGTERM');
    return ended;
  };
  return { child, said: () => said, stop };
};

/** Waits until a process has said something like this, and gives what was found. */
export const heard = async ({ child, said }: Running, wanted: RegExp): Promise<string> => {
  for (;;) {
    const found = wanted.exec(said());
    if (found !== null) return found[1] ?? found[0];
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`it ended: ${said()}`);
    await pause(20);
  }
};

/** Waits until somebody answers at an address with this status. */
export const answering = async (url: string, status = 200): Promise<void> => {
  for (;;) {
    const got = await fetch(url).then(
      (response) => response.body?.cancel().then(() => response.status),
      () => 0,
    );
    if (got === status) return;
    await pause(50);
  }
};
