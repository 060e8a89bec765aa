/** A failure to start that we foresaw: its message is the whole sentence that the person at the keyboard reads. */
export class PlainFailure extends Error {
  override readonly name = 'PlainFailure';
}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
