import { parseArgs } from 'node:util';
import { nearest } from '@grognard/engine';
import { kindOf } from './kinds.ts';
import type { SettingFault } from './origin.ts';
import { faultAt } from './setting-words.ts';
import { type Setting, settings } from './settings.ts';

/** What a command line says, as far as it can be read. */
export interface Flags {
  readonly given: ReadonlyMap<string, string>;
  /** Those of the flags that are no settings, such as `--check`. */
  readonly asked: ReadonlySet<string>;
  readonly faults: readonly SettingFault[];
}

const takesValue = ({ kind }: Setting): boolean => kindOf(kind).takes !== undefined;

const byFlag = new Map(
  settings.flatMap((each: Setting): [string, Setting][] =>
    each.flag === undefined ? [] : [[each.flag, each]],
  ),
);

type Token = Extract<ReturnType<typeof tokensOf>[number], { kind: 'option' }>;

const tokensOf = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: Object.fromEntries(
      [...byFlag].map(([flag, each]) => [flag, { type: takesValue(each) ? 'string' : 'boolean' } as const]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  }).tokens;

/** Reads all there is, and tells all that is wrong with it at once. `others`: flags that are no settings. */
export const readFlags = (args: readonly string[], others: readonly string[]): Flags => {
  const given = new Map<string, string>();
  const asked = new Set<string>();
  const faults: SettingFault[] = [];

  const take = ({ name, rawName, value, inlineValue }: Token): void => {
    const setting = byFlag.get(name);
    const known = setting !== undefined || others.includes(name);
    if (!known || !rawName.startsWith('--')) {
      const near = nearest(name, [...byFlag.keys(), ...others]);
      faults.push(faultAt(rawName, ({ noFlag }) => noFlag(near === undefined ? undefined : `--${near}`)));
    } else if (setting === undefined || !takesValue(setting)) {
      if (value !== undefined) faults.push(faultAt(rawName, ({ valueTooMany }) => valueTooMany));
      else if (setting === undefined) asked.add(name);
      else given.set(setting.name, 'yes');
    } else if (value === undefined || value === '' || (!inlineValue && value.startsWith('-'))) {
      faults.push(faultAt(rawName, ({ valueMissing }) => valueMissing));
    } else given.set(setting.name, value);
  };

  const tokens = tokensOf(args);
  /** A word behind a flag that nobody knows was meant as its value. */
  const isMeantFor = (place: number): boolean => {
    const before = tokens[place - 1];
    return before?.kind === 'option' && !byFlag.has(before.name) && !others.includes(before.name);
  };
  for (const [place, token] of tokens.entries()) {
    if (token.kind === 'option') take(token);
    else if (token.kind === 'positional' && !isMeantFor(place))
      faults.push(faultAt(token.value, ({ wordTooMany }) => wordTooMany));
  }
  return { given, asked, faults };
};
