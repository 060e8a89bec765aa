import { HttpError } from '../http-error.ts';

/** Why something is not looked through to its end. */

export const closing = (): HttpError =>
  new HttpError(503, 'not-ready', 'The server stops: nothing was set up.');
export const busy = (): HttpError =>
  new HttpError(503, 'busy', 'Too much is being looked through already: try again in a moment.');
export const oneAtATime = (): HttpError =>
  new HttpError(
    429,
    'too-many',
    'What came from this address before is still being looked through: wait a little.',
  );
export const tooLate = (milliseconds: number): HttpError =>
  new HttpError(
    422,
    'too-dear',
    `It takes longer than ${milliseconds / 1000} seconds to look this through: nothing was set up.`,
  );
export const tooLarge = (): HttpError =>
  new HttpError(422, 'too-dear', 'It takes too much memory to look this through: nothing was set up.');
export const left = (): HttpError =>
  new HttpError(499, 'gone', 'Who asked for it has left: nothing was set up.');
