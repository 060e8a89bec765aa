import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { mutationSuite } from './mutations.ts';

describe('bad input on the embedded store', () => {
  const data = mkdtempSync(join(tmpdir(), 'grognard-mutations-'));
  afterAll(() => rmSync(data, { recursive: true, force: true }));
  mutationSuite(async () => ({ data }));
});
