import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../server/test/table/served.ts';
import { generalsOrders, playOrders, sitDown } from './battle.ts';
import { commandIn, inRoot, replay, stages, told, variables } from './containerfile.ts';
import { CHECKOUT, freePort } from './paths.ts';
import { answering, asNobody, heard, NOBODY, plainEnvironment, type Running, start } from './process.ts';
import { unit } from './unit.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'grognard-installed-'));
const root = join(folder, 'root');
const context = join(folder, 'context');
const installed = join(root, 'opt', 'grognard');
const grognard = join(installed, 'node_modules', 'grognard');
const home = join(folder, 'home');

let said = '';
let running: Running | undefined;

const MINUTES = 60_000;

beforeAll(async () => {
  // Somebody else must be able to read it.
  chmodSync(folder, 0o755);
  for (const each of [root, context, home]) mkdirSync(each);
  await run(process.execPath, [join(CHECKOUT, 'scripts', 'pack.cjs'), '--out', context]);
  said = await replay(root, context);
}, 10 * MINUTES);

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesUnder = (place: string): readonly string[] =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1));

/** The command that npm has linked. */
const command = (args: readonly string[]) =>
  run(join(installed, 'node_modules', '.bin', 'grognard'), [...args], {
    cwd: home,
    env: plainEnvironment({ HOME: home }),
  });

/** As somebody types it in the folder where it was installed. */
const serveByNpx = (args: readonly string[] = ['--port', '0']): Promise<string> => {
  running = start('npx', ['--no-install', 'grognard', ...args], { cwd: installed, env: { HOME: home } });
  return heard(running, /ready at (http:\S+)/);
};

