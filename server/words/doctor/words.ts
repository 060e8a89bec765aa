/** What the doctor of a server finds, in one language. A sentence of what is wrong says what to do. */
export interface DoctorWords {
  readonly settingsGood: string;
  readonly settingsBad: (fault: string) => string;
  readonly unknownVariable: (name: string, near: string | undefined) => string;
  readonly openConfig: (file: string) => string;

  readonly noGamesYet: (file: string) => string;
  readonly storeGood: (file: string, games: number, entries: number, size: string) => string;
  readonly storeBroken: (reason: string) => string;
  readonly storeTooNew: (found: number, known: number) => string;
  readonly storeOlder: (found: number, known: number) => string;
  readonly readable: (path: string) => string;
  readonly leftOver: (file: string) => string;
  readonly room: (size: string) => string;
  readonly littleRoom: (folder: string, size: string) => string;
  readonly noRoom: (folder: string, size: string) => string;
  readonly storeForbidden: (path: string, user: string) => string;
  readonly storeOfOther: (path: string, folder: string) => string;
  readonly runs: (version: string) => string;
  readonly runsOther: (running: string, here: string) => string;
  readonly runsNot: string;
  readonly runsWithWarning: (warning: string) => string;

  readonly clockGood: string;
  readonly clockOff: (against: string, seconds: number) => string;
  readonly clockBehindGames: (seconds: number) => string;
  readonly fileSystem: string;

  readonly databaseGood: (place: string, version: string, milliseconds: number) => string;
  readonly databaseAway: (place: string, reason: string) => string;
  readonly databaseOld: (version: string) => string;
  readonly databaseSlow: (milliseconds: number) => string;
  readonly databaseReadOnly: string;
  readonly databaseRights: (what: string) => string;
  readonly databaseLayout: (found: number, known: number) => string;
  readonly databaseFull: (used: number, most: number) => string;

  readonly proxyUntried: string;
  readonly proxyAnswers: (url: string, milliseconds: number) => string;
  readonly proxyAway: (url: string, reason: string) => string;
  readonly proxyWrongHost: (name: string) => string;
  readonly proxyOther: (url: string, status: number) => string;
  readonly proxyPlain: string;
  readonly proxyForwards: string;
  readonly proxyNone: string;
  readonly proxyHides: string;
  readonly proxyUnset: string;
  readonly websocketGood: string;
  readonly websocketBad: (reason: string) => string;
  readonly streamGood: string;
  readonly streamHeldBack: string;
  readonly streamCut: (seconds: number) => string;

  readonly noBackups: string;
  readonly backupGood: (file: string, hours: number, games: number) => string;
  readonly backupNone: (folder: string) => string;
  readonly backupOld: (file: string, hours: number) => string;
  readonly backupBroken: (reason: string) => string;
}
