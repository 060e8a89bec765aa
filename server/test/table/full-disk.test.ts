import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type SmallDisk, smallDisk } from '../store/small-disk.ts';
import { decisionOf, stay, type TestTable } from './protocol/at-the-table.ts';
import { both, ford, newTable, openServer, type Said, type TestServer } from './served.ts';

const readiness = async ({ address }: TestServer): Promise<number> =>
  (await fetch(`${address}/ready`)).status;

/** Red seals his plan and opens it again: an order and an entry each time. */
const orderOnce = async (table: TestTable, id: string): Promise<Said> => {
  const decision = await decisionOf(table, 'red');
  const said = await table.at('red', 'POST', '/orders', { id, decision, order: stay });
  if (said.status !== 200) return said;
  const opened = await table.at('red', 'POST', '/unseal', { id: `${id} again`, decision });
  return opened.status === 200 ? said : opened;
};

const orderUntilRefused = async (table: TestTable, name: string): Promise<Said> => {
  for (let time = 0; ; time += 1) {
    const said = await orderOnce(table, `${name} ${time}`);
    if (said.status !== 200) return said;
  }
};

const onFullDisk = (disk: SmallDisk): void =>
  test('orders and new tables are refused in the one shape, and go on by themselves', async () => {
    const data = join(disk.folder, 'data');
    const heard: string[] = [];
    let server = await openServer({ data, say: ({ en }) => heard.push(en) }, { log: 'silent' });
    const table = await newTable(server);
    expect(await readiness(server)).toBe(200);
    disk.fill();
    const refused = await orderUntilRefused(table, 'full');
    expect(refused.status).toBe(503);
    expect(refused.json).toMatchObject({
      error: { code: 'no-room', message: expect.stringMatching(/no room left .+\.$/) },
    });
    await expect.poll(() => readiness(server), { timeout: 5000 }).toBe(503);
    await expect(newTable(server, { ...ford, seats: both })).rejects.toThrow('no table: 503');
    const before = (await table.at('red', 'GET', '/view')).json;
    disk.empty();
    await expect.poll(() => readiness(server), { timeout: 5000 }).toBe(200);
    expect(heard).toHaveLength(2);
    await server.close();

    server = await openServer({ data });
    const at = (await fetch(`${server.address}/api/tables/${table.table}/view`, {
      headers: { authorization: `Bearer ${table.keyOf('red')}` },
    }).then((response) => response.json())) as unknown;
    expect(at).toEqual(before);
    await server.close();
    disk.remove();
  });

describe('a server on a full disk', () => {
  const disk = smallDisk(6);
  if (disk === undefined) test('cannot be tried here: this user may not mount one', () => {});
  else onFullDisk(disk);
});
