import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { maintenanceSuite } from './maintenance.ts';

describe('on the embedded store', () => {
  maintenanceSuite(async () => {
    const data = mkdtempSync(join(tmpdir(), 'grognard-maintenance-'));
    return { place: { data }, clear: async () => rmSync(data, { recursive: true, force: true }) };
  });
});
