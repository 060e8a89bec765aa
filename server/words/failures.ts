/** What the server has to say to its operator, in one language: mostly why it cannot start. A missing sentence does not compile. */
export interface FailureWords {
  readonly portTaken: (port: number) => string;
  readonly portForbidden: (port: number) => string;
  readonly noAddress: (host: string) => string;
  readonly noPage: (folder: string) => string;
  readonly noPostgres: (place: string | undefined, reason: string) => string;
  readonly copyExists: (file: string) => string;
  readonly noRoomForCopy: (file: string) => string;
  readonly noGames: (file: string) => string;
  readonly gamesForbidden: (file: string, user: string) => string;
  readonly folderInUse: (folder: string) => string;
  readonly folderForbidden: (folder: string) => string;
  readonly noLock: (file: string) => string;
  readonly startsFull: (folder: string) => string;
  readonly notGames: (file: string) => string;
  readonly startsDamaged: (file: string) => string;
  readonly onlyJournal: (file: string) => string;
  readonly noRoom: (folder: string) => string;
  readonly unwritable: (folder: string, reason: string) => string;
  readonly outOfReach: (place: string, reason: string) => string;
  readonly writesAgain: (folder: string) => string;
  /** `rescued`: where all that could be read was copied to. */
  readonly damaged: (file: string, rescued: string | undefined) => string;
  /** `behindGaps`: orders that were read and are of no use without one before them. */
  readonly daybookDamaged: (aside: string, behindGaps: number) => string;
  readonly daybookUnfinished: (aside: string) => string;
  readonly badCopy: (file: string, reason: string) => string;
  readonly noCopy: (file: string) => string;
  readonly mayNotWrite: (folder: string, user: string) => string;
  readonly cannotExpireInto: (folder: string, reason: string) => string;
  readonly noBackup: (folder: string, reason: string) => string;
  readonly backsUpAgain: (folder: string) => string;
  readonly willExpire: (table: string, day: string) => string;
  readonly expired: (table: string, into: string | undefined) => string;
  readonly noTable: (table: string) => string;
  readonly noSeat: (table: string, seat: string, seats: readonly string[]) => string;
  readonly generalsSeat: (table: string, seat: string) => string;
  readonly notExported: (table: string, file: string, reason: string) => string;
  readonly noGamesThere: (file: string) => string;
  readonly notTheOperator: (folder: string) => string;
  readonly tooNew: (place: string, found: number, known: number) => string;
}
