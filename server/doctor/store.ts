import { readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ByLanguage, inEach, sizeTold } from '@grognard/engine';
import { connectAdmin } from '../admin/socket-client.ts';
import { PlainFailure } from '../failure.ts';
import { isThere, mayRead, mayWrite, ownUser } from '../file-access.ts';
import { checkCopy } from '../maintenance/check-copy.ts';
import { gamesFile, openToLook } from '../store/sqlite/file.ts';
import { isOurs } from '../store/sqlite/file-modes.ts';
import { LAYOUT } from '../store/sqlite/layout.ts';
import { numberIn } from '../store/sqlite/rows.ts';
import { version } from '../version.ts';
import { examineNewest } from './clock.ts';
import { type Finding, finding } from './finding.ts';

const LITTLE_ROOM = 200e6;
const NO_ROOM = 20e6;

const sizeIn = (bytes: number): ByLanguage<string> => inEach((language) => sizeTold(bytes, language));

const isOpenToOthers = (path: string): boolean => (statSync(path).mode & 0o077) !== 0;

const modes = (folder: string): readonly Finding[] => {
  if (process.platform === 'win32') return [];
  const ours = readdirSync(folder)
    .filter(isOurs)
    .map((name) => join(folder, name));
  return ours.filter(isOpenToOthers).map((path) => finding('store', 'warning', 'readable', path));
};

/** Whoever may read may still not write, and whoever looks may be root, who may do everything. */
const rights = (folder: string): readonly Finding[] => {
  if (process.platform === 'win32') return [];
  const paths = [
    folder,
    ...readdirSync(folder)
      .filter(isOurs)
      .map((name) => join(folder, name)),
  ];
  const forbidden = paths.find((path) => !mayWrite(path));
  if (forbidden !== undefined) return [finding('store', 'fault', 'storeForbidden', forbidden, ownUser())];
  const { uid } = statSync(folder);
  return paths
    .filter((path) => statSync(path).uid !== uid)
    .map((path) => finding('store', 'warning', 'storeOfOther', path, folder));
};

const leftOvers = (folder: string): readonly Finding[] =>
  readdirSync(folder)
    .filter((name) => /^rescued-.*\.sqlite$|^daybook-\d\.kept/.test(name))
    .map((name) => finding('store', 'warning', 'leftOver', join(folder, name)));

const examineRoom = (folder: string): Finding => {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free > LITTLE_ROOM) return finding('store', 'good', 'room', sizeIn(free));
  return free > NO_ROOM
    ? finding('store', 'warning', 'littleRoom', folder, sizeIn(free))
    : finding('store', 'fault', 'noRoom', folder, sizeIn(free));
};

const numberFrom = (file: string, sql: string, name: string): number => {
  const db = openToLook(file);
  try {
    return numberIn(db.prepare(sql).get(), name);
  } finally {
    db.close();
  }
};

const layoutOf = (file: string): number => numberFrom(file, 'pragma user_version', 'user_version');
const newestOf = (file: string): number =>
  numberFrom(file, 'select coalesce(max(at), 0) as newest from games', 'newest');

const games = async (file: string): Promise<readonly Finding[]> => {
  try {
    const layout = layoutOf(file);
    if (layout > LAYOUT.length) return [finding('store', 'fault', 'storeTooNew', layout, LAYOUT.length)];
    const { games: tables, entries, bytes } = await checkCopy(file, (_, reason) => new Error(reason));
    return [
      finding('store', 'good', 'storeGood', file, tables, entries, sizeIn(bytes)),
      ...(layout < LAYOUT.length ? [finding('store', 'warning', 'storeOlder', layout, LAYOUT.length)] : []),
      ...examineNewest(newestOf(file)),
    ];
  } catch (error) {
    const reason =
      error instanceof PlainFailure ? error.said : error instanceof Error ? error.message : String(error);
    return [finding('store', 'fault', 'storeBroken', reason)];
  }
};

const running = async (data: string): Promise<readonly Finding[]> => {
  const client = await connectAdmin(data);
  if (client === undefined) return [finding('store', 'good', 'runsNot')];
  const { version: found, warnings } = await client.status();
  const told = String(found);
  return [
    told === version
      ? finding('store', 'good', 'runs', told)
      : finding('store', 'warning', 'runsOther', told, version),
    ...(Array.isArray(warnings) ? warnings : []).map((each) =>
      finding('store', 'fault', 'runsWithWarning', String(each)),
    ),
  ];
};

/** The folder of an embedded store; nothing in it is changed, and a server may be using it. */
export const examineFolder = async (data: string): Promise<readonly Finding[]> => {
  const file = gamesFile(data);
  const there = isThere(file);
  if (there === false)
    return mayWrite(data)
      ? [finding('store', 'warning', 'noGamesYet', file)]
      : [finding('store', 'fault', 'storeForbidden', data, ownUser())];
  if (there === undefined || !mayRead(file))
    return [finding('store', 'fault', 'storeForbidden', file, ownUser())];
  return [
    ...rights(data),
    ...(await games(file)),
    ...(isOpenToOthers(data) && readdirSync(data).every(isOurs)
      ? [finding('store', 'warning', 'readable', data)]
      : []),
    ...modes(data),
    ...leftOvers(data),
    examineRoom(data),
    ...(await running(data)),
  ];
};
