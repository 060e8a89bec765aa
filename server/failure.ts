/** A failure to start that we foresaw: its message is the whole sentence that the person at the keyboard reads. */
export class PlainFailure extends Error {
  override readonly name = 'PlainFailure';
}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** What somebody asked for cannot be: told in the one shape of every error, with the status it goes out under. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly statusCode: number;
  readonly code: string;
  readonly path: string | undefined;

  constructor(statusCode: number, code: string, message: string, path?: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.path = path;
  }
}
