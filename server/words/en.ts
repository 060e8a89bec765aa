import type { FailureWords } from './failures.ts';

export const en: FailureWords = {
  portTaken: (port) =>
    `Port ${port} is in use: stop the program that holds it, or choose another with --port ${port + 1}.`,
  portForbidden: (port) => `This user may not listen on port ${port}: choose one above 1023.`,
  noAddress: (host) => `This machine has no address ${host}: choose one of its own, or 0.0.0.0 for all.`,
  noPage: (folder) => `There is no page in ${folder}: build it with npm run build.`,
  noPostgres: (place, reason) =>
    `The PostgreSQL at ${place ?? 'the address in DATABASE_URL'} cannot be used (${reason}): start it, or mend DATABASE_URL, or unset it for the embedded store.`,
  copyExists: (file) => `${file} exists already: a backup overwrites nothing, so name a new file.`,
  noRoomForCopy: (file) =>
    `There is no room for a copy of the games at ${file}: make some, or name another place.`,
  noGames: (file) => `There are no games at ${file} to back up.`,
  gamesForbidden: (file, user) =>
    `${user} may not read the games at ${file}: do this as root, or as the user that the server runs as.`,
  folderInUse: (folder) =>
    `Another Grognard is using the games in ${folder}: stop it first, or give this one a folder of its own with --data.`,
  folderForbidden: (folder) =>
    `Grognard may not write its games in ${folder}: give this user write access to it, or choose another folder with --data.`,
  noLock: (file) =>
    `${file} is not the lock of a Grognard: remove it, if nobody else needs it, and start again.`,
  startsFull: (folder) =>
    `There is no room left for the games in ${folder}: make some, or choose another folder with --data, and start again.`,
  notGames: (file) =>
    `${file} is not a file of games, and was left as it is: move it away, and put your games or a backup in its place.`,
  startsDamaged: (file) =>
    `The games in ${file} are damaged, and were left as they are: keep a copy of the whole folder, then empty it and put your newest backup there as games.sqlite.`,
  onlyJournal: (file) =>
    `${file} is gone, but its journal lies there: put the file back beside it; or empty the folder and put a backup there as games.sqlite.`,
  noRoom: (folder) =>
    `There is no room left for the games in ${folder}: orders are refused until there is some. Nothing that was answered is lost.`,
  unwritable: (folder, reason) =>
    `The games in ${folder} cannot be written (${reason}): orders are refused until they can. Nothing that was answered is lost.`,
  outOfReach: (place, reason) =>
    `The PostgreSQL at ${place} does not answer as it should (${reason}): requests are refused until it does. Nothing that was answered is lost.`,
  writesAgain: (folder) => `The games in ${folder} can be written again: orders are taken.`,
  damaged: (file, rescued) =>
    `${file} has been damaged, replaced or taken away under the running server: orders are refused. ${
      rescued === undefined
        ? 'Not all of it can be read. Stop the server, keep a copy of the whole folder, then empty it and put your newest backup there as games.sqlite.'
        : `All games were copied to ${rescued}. Stop the server, move all else out of the folder, rename the copy to games.sqlite, and start again.`
    }`,
  daybookDamaged: (aside, behindGaps) =>
    `The daybook of an earlier Grognard is damaged: what could be read was taken over${
      behindGaps === 0 ? '' : `, but not ${behindGaps} orders that follow on lost ones`
    }. The leaf was kept as ${aside}: ask the players of open games whether their last orders are there, and go back to a backup if they miss them.`,
  daybookUnfinished: (aside) =>
    `The daybook of an earlier Grognard ends in an unfinished note, which nobody was answered for if the machine fell just then. The leaf was kept as ${aside}: remove it once the players of open games miss nothing.`,
  badCopy: (file, reason) => `${file} is no good copy of the games (${reason}): do not rely on it.`,
  noCopy: (file) => `There is no copy of the games at ${file}.`,
  mayNotWrite: (folder, user) =>
    `${user} may not write there. Give the folder to that user (chown), or name another; under systemd the unit must let it write there, too (ReadWritePaths=${folder}).`,
  cannotExpireInto: (folder, reason) =>
    `No log can be written into ${folder}, so no table will be cleared away: ${reason}`,
  noBackup: (folder, reason) =>
    `No backup could be made in ${folder}: ${reason} It is tried again every minute; the backups that are there are kept.`,
  backsUpAgain: (folder) => `A backup was made in ${folder}, and checked: all is well again.`,
  willExpire: (table, day) =>
    `Nobody has touched the table ${table} for long: it is cleared away on ${day}, unless somebody opens it before.`,
  expired: (table, into) =>
    `The table ${table} was cleared away: nobody had touched it.${into === undefined ? '' : ` Its log is in ${into}.`}`,
  noTable: (table) => `There is no table ${table}: grognard tables list tells which there are.`,
  noSeat: (table, seat, seats) => `The table ${table} has no seat ${seat}, only: ${seats.join(', ')}.`,
  generalsSeat: (table, seat) => `At the table ${table} a general plays ${seat}: he needs no key.`,
  notExported: (table, file, reason) =>
    `The table ${table} could not be written to ${file} (${reason}), and was not cleared away.`,
  noGamesThere: (file) => `There are no games at ${file}: name their folder with --data.`,
  notTheOperator: (folder) =>
    `A Grognard is using the games in ${folder}, and this user may not speak to it: ask as the user that it runs as.`,
  tooNew: (place, found, known) =>
    `The games in ${place} were kept by a newer Grognard (layout ${found}, this one knows ${known}): update this one.`,
};
