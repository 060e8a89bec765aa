import type { FailureWords } from './failures.ts';

export const en: FailureWords = {
  portTaken: (port) =>
    `Port ${port} is in use: stop the program that holds it, or choose another with npm start -- --port ${port + 1}.`,
  portForbidden: (port) => `This user may not listen on port ${port}: choose one above 1023.`,
  noAddress: (host) => `This machine has no address ${host}: choose one of its own, or 0.0.0.0 for all.`,
  noPage: (folder) => `There is no page in ${folder}: build it with npm run build.`,
  noPostgres: (place, reason) =>
    `The PostgreSQL at ${place ?? 'the address in DATABASE_URL'} cannot be used (${reason}): start it, or mend DATABASE_URL, or unset it for the embedded store.`,
  copyExists: (file) => `${file} exists already: a backup overwrites nothing, so name a new file.`,
  noGames: (file) => `There are no games at ${file} to back up.`,
  folderInUse: (folder) =>
    `Another Grognard is using the games in ${folder}: stop it first, or give this one a folder of its own with --data.`,
  folderForbidden: (folder) =>
    `Grognard may not write its games in ${folder}: give this user write access to it, or choose another folder with --data.`,
  tooNew: (place, found, known) =>
    `The games in ${place} were kept by a newer Grognard (layout ${found}, this one knows ${known}): update this one.`,
};
