/** What somebody asked for cannot be: told in the one shape of every error, with the status it goes out under. */
export class HttpError extends Error {
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
