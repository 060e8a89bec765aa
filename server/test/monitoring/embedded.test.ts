import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { monitoringSuite } from './suite.ts';

describe('a server on the embedded store', () => {
  monitoringSuite('sqlite', async () => {
    const data = mkdtempSync(join(tmpdir(), 'grognard-monitoring-'));
    return { place: { data }, clear: async () => rmSync(data, { recursive: true, force: true }) };
  });
});
