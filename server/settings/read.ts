import { dirname } from 'node:path';
import { err, ok, type Result } from '@grognard/engine';
import { readSettingsFile } from './file.ts';
import { kindOf, type ValueOf } from './kinds.ts';
import { locationOf, type Origin, type SettingFault } from './origin.ts';
import { faultAt } from './setting-words.ts';
import { type Known, type Setting, type SettingName, settings } from './settings.ts';

type Fallen<S> = S extends { readonly fallback: string } ? never : undefined;

/** What a server is kept by. Paths are whole. */
export type Settings = {
  readonly [S in Known as S['name']]: ValueOf<S['kind']> | Fallen<S>;
};

export interface Chosen {
  readonly values: Settings;
  readonly origins: Readonly<Record<SettingName, Origin>>;
}

export interface Given {
  /** By the names of settings. */
  readonly flags: ReadonlyMap<string, string>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where paths of the command line and of variables begin. */
  readonly folder: string;
}

/** In words, with where they were found: what goes before comes first. */
interface Source {
  readonly folder: string;
  readonly find: (setting: Setting) => { readonly text: string; readonly origin: Named } | undefined;
}

type Named = Exclude<Origin, { by: 'default' }>;

const sourceOf = (
  folder: string,
  textOf: (setting: Setting) => string | undefined,
  originOf: (setting: Setting) => Named,
): Source => ({
  folder,
  find: (setting) => {
    const text = textOf(setting);
    return text === undefined ? undefined : { text, origin: originOf(setting) };
  },
});

/** An empty variable is none: it must not open anything. */
const unlessEmpty = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

const givenHere = ({ flags, env, folder }: Given): readonly Source[] => [
  sourceOf(
    folder,
    ({ name }) => flags.get(name),
    ({ flag = '' }) => ({ by: 'flag', name: `--${flag}` }),
  ),
  sourceOf(
    folder,
    ({ variable }) => unlessEmpty(env[variable]),
    ({ variable }) => ({ by: 'variable', name: variable }),
  ),
];

interface Looked {
  readonly value?: unknown;
  readonly origin: Origin;
  readonly faults: readonly SettingFault[];
}

/** The first that is given counts, and all that are given are checked. */
const lookUp = (setting: Setting, sources: readonly Source[]): Looked => {
  const kind = kindOf(setting.kind);
  const found = sources.flatMap((source) => {
    const given = source.find(setting);
    return given === undefined ? [] : [{ ...given, read: kind.read(given.text, source.folder) }];
  });
  const faults = found.flatMap(({ read, origin }) =>
    read.ok ? [] : [faultAt(locationOf(origin), read.error)],
  );
  const [first] = found;
  if (first !== undefined)
    return { ...(first.read.ok && { value: first.read.value }), origin: first.origin, faults };
  const fallen = setting.fallback === undefined ? undefined : kind.read(setting.fallback, '/');
  return { ...(fallen?.ok && { value: fallen.value }), origin: { by: 'default' }, faults };
};

const [CONFIG, ...OTHERS] = settings;

/** Reads flags, variables and the file; what is wrong is told all at once, and nothing has been opened or written. */
export const readSettings = (given: Given): Result<Chosen, readonly SettingFault[]> => {
  const here = givenHere(given);
  const config = lookUp(CONFIG, here);
  const file = typeof config.value === 'string' ? config.value : undefined;
  const inFile = file === undefined ? undefined : readSettingsFile(file);
  const sources =
    file === undefined || inFile === undefined
      ? here
      : [
          ...here,
          sourceOf(
            dirname(file),
            ({ name }) => unlessEmpty(inFile.given.get(name)),
            ({ name }) => ({ by: 'file', file, name }),
          ),
        ];
  const looked = new Map<Setting, Looked>([
    [CONFIG, config],
    ...OTHERS.map((each): [Setting, Looked] => [each, lookUp(each, sources)]),
  ]);
  const faults = [...(inFile?.faults ?? []), ...[...looked.values()].flatMap((each) => each.faults)];
  if (faults.length > 0) return err(faults);
  const pick = <T>(part: (each: Looked) => T) =>
    Object.fromEntries([...looked].map(([{ name }, each]) => [name, part(each)]));
  // What each kind reads is what its type says: the list is the same.
  return ok({
    values: pick(({ value }) => value) as unknown as Settings,
    origins: pick(({ origin }) => origin) as Record<SettingName, Origin>,
  });
};
