/** A failure we foresaw: its message is the whole sentence that the person at the keyboard gets to read. */
export class PlainFailure extends Error {
  /** @override */
  name = 'PlainFailure';
}

const FORBIDDEN = ['EACCES', 'EPERM', 'EROFS'];

/**
 * @param {unknown} error
 * @returns {string | undefined}
 */
export const codeOf = (error) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/**
 * @param {string} folder
 * @param {unknown} error
 * @returns {unknown} a plain failure when the system forbade writing, else the error itself
 */
export const explainWriting = (folder, error) =>
  FORBIDDEN.includes(codeOf(error) ?? '')
    ? new PlainFailure(
        `Grognard may not write in ${folder}: give this user write access to it, or use a checkout that it owns.`,
      )
    : error;
