import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { adminSocketIn } from '../../admin/socket-server.ts';
import { openTableAdmin } from '../../index.ts';
import { openServer } from '../table/served.ts';
import { operatingSuite } from './suite.ts';

describe('on the embedded store', () => {
  operatingSuite(async () => {
    const data = mkdtempSync(join(tmpdir(), 'grognard-operating-'));
    return { place: { data }, clear: async () => rmSync(data, { recursive: true, force: true }) };
  });
});

describe('the operator’s socket', () => {
  let data: string;
  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'grognard-door-'));
  });
  afterEach(() => rmSync(data, { recursive: true }));

  test('is for the owner of the folder alone, and goes with the server', async () => {
    const server = await openServer({ data });
    expect(statSync(adminSocketIn(data)).mode & 0o777).toBe(0o600);
    expect(statSync(data).mode & 0o077).toBe(0);
    await server.close();
    expect(existsSync(adminSocketIn(data))).toBe(false);
  });

  test('does not keep a server with a long name from opening: it is only not there', async () => {
    const long = join(data, 'a'.repeat(120));
    const server = await openServer({ data: long });
    await expect(openTableAdmin({ data: long }, () => {})).rejects.toThrow(
      'Another Grognard is using the games',
    );
    await server.close();
  });

  test('to look for tables where there are none makes nothing', async () => {
    const nowhere = join(data, 'nowhere');
    await expect(openTableAdmin({ data: nowhere }, () => {})).rejects.toThrow('There are no games at');
    expect(existsSync(nowhere)).toBe(false);
  });
});
