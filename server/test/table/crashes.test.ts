import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { patience } from '../../../tools/counts.ts';
import { serverCrashes } from './crashes.ts';

test(
  'no order that was answered is lost when a server on the embedded store is killed',
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'grognard-crashes-'));
    await serverCrashes({ data });
    rmSync(data, { recursive: true, force: true });
  },
  patience,
);
