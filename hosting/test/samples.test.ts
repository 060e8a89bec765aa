import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findProgram } from '../../tools/debian.ts';
import { stages, told, variables } from './containerfile.ts';
import { CHECKOUT, sample } from './paths.ts';
import { unit } from './unit.ts';

const run = promisify(execFile);
const manual = readFileSync(join(CHECKOUT, 'docs', 'operating.md'), 'utf8');

interface Service {
  readonly image: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly networks: readonly string[];
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: unknown;
  readonly read_only?: boolean;
  readonly stop_grace_period?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly volumes: Readonly<Record<string, null>>;
}

const compose = (): Compose => parse(sample('compose.yaml'), { strict: true, merge: true });

test('systemd finds nothing to say of the unit but that the package is not installed here', async () => {
  const { path, env } = await findProgram('systemd-analyze');
  const folder = mkdtempSync(join(tmpdir(), 'grognard-unit-'));
  const file = join(folder, 'grognard.service');
  copyFileSync(join(CHECKOUT, 'hosting', 'grognard.service'), file);
  const told = await run(path, ['verify', '--man=no', '--recursive-errors=no', file], {
    env: { ...process.env, ...env },
  }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => ({ stdout, stderr }));
  rmSync(folder, { recursive: true, force: true });
  const lines = `${told.stdout}${told.stderr}`
    .split('\n')
    .filter((line) => line.includes('grognard.service'));
  expect(lines.filter((line) => !line.includes('is not executable'))).toEqual([]);
});

test('the unit shuts everything but its folder', () => {
  expect(unit()).toMatchObject({
    DynamicUser: ['yes'],
    ProtectSystem: ['strict'],
    StateDirectory: ['grognard'],
    StateDirectoryMode: ['0700'],
    NoNewPrivileges: ['yes'],
    CapabilityBoundingSet: [''],
    Restart: ['on-failure'],
    SystemCallErrorNumber: ['EPERM'],
  });
});

test('every variable of the samples is in the manual', () => {
  const used = ['grognard.service', 'Containerfile', 'compose.yaml', 'ready.mjs'].flatMap((file) =>
    [...sample(file).matchAll(/\b(GROGNARD_[A-Z_]+|DATABASE_URL)\b/g)].map(([name]) => name),
  );
  const ofTheProxy = new Set(['GROGNARD_SITE', 'GROGNARD_PROCESSES']);
  const names = [...new Set(used)].filter((name) => !ofTheProxy.has(name));
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(manual).toContain(`\`${name}`);
});

test('the compose file has two processes on one PostgreSQL, which nobody reaches but through the proxy', () => {
  const { services, networks } = compose();
  const { database, proxy, ...processes } = services;
  expect(Object.keys(processes)).toEqual(['grognard-1', 'grognard-2']);
  const port = variables(stages()[1] ?? []).GROGNARD_PORT;
  expect(proxy?.environment.GROGNARD_PROCESSES).toBe(
    Object.keys(processes)
      .map((name) => `${name}:${port}`)
      .join(' '),
  );
  expect(networks.inside?.internal).toBe(true);
  for (const each of Object.values(processes)) {
    expect(each).toMatchObject({ read_only: true, cap_drop: ['ALL'], networks: ['inside'] });
    expect(each.ports).toBeUndefined();
    expect(each.environment.DATABASE_URL).toMatch(/@database\/grognard$/);
    expect(each.environment.GROGNARD_PROXY).toBe('1');
  }
  expect(database?.environment).toMatchObject({ POSTGRES_USER: 'grognard', POSTGRES_DB: 'grognard' });
  expect(database?.ports).toBeUndefined();
});

test('what the compose file names is there', () => {
  const { services, networks, volumes } = compose();
  for (const service of Object.values(services)) {
    for (const name of service.networks) expect(networks).toHaveProperty(name);
    for (const volume of service.volumes ?? []) {
      const [from = ''] = volume.split(':');
      if (from.startsWith('.')) expect(existsSync(join(CHECKOUT, 'hosting', from))).toBe(true);
      else expect(volumes).toHaveProperty(from);
    }
    const needed = service.depends_on ?? [];
    const others = Array.isArray(needed) ? needed : Object.keys(needed);
    for (const other of others) expect(services).toHaveProperty([other]);
    if (service.build !== undefined) expect(service.build.dockerfile).toBe('../hosting/Containerfile');
  }
});

test('nobody is stopped before he has answered what is under way', () => {
  const { services } = compose();
  for (const name of ['grognard-1', 'grognard-2'])
    expect(Number.parseInt(services[name]?.stop_grace_period ?? '', 10)).toBeGreaterThan(8);
  expect(told(stages()[1] ?? [], 'STOPSIGNAL')).toBe('SIGTERM');
});

interface Workflow {
  readonly jobs: {
    readonly test: {
      readonly strategy: { readonly matrix: { readonly node: readonly number[] } };
      readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
    };
  };
}

test('the workflow for a forge runs what there is to run, on every Node that is supported', () => {
  const file = readFileSync(join(CHECKOUT, 'docs', 'ci', 'test.yml'), 'utf8');
  const { strategy, steps } = (parse(file, { strict: true }) as Workflow).jobs.test;
  const { engines } = JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8'));
  const [command = ''] = steps.flatMap((step) => step.run ?? []);
  expect(strategy.matrix.node).toEqual([20, 22, 24]);
  expect(engines.node).toMatch(new RegExp(`^>=${strategy.matrix.node[0]}\\.`));
  expect(statSync(join(CHECKOUT, command)).mode & 0o111).not.toBe(0);
  // What a forge runs is its own affair: no other machine is named.
  expect(file).not.toMatch(/https?:|registry/);
});
