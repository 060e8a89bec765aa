import type { Result } from '@grognard/engine';
import { isThere } from '../file-access.ts';
import type { SettingFault } from '../settings/origin.ts';
import type { Chosen } from '../settings/read.ts';
import { examineBackups } from './backups.ts';
import { examineFileClock } from './clock.ts';
import { examineDatabase } from './database.ts';
import type { Finding } from './finding.ts';
import { examineProxy } from './proxy.ts';
import { examineSettings } from './settings.ts';
import { examineFolder } from './store.ts';

export { type Finding, type Level, PARTS, type Part } from './finding.ts';

export interface DoctorOptions {
  readonly chosen: Result<Chosen, readonly SettingFault[]>;
  /** Where games are kept unless it is said otherwise. */
  readonly data: string;
  readonly url?: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Looks at all there is of a server, one after the other, and changes nothing. */
export async function* examine({ chosen, data, url, env }: DoctorOptions): AsyncGenerator<Finding> {
  yield* examineSettings(chosen, env);
  // What cannot be read cannot be looked for.
  if (!chosen.ok) return;
  const { values } = chosen.value;
  if (values.databaseUrl !== undefined) yield* await examineDatabase(values.databaseUrl);
  else {
    const folder = values.data ?? data;
    yield* await examineFolder(folder);
    if (isThere(folder) === true) yield* examineFileClock(folder);
  }
  yield* await examineBackups(values);
  yield* await examineProxy(url, values);
}
