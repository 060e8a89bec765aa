import { HttpError } from '../http-error.ts';

/** Why a store may have to refuse something that is none of the asker's fault. */
const REASONS = ['full', 'unwritable', 'damaged', 'away'] as const;
export type Reason = (typeof REASONS)[number];

const TOLD: Readonly<Record<Reason, readonly [code: string, message: string]>> = {
  full: ['no-room', 'The server has no room left to keep this, so it was not done. Send it again later.'],
  unwritable: [
    'not-kept',
    'The server cannot keep this at the moment, so it was not done. Send it again later.',
  ],
  damaged: [
    'damaged',
    'The games of this server are damaged, and nothing is written until its operator has seen to it.',
  ],
  // The connection may have broken between a commit and its answer.
  away: [
    'out-of-reach',
    'The server cannot reach its games at the moment. Send the same again later: what has an id is done once.',
  ],
};

export const storeError = (reason: Reason): HttpError => new HttpError(503, ...TOLD[reason]);
