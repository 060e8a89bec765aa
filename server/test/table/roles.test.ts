import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { rolesSuite } from './roles.ts';

describe('who may do what, on the embedded store', () => {
  const data = mkdtempSync(join(tmpdir(), 'grognard-roles-'));
  afterAll(() => rmSync(data, { recursive: true, force: true }));
  rolesSuite(async () => ({ data }));
});
