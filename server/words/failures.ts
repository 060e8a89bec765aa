/** Why the server cannot start or copy its games, in one language; a missing sentence does not compile. */
export interface FailureWords {
  readonly portTaken: (port: number) => string;
  readonly portForbidden: (port: number) => string;
  readonly noAddress: (host: string) => string;
  readonly noPage: (folder: string) => string;
  readonly noPostgres: (place: string | undefined, reason: string) => string;
  readonly copyExists: (file: string) => string;
  readonly noGames: (file: string) => string;
  readonly folderInUse: (folder: string) => string;
  readonly folderForbidden: (folder: string) => string;
  readonly tooNew: (place: string, found: number, known: number) => string;
}
