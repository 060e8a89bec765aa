import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

export const CHECKOUT = join(import.meta.dirname, '..', '..');

export const sample = (name: string): string => readFileSync(join(CHECKOUT, 'hosting', name), 'utf8');

/** A port that nobody has just now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const trial = createServer().once('error', reject);
    trial.listen(0, '127.0.0.1', () => {
      const address = trial.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      trial.close(() => resolve(port));
    });
  });
