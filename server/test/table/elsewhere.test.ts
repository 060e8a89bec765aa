import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom } from '@grognard/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from '../../../tools/bundle.ts';
import { patience } from '../../../tools/counts.ts';
import { emptyFolders } from '../store/folders.ts';
import { beginBattle, checkLog, play } from './kills/battle.ts';
import { type ServerOverrides, type ServerScripts, spawnServer } from './kills/servers.ts';
import { emptyPages, threadsScript } from './served.ts';

const emptyFolder = emptyFolders();
const pages = emptyPages();
let scripts: ServerScripts;

beforeAll(async () => {
  const server = await bundle(join(import.meta.dirname, 'server-process.ts'), 'process');
  scripts = { server, worker: await threadsScript(), pages };
}, patience);

afterAll(() => rmSync(pages, { recursive: true, force: true }));

const spoken = (language: string) => ({ LANG: language, LC_ALL: language });

test.each<readonly [string, string, ServerOverrides]>([
  ['a machine without a language', 'data', { env: spoken('C') }],
  ['a Turkish one', 'data', { env: spoken('tr_TR.UTF-8') }],
  ['a French one', 'data', { env: spoken('fr_FR.UTF-8') }],
  ['the other side of the date line', 'data', { env: { TZ: 'Pacific/Kiritimati' } }],
  ['a folder with spaces and accents', 'les parties de l’été\u0301 “d’Austerlitz”', {}],
  ['an address of the sixth version', 'data', { host: '::1' }],
])(
  'a battle is fought and told on %s',
  async (_where, folder, manner) => {
    const data = join(emptyFolder(), folder);
    mkdirSync(data);
    const spawned = spawnServer(scripts, { data }, manner);
    const door = { address: await spawned.address };
    let orders = 0;
    for (const by of ['request', 'websocket'] as const) {
      const battle = await beginBattle(door, by);
      await play(door, battle, randomFrom(7), {
        done: () => {
          orders += 1;
        },
        stopped: () => false,
      });
      expect(battle.over).toBe(true);
      await checkLog(door, battle);
    }
    expect(orders).toBeGreaterThan(10);
    await spawned.kill();
  },
  patience,
);
