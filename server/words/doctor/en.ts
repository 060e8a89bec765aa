import { times } from '@grognard/engine/english';
import type { DoctorWords } from './words.ts';

const perhaps = (name: string | undefined): string => (name === undefined ? '' : `; did you mean ${name}?`);

export const en: DoctorWords = {
  settingsGood: 'The settings are in order.',
  settingsBad: (fault) => `${fault}. Mend it: the server does not start like this.`,
  unknownVariable: (name, near) => `The variable ${name} is set, and means nothing here${perhaps(near)}`,
  openConfig: (file) => `${file} holds secrets, and others may read it: chmod 600 ${file}`,

  noGamesYet: (file) =>
    `There are no games at ${file} yet: the first start of the server makes them, or --data names another folder.`,
  storeGood: (file, games, entries, size) =>
    `The games in ${file} are whole: ${times(games, 'table')}, ${times(entries, 'entry', 'entries')}, ${size}.`,
  storeBroken: (reason) =>
    `The games are damaged (${reason}). Stop the server, keep a copy of the whole folder, and go back to a backup.`,
  storeTooNew: (found, known) =>
    `The games were kept by a newer Grognard (layout ${found}, this one knows ${known}): update this one.`,
  storeOlder: (found, known) =>
    `The games have layout ${found}; the next start brings them to ${known}. Make a backup before it.`,
  readable: (path) =>
    `${path} may be read by others on this machine, and the dice of all tables with it: chmod go= ${path}`,
  leftOver: (file) =>
    `${file} was put aside when something was wrong: see that nothing is missed, then remove it.`,
  room: (size) => `There are ${size} free on the disk.`,
  littleRoom: (folder, size) =>
    `There are only ${size} free on the disk of ${folder}: make room before orders are refused.`,
  noRoom: (folder, size) =>
    `There are only ${size} free on the disk of ${folder}: make room now, orders are refused or soon will be.`,
  storeForbidden: (path, user) =>
    `${user} may not read and write ${path}. If the server runs as this user, give it to him (chown); if not, run the doctor as the server’s user or as root.`,
  storeOfOther: (path, folder) =>
    `${path} belongs to another user than its folder, and the server may not be able to write it: chown --reference=${folder} ${path}`,
  runs: (version) => `A server is running (version ${version}).`,
  runsOther: (running, here) =>
    `The server that is running is version ${running}, and this command ${here}: restart the server.`,
  runsNot: 'No server is running on these games.',
  runsWithWarning: (warning) => `The server that is running has something to say: ${warning}. See its log.`,

  clockGood: 'The clocks agree.',
  clockOff: (against, seconds) =>
    `The clock of this machine differs from that of ${against} by ${seconds} seconds: set it by the network (timedatectl set-ntp true).`,
  clockBehindGames: (seconds) =>
    `The newest table was set up ${seconds} seconds after now: the clock of this machine is behind. Set it by the network.`,
  fileSystem: 'the file system',

  databaseGood: (place, version, milliseconds) =>
    `The PostgreSQL at ${place} (${version}) answers in ${milliseconds} ms, and games can be kept there.`,
  databaseAway: (place, reason) =>
    `The PostgreSQL at ${place} cannot be reached (${reason}): start it, or mend DATABASE_URL.`,
  databaseOld: (version) =>
    `PostgreSQL ${version} is older than 13, the oldest that is looked after: update it.`,
  databaseSlow: (milliseconds) =>
    `PostgreSQL takes ${milliseconds} ms for the smallest question: every order waits several times as long. Bring it nearer, or see what keeps it busy.`,
  databaseReadOnly:
    'The PostgreSQL is read only, perhaps a copy of another: give the address of the one that is written to.',
  databaseRights: (what) => `The user of DATABASE_URL may not ${what}: grant it, or give another user.`,
  databaseLayout: (found, known) =>
    `The games in PostgreSQL have layout ${found}, and this Grognard knows ${known}: ${found > known ? 'update this one' : 'the next start brings them up to date; make a backup before it'}.`,
  databaseFull: (used, most) =>
    `${used} of the ${most} connections of PostgreSQL are in use, and each server wants 11: raise max_connections, or run fewer.`,

  proxyUntried:
    'No public address was tried: give it with --url to have proxy, streams and WebSocket looked at.',
  proxyAnswers: (url, milliseconds) => `${url} answers in ${milliseconds} ms.`,
  proxyAway: (url, reason) =>
    `${url} cannot be reached (${reason}): see that name, proxy and certificate are right, and that the server runs.`,
  proxyWrongHost: (name) =>
    `The server does not know itself by ${name}: add it to --names, and let the proxy pass the Host of the visitor on.`,
  proxyOther: (url, status) =>
    `${url}/health is answered with ${status}, and not by a Grognard: see where the proxy sends what it is asked.`,
  proxyPlain: 'The address begins with http://, so keys travel in the clear: put TLS in front.',
  proxyForwards: 'The proxy tells the address of whoever asks.',
  proxyNone: 'This is the server itself, without a proxy.',
  proxyHides:
    'The proxy does not tell who asks, so every visitor counts as this machine, without limits and with a look at /metrics: have it set X-Forwarded-For.',
  proxyUnset: 'A proxy tells who asks, but --proxy is not set, so all visitors share one allowance: set it.',
  websocketGood: 'The WebSocket of orders passes.',
  websocketBad: (reason) =>
    `The WebSocket of orders does not pass (${reason}): let the proxy pass the upgrade of /api/websocket. Until then pages fall back on requests.`,
  streamGood: 'Streams arrive as they are sent, and are not cut off.',
  streamHeldBack: 'Nothing of a stream arrives: the proxy holds it back. Turn buffering off for /api/stream.',
  streamCut: (seconds) =>
    `A stream was cut off after ${seconds} seconds: let the proxy wait for at least 30 where nothing is sent.`,

  noBackups: 'No backups are made by schedule: set --backups to a folder, best on another disk.',
  backupGood: (file, hours, games) =>
    `The last backup is ${times(hours, 'hour')} old, opens, and holds ${times(games, 'table')}: ${file}`,
  backupNone: (folder) =>
    `There is no backup in ${folder} yet: start the server, which makes one, or grognard backup FILE.`,
  backupOld: (file, hours) =>
    `The last backup is ${hours} hours old: ${file}. See in the log of the server why no newer one was made.`,
  backupBroken: (reason) => `${reason} See in the log why, and make another with grognard backup FILE.`,
};
