import { accessSync, constants, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { codeOf } from './failure.ts';

/** Who this process is, as he can be named to somebody: a user of systemd's making has no name. */
export const ownUser = (): string => {
  const uid = process.getuid?.();
  try {
    return uid === undefined ? userInfo().username : `${userInfo().username} (${uid})`;
  } catch {
    return `user ${uid}`;
  }
};

const isForbidden = (error: unknown): boolean =>
  ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(codeOf(error) ?? '');

const may = (path: string, what: number): boolean => {
  try {
    accessSync(path, what);
    return true;
  } catch (error) {
    if (isForbidden(error)) return false;
    throw error;
  }
};

/** Whether there is something; undefined if this user may not even know. */
export const isThere = (path: string): boolean | undefined => {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    if (isForbidden(error)) return undefined;
    throw error;
  }
};

export const mayRead = (path: string): boolean => may(path, constants.R_OK);

/** Also where it would have to be made first. */
export const mayWrite = (path: string): boolean => {
  const there = isThere(path);
  if (there === undefined) return false;
  return there ? may(path, constants.W_OK) : dirname(path) !== path && mayWrite(dirname(path));
};
