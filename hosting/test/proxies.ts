import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../tools/debian.ts';
import { freePort, sample } from './paths.ts';
import { answering, start } from './process.ts';

/** A proxy with our sample, before servers at these ports. */
export interface Front {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Puts one thing in the place of another, which must be there: else the sample has changed under the test. */
const instead = (text: string, old: string, fresh: string): string => {
  if (!text.includes(old)) throw new Error(`the sample does not say “${old}”`);
  return text.replaceAll(old, fresh);
};

/** What nginx has around its sites, with everything it writes in a folder of the test. */
const aroundSites = (folder: string): string => `
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/site.conf;
}
`;

const runNginx = async (folder: string, port: number, servers: readonly number[]) => {
  const { path, env } = await findProgram('nginx');
  const upstream = servers.map((each) => `server 127.0.0.1:${each};`).join(' ');
  const listening = instead(sample('nginx.conf'), 'listen 80;', `listen 127.0.0.1:${port};`);
  const site = instead(instead(listening, '    listen [::]:80;\n', ''), 'server 127.0.0.1:1815;', upstream);
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(join(folder, 'nginx.conf'), aroundSites(folder));
  const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  // Who is root would become another user, who may not write here.
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  return start(path, [...args, ...asRoot], { env });
};

const runCaddy = async (folder: string, port: number, servers: readonly number[]) => {
  const { path, env } = await findProgram('caddy');
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tgrace_period 1s\n}\n\n${sample('Caddyfile')}`);
  return start(path, ['run', '--adapter', 'caddyfile', '--config', file], {
    env: {
      ...env,
      HOME: folder,
      GROGNARD_SITE: `http://127.0.0.1:${port}`,
      GROGNARD_PROCESSES: servers.map((each) => `127.0.0.1:${each}`).join(' '),
    },
  });
};

const runners = { nginx: runNginx, caddy: runCaddy };

export type ProxyName = keyof typeof runners;

export const startProxy = async (name: ProxyName, servers: readonly number[]): Promise<Front> => {
  const folder = mkdtempSync(join(tmpdir(), `grognard-${name}-`));
  mkdirSync(join(folder, 'logs'));
  const port = await freePort();
  const running = await runners[name](folder, port, servers);
  const address = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const gone = new Promise<never>((_, reject) => {
    running.child.once('close', () => reject(new Error(`${name} ended: ${running.said()}`)));
  });
  await Promise.race([answering(`${address}/health`), gone]);
  gone.catch(() => {});
  return { address, stop };
};
