import { statSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { err, ok, type Result } from '@grognard/engine';
import { LOGGED, type Logged } from '../requests/log.ts';
import type { SettingFaults } from '../words/settings/words.ts';

type Fault = (words: SettingFaults) => string;
type Read<T> = Result<T, Fault>;

/** How a setting is read: from words, as flags and variables have it, and from what a file in JSON may hold instead. */
interface Kind<T> {
  /** `from`: the folder that paths begin at. */
  readonly read: (text: string, from: string) => Read<T>;
  /** A value of JSON in words; undefined for one that it cannot be. */
  readonly written: (value: unknown) => string | undefined;
  /** The value as it would be written, where that is not how it is kept. */
  readonly told?: (value: number) => string;
  /** What stands for the value on the command line, by its key in the words; a flag without one takes none. */
  readonly takes?: keyof SettingFaults['values'];
}

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const asNumber = (value: unknown): string | undefined =>
  typeof value === 'number' ? String(value) : asText(value);
const asYes = (value: unknown): string | undefined =>
  typeof value === 'boolean' ? String(value) : undefined;
const asList = (value: unknown): string | undefined =>
  Array.isArray(value) && value.every((each) => typeof each === 'string' && !/[\s,]/.test(each))
    ? value.join(',')
    : asText(value);

/** What holds no files of anybody's: to make some there fails in ways of its own, or never ends. */
const NO_PLACE = /^\/(proc|sys|dev)(\/|$)(?!shm(\/|$))/;

const path = (text: string, from: string): Read<string> => {
  const found = isAbsolute(text) ? resolve(text) : resolve(from, text);
  return NO_PLACE.test(found) ? err(({ noPlace }) => noPlace(found)) : ok(found);
};

const folder = (text: string, from: string): Read<string> => {
  const found = path(text, from);
  if (!found.ok) return found;
  const stats = statSync(found.value, { throwIfNoEntry: false });
  return stats === undefined || stats.isDirectory() ? found : err(({ noFolder }) => noFolder(found.value));
};

const port = (text: string): Read<number> => {
  const value = Number(text);
  return /^\d+$/.test(text) && value <= 65_535 ? ok(value) : err(({ notWhole }) => notWhole(text, 0, 65_535));
};

const SPANS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 };

/** A span of time, in milliseconds. */
const span = (text: string): Read<number> => {
  const [, figure = '', unit = ''] = /^(\d+)([mhdw])$/.exec(text) ?? [];
  const value = Number(figure) * (SPANS[unit] ?? 0);
  return value > 0 && Number.isSafeInteger(value) ? ok(value) : err(({ noSpan }) => noSpan(text));
};

const spanTold = (value: number): string => {
  const [unit, length] = Object.entries(SPANS).findLast(([, each]) => value % each === 0) ?? ['ms', 1];
  return `${value / length}${unit}`;
};

const secondsTold = (value: number): string => String(value / 1000);

const MOST = 1000;

const count = (text: string): Read<number> => {
  const value = Number(text);
  return /^\d+$/.test(text) && value <= MOST ? ok(value) : err(({ notWhole }) => notWhole(text, 0, MOST));
};

/** In milliseconds, from whole seconds. */
const secondsUpTo =
  (least: number, most: number) =>
  (text: string): Read<number> => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= least && value <= most
      ? ok(1000 * value)
      : err(({ notWhole }) => notWhole(text, least, most));
  };

/** A minute: whoever is told to stop should. */
const farewell = secondsUpTo(0, 60);
const patience = secondsUpTo(1, 3600);

const MEGABYTE = 1 << 20;
const [FEWEST_MEGABYTES, MOST_MEGABYTES] = [16, 1_000_000];

/** In bytes. */
const megabytes = (text: string): Read<number> => {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= FEWEST_MEGABYTES && value <= MOST_MEGABYTES
    ? ok(MEGABYTE * value)
    : err(({ notWhole }) => notWhole(text, FEWEST_MEGABYTES, MOST_MEGABYTES));
};

const megabytesTold = (value: number): string => String(value / MEGABYTE);

const YES = new Set(['1', 'true', 'yes', 'on']);
const NO = new Set(['0', 'false', 'no', 'off']);

const yes = (text: string): Read<boolean> => {
  const word = text.toLowerCase();
  return YES.has(word) || NO.has(word)
    ? ok(YES.has(word))
    : err(({ neitherYesNorNo }) => neitherYesNorNo(text));
};

const NAME = /^[\p{L}\p{N}_]([\p{L}\p{N}_.-]*[\p{L}\p{N}_])?$/u;

const host = (text: string): Read<string> =>
  NAME.test(text) || /^[\da-f:.]*:[\da-f:.]*(%\w+)?$/i.test(text)
    ? ok(text)
    : err(({ noHost }) => noHost(text));

/** As they are written: with commas or spaces between them. */
const names = (text: string): Read<readonly string[]> => {
  const found = text.split(/[\s,]+/).filter((name) => name !== '');
  const wrong = found.find((name) => !NAME.test(name));
  return wrong === undefined ? ok(found) : err(({ noName }) => noName(wrong));
};

const isLogged = (name: string): name is Logged => LOGGED.some((each) => each === name);

/** What is logged beside our own failures. */
const logged = (text: string): Read<readonly Logged[]> => {
  const found = text.split(/[\s,]+/).filter((name) => name !== '');
  const wrong = found.find((name) => !isLogged(name));
  return wrong === undefined ? ok(found.filter(isLogged)) : err(({ notLogged }) => notLogged(wrong, LOGGED));
};

const SHORTEST_KEY = 16;

const key = (text: string): Read<string> =>
  text.length >= SHORTEST_KEY && !/\s/.test(text) ? ok(text) : err(({ weakKey }) => weakKey(SHORTEST_KEY));

/** Never with what was given: it may hold a password. */
const database = (text: string): Read<string> =>
  /^postgres(ql)?:$/.test(URL.canParse(text) ? new URL(text).protocol : '')
    ? ok(text)
    : err(({ noDatabase }) => noDatabase);

const kinds = {
  file: { read: path, written: asText, takes: 'file' },
  folder: { read: folder, written: asText, takes: 'folder' },
  port: { read: port, written: asNumber, takes: 'number' },
  host: { read: host, written: asText, takes: 'name' },
  names: { read: names, written: asList, takes: 'list' },
  logged: { read: logged, written: asList, takes: 'list' },
  span: { read: span, written: asText, told: spanTold, takes: 'span' },
  count: { read: count, written: asNumber, takes: 'number' },
  farewell: { read: farewell, written: asNumber, told: secondsTold, takes: 'number' },
  patience: { read: patience, written: asNumber, told: secondsTold, takes: 'number' },
  megabytes: { read: megabytes, written: asNumber, told: megabytesTold, takes: 'number' },
  yes: { read: yes, written: asYes },
  key: { read: key, written: asText },
  database: { read: database, written: asText },
} as const satisfies Readonly<Record<string, Kind<unknown>>>;

export type KindName = keyof typeof kinds;

/** What a kind comes to once it has been read. */
export type ValueOf<K extends KindName> =
  ReturnType<(typeof kinds)[K]['read']> extends Read<infer T> ? T : never;

/** All kinds look alike to whoever goes through a list. */
export const kindOf = (name: KindName): Kind<unknown> => kinds[name];
