import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL that this run of the tests started. */
    postgres: string;
  }
}

/** Vitest calls this before the suites that need a PostgreSQL, and what it returns after them, failed or not. */
export default async function withPostgres(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('postgres', postgres.url);
  return postgres.stop;
}
