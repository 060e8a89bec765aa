import { readSettings, type Settings, sayFaults } from '@grognard/server/settings';
import { dataFolder } from './data-folder.ts';
import { BadInput } from './failure.ts';

/** The flags of every command that works on the games of a server. */
export const settingOptions = { data: { type: 'string' }, config: { type: 'string' } } as const;

export type CommandSettings = Settings & { readonly data: string };

/** Where the games are unless somebody says otherwise. */
export const defaultData = dataFolder;

/** What a server is kept by, as `serve` reads it. */
export const settingsFrom = (flags: {
  readonly data?: string;
  readonly config?: string;
}): CommandSettings => {
  const given = new Map(
    Object.entries(flags).filter((each): each is [string, string] => each[1] !== undefined),
  );
  const chosen = readSettings({ flags: given, env: process.env, folder: process.cwd() });
  if (!chosen.ok) throw new BadInput((_, language) => sayFaults(chosen.error, language).join('\n'));
  return { ...chosen.value.values, data: chosen.value.values.data ?? defaultData() };
};
