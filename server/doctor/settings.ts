import { statSync } from 'node:fs';
import { inEach, nearest, type Result } from '@grognard/engine';
import { sayFaults } from '../settings/describe.ts';
import type { SettingFault } from '../settings/origin.ts';
import type { Chosen } from '../settings/read.ts';
import { type Setting, settings } from '../settings/settings.ts';
import { type Finding, finding } from './finding.ts';

/** Of the tools, not of what is shipped. */
const OTHERS = new Set(['GROGNARD_RECORD']);

const unknownVariables = (env: Readonly<Record<string, string | undefined>>): readonly Finding[] => {
  const known = settings.map(({ variable }) => variable as string);
  return Object.keys(env)
    .filter((name) => name.startsWith('GROGNARD_') && !known.includes(name) && !OTHERS.has(name))
    .map((name) => finding('settings', 'warning', 'unknownVariable', name, nearest(name, known)));
};

const openConfig = ({ values, origins }: Chosen): readonly Finding[] => {
  const { config } = values;
  const isSecret = settings.some(
    (each: Setting) => each.secret === true && origins[each.name as keyof typeof origins].by === 'file',
  );
  const isOpen = config !== undefined && isSecret && (statSync(config).mode & 0o077) !== 0;
  return isOpen && process.platform !== 'win32' ? [finding('settings', 'warning', 'openConfig', config)] : [];
};

export const examineSettings = (
  chosen: Result<Chosen, readonly SettingFault[]>,
  env: Readonly<Record<string, string | undefined>>,
): readonly Finding[] => {
  const found = chosen.ok
    ? openConfig(chosen.value)
    : chosen.error.map((fault) =>
        finding(
          'settings',
          'fault',
          'settingsBad',
          inEach((language) => sayFaults([fault], language).join()),
        ),
      );
  const all = [...found, ...unknownVariables(env)];
  return all.length === 0 ? [finding('settings', 'good', 'settingsGood')] : all;
};