describe('the package', () => {
  test('is installed from its file alone, with the packages that were tried, on this Node without a complaint', () => {
    expect(said).not.toMatch(/EBADENGINE|deprecated|ERR/);
    const { packages } = JSON.parse(readFileSync(join(CHECKOUT, 'package-lock.json'), 'utf8'));
    const manifest = JSON.parse(readFileSync(join(grognard, 'package.json'), 'utf8'));
    const wanted = { ...manifest.dependencies, ...manifest.optionalDependencies };
    expect(Object.keys(wanted)).toEqual(
      expect.arrayContaining(['fastify', 'libsql', 'light-my-request', 'pg']),
    );
    for (const [name, version] of Object.entries(wanted)) {
      const file = join(installed, 'node_modules', name, 'package.json');
      if (Object.hasOwn(manifest.dependencies, name) || existsSync(file))
        expect([name, JSON.parse(readFileSync(file, 'utf8')).version]).toEqual([name, version]);
      const locked = Object.entries<{ version: string }>(packages).filter(([place]) =>
        place.endsWith(`node_modules/${name}`),
      );
      expect(locked.map(([, each]) => each.version)).toContain(version);
    }
  });

  test('holds what is served and read, and nothing of how it is made', () => {
    const files = filesUnder(grognard);
    for (const file of ['LICENSE', 'README.md', 'README.fr.md', 'web/dist/index.html', 'hosting/nginx.conf'])
      expect(files).toContain(file);
    const strange = files.filter((file) =>
      /\.map$|\.d\.ts$|(^|\/)test\/|tsbuildinfo|\.env|\.sqlite/.test(file),
    );
    expect(strange).toEqual([]);
    const linked = files
      .filter((file) => file.endsWith('.js'))
      .filter((file) => /sourceMappingURL|['"]@grognard\//.test(readFileSync(join(grognard, file), 'utf8')));
    expect(linked).toEqual([]);
  });

  test.each(['README.md', 'README.fr.md', 'hosting/README.md'])(
    '%s leads nowhere that is not there',
    (file) => {
      const links = [...readFileSync(join(grognard, file), 'utf8').matchAll(/\]\((?!http)([^)#]+)/g)];
      expect(links.length).toBeGreaterThan(0);
      for (const [, link = ''] of links)
        expect([link, existsSync(join(grognard, dirname(file), link))]).toEqual([link, true]);
    },
  );
});

describe('npx grognard', () => {
  test(
    'serves a page and a battle against a general, and has both again after a restart',
    async () => {
      const address = await serveByNpx();
      const page = await (await fetch(address)).text();
      const parts = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path);
      expect(parts.length).toBeGreaterThan(1);
      for (const part of parts)
        expect([part, (await fetch(`${address}${part}`)).status]).toEqual([part, 200]);

      const battle = await sitDown(address, 'general');
      while (((await generalsOrders(address)).done ?? 0) === 0) await playOrders(battle, 1);
      // On a busy machine one may come late; none may fail.
      expect(await generalsOrders(address)).not.toHaveProperty('failed');
      const before = await battle.view(battle.own);
      await running?.stop();

      expect(existsSync(join(home, '.local', 'share', 'grognard', 'games.sqlite'))).toBe(true);
      const again = await serveByNpx();
      const { json, status } = await ask(
        { address: again },
        'GET',
        `/tables/${battle.table}/view`,
        undefined,
        battle.keyOf(battle.own),
      );
      expect(status).toBe(200);
      expect(json.n).toBeGreaterThanOrEqual(before.n);
      expect(filesUnder(grognard).filter((file) => file.includes('.sqlite'))).toEqual([]);
    },
    5 * MINUTES,
  );

  test('says where the games are, and ends with npx', async () => {
    const address = await serveByNpx();
    if (running === undefined) throw new Error('it does not run');
    const kept = await heard(running, /Games are kept in (.+)\. Ctrl-C/);
    expect(kept).toBe(join(home, '.local', 'share', 'grognard'));
    await running.stop();
    await answering(`${address}/health`, 0);
  });

  test.each([
    [['--help'], /^ {2}serve /m],
    [['--help', '--lang', 'fr'], /Sans commande/],
    [['serve', '--help'], /\.local\/share\/grognard\)/],
    [['rules', 'pub-battles', 'fog'], /PB-/],
    [['rules', '--coverage', 'table'], /proven/],
    [['scenario', 'list', 'les-aigles'], /kaltenried/],
    [['simulate', 'pub-battles', 'first-contact', '--games', '2', '--jobs', '2'], /2 battles/],
    [['render', 'kaltenried'], /<svg/],
  ])('%j', async (args, wanted) => {
    expect((await command(args)).stdout).toMatch(wanted);
  });

  test('tells an old Node in a sentence that it is one', async () => {
    const env = plainEnvironment({ GROGNARD_PRETEND_NODE: '18.20.0' });
    const ended = await run(process.execPath, [join(grognard, 'scripts', 'grognard.cjs')], { env }).catch(
      (error: { stderr: string }) => error,
    );
    expect(ended.stderr).toMatch(/^Grognard needs Node 20\.19 or newer and this is Node 18\.20\.0/);
  });
});

/** What stands in an image or under systemd in `/opt`, here below a folder that only root may write. */
const commandOf = (words: readonly string[]): readonly [string, readonly string[]] => {
  const [, ...args] = words.map((word) => inRoot(root, word));
  return [process.execPath, args];
};

describe('the unit', () => {
  test('its command serves, with its variables and as somebody who may write nothing but its folder', async () => {
    const { ExecStart: [line = ''] = [], Environment = [], StateDirectory: [state] = [] } = unit();
    expect(line).toMatch(/^\/usr\/bin\/node /);
    const data = join(folder, 'state');
    mkdirSync(data);
    mkdirSync(join(data, 'grognard'), { mode: 0o700 });
    if (asNobody.uid !== undefined) chownSync(join(data, 'grognard'), NOBODY, NOBODY);
    const variables = Object.fromEntries(
      Environment.map((each) => each.replace('%S', data).split('=') as [string, string]),
    );
    expect(variables.GROGNARD_DATA).toBe(join(data, state ?? ''));
    const port = String(await freePort());
    const [program, args] = commandOf(line.split(' '));
    running = start(program, args, { ...asNobody, cwd: '/', env: { ...variables, GROGNARD_PORT: port } });
    const address = await heard(running, /ready at (http:\S+)/);
    await answering(`${address}/ready`);
    expect(existsSync(join(data, 'grognard', 'games.sqlite'))).toBe(true);
    expect(await running.stop()).toBe(0);
  });

  test('stops later than the server would by itself', () => {
    const { TimeoutStopSec: [seconds] = [], KillSignal } = unit();
    expect(Number(seconds)).toBeGreaterThan(8);
    expect(KillSignal).toEqual(['SIGTERM']);
  });
});

describe('the image', () => {
  const [, image = []] = stages();

  test('serves as somebody who may write to its volume alone, and tells whether it is well', async () => {
    const port = String(await freePort());
    const env = {
      ...variables(image),
      GROGNARD_DATA: join(root, 'data'),
      GROGNARD_PORT: port,
      HOME: '/nowhere',
    };
    const files = filesUnder(installed).length;
    const [program, args] = commandOf(
      commandIn(told(image, 'ENTRYPOINT')).concat(commandIn(told(image, 'CMD'))),
    );
    const isWell = () => {
      const [node, words] = commandOf(commandIn(told(image, 'HEALTHCHECK')));
      return run(node, [...words], { env: { GROGNARD_PORT: port } }).then(
        () => true,
        () => false,
      );
    };
    expect(await isWell()).toBe(false);
    running = start(program, args, { ...asNobody, cwd: '/', env });
    await heard(running, /ready at (http:\S+)/);
    expect(await isWell()).toBe(true);
    const battle = await sitDown(`http://127.0.0.1:${port}`, 'himself');
    await playOrders(battle, 1);
    expect(await running.stop()).toBe(0);
    expect(filesUnder(installed)).toHaveLength(files);
    expect(readdirSync(join(root, 'data'))).toContain('games.sqlite');
  });

  test('is not root, keeps its games in a volume, and is reached where it listens', () => {
    expect(told(image, 'USER')).toBe('node');
    expect(told(image, 'VOLUME')).toBe(variables(image).GROGNARD_DATA);
    expect(told(image, 'EXPOSE')).toBe(variables(image).GROGNARD_PORT);
    expect(variables(image).GROGNARD_HOST).toBe('0.0.0.0');
    expect(told(image, 'STOPSIGNAL')).toBe('SIGTERM');
    expect(told(image, 'COPY')).toBe('--from=installed /opt/grognard /opt/grognard');
  });
});
