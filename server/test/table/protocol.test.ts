import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { protocolSuite } from './protocol.ts';

describe('the protocol on the embedded store', () => {
  protocolSuite(async () => {
    const data = mkdtempSync(join(tmpdir(), 'grognard-protocol-'));
    return { place: { data }, clear: async () => rmSync(data, { recursive: true, force: true }) };
  });
});
