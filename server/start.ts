import { inLanguage, type Language, typeset } from '@grognard/engine';
import type { MaintenancePlan } from './maintenance/maintenance.ts';
import type { Served } from './serve.ts';
import { helpOnSettings, sayChosen, sayFaults } from './settings/describe.ts';
import { readFlags, readSettings, type Settings } from './settings/index.ts';
import { settingWords } from './settings/setting-words.ts';

/** Who starts a server, and how he is spoken to. */
export interface StartOptions {
  /** As it is called. */
  readonly command: string;
  readonly language: Language;
  /** Where games are kept unless it is said otherwise. */
  readonly data: string;
  readonly out: (line: string) => void;
  readonly note: (line: string) => void;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly folder?: string;
}

/** A server that is open, or the exit status of what was done instead. */
export type StartResult =
  | {
      readonly served: Served;
      readonly ready: string;
      /** Where its games are; undefined with PostgreSQL. */
      readonly folder: string | undefined;
    }
  | { readonly status: 0 | 2 };

/** What the server does by itself, beside serving. */
const maintenancePlanIn = (values: Settings): MaintenancePlan => {
  const { backups, backupEvery, backupsDaily, backupsWeekly, expireAfter, expireInto } = values;
  return {
    ...(backups !== undefined && {
      backups: { folder: backups, every: backupEvery, daily: backupsDaily, weekly: backupsWeekly },
    }),
    ...(expireAfter !== undefined && { expiry: { after: expireAfter, into: expireInto } }),
  };
};

/** Serves what the settings say. */
const open = async (values: Settings, data: string, { language, note }: StartOptions): Promise<Served> => {
  const { port, host, databaseUrl, proxy, names, metricsKey, log, drain } = values;
  const { thinking, battles, unwatched, imports } = values;
  // Whoever only asks, or has to mend something first, need not wait for all of it to be loaded.
  const { serve } = await import('./serve.ts');
  return serve(
    {
      port,
      host,
      data,
      databaseUrl,
      ...(drain !== undefined && { drain }),
      ...maintenancePlanIn(values),
      say: (said) => note(typeset(inLanguage(said, language), language)),
    },
    {
      ...{ behindProxy: proxy, names: names ?? [], metricsKey, logged: log ?? [] },
      ...{ thinking, battles, unwatched, imports },
    },
  );
};

/**
 * From arguments to an open server: what both `npm start` and `grognard serve` do. All that is wrong with the settings is said
 * before anything is opened or written.
 */
export const start = async (args: readonly string[], options: StartOptions): Promise<StartResult> => {
  const { command, language, out, note, env = process.env, folder = process.cwd() } = options;
  const flags = readFlags(args, ['check', 'help']);
  if (flags.asked.has('help')) {
    out(helpOnSettings(command, language, options.data));
    return { status: 0 };
  }
  const chosen = readSettings({ flags: flags.given, env, folder });
  const faults = [...flags.faults, ...(chosen.ok ? [] : chosen.error)];
  if (!chosen.ok || faults.length > 0) {
    for (const line of sayFaults(faults, language)) note(line);
    note(inLanguage(settingWords, language).see(command));
    return { status: 2 };
  }
  const data = chosen.value.values.data ?? options.data;
  if (flags.asked.has('check')) {
    const { values, origins } = chosen.value;
    for (const line of sayChosen({ values: { ...values, data }, origins }, language)) out(line);
    return { status: 0 };
  }
  const served = await open(chosen.value.values, data, options);
  const { databaseUrl } = chosen.value.values;
  return {
    served,
    ready: inLanguage(settingWords, language).ready(served.address),
    folder: databaseUrl === undefined ? data : undefined,
  };
};
