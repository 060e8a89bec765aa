import { readFileSync } from 'node:fs';
import { isRecord, nearest } from '@grognard/engine';
import { codeOf } from '../failure.ts';
import { kindOf } from './kinds.ts';
import type { SettingFault } from './origin.ts';
import { faultAt } from './setting-words.ts';
import { type Setting, settings } from './settings.ts';

interface InFile {
  readonly given: ReadonlyMap<string, string>;
  readonly faults: readonly SettingFault[];
}

/** A file names no further one. */
const inFiles: readonly Setting[] = settings.filter(({ name }) => name !== 'config');

const none = (...faults: readonly SettingFault[]): InFile => ({ given: new Map(), faults });

/** What a file sets, in words; undefined stands for what the system or the file did not let us read. */
export const readSettingsFile = (file: string): InFile => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return none(faultAt(file, ({ unreadable }) => unreadable(codeOf(error) ?? '')));
  }
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    return none(faultAt(file, ({ notJson }) => notJson(placeIn(text, error))));
  }
  return isRecord(found) ? settingsIn(file, found) : none(faultAt(file, ({ noObject }) => noObject));
};

/** Line and column, where the one who read it tells them. */
const placeIn = (text: string, error: unknown): readonly [number, number] | undefined => {
  const [, position] = / at position (\d+)/.exec(String(error)) ?? [];
  if (position === undefined) return undefined;
  const before = text.slice(0, Number(position)).split('\n');
  return [before.length, (before.at(-1)?.length ?? 0) + 1];
};

const settingsIn = (file: string, found: Readonly<Record<string, unknown>>): InFile => {
  const given = new Map<string, string>();
  const faults: SettingFault[] = [];
  for (const [name, value] of Object.entries(found)) {
    const at = `${file}: ${name}`;
    const setting = inFiles.find((each) => each.name === name);
    if (setting === undefined) {
      const near = nearest(
        name,
        inFiles.map((each) => each.name),
      );
      faults.push(faultAt(at, ({ noSetting }) => noSetting(near)));
      continue;
    }
    const written = kindOf(setting.kind).written(value);
    if (written === undefined) faults.push(faultAt(at, ({ wrongType }) => wrongType[setting.kind]));
    else given.set(name, written);
  }
  return { given, faults };
};
