import type { FinishedRequest } from './requests.ts';

/** What went wrong, as the operator is told of it: nothing that was sent, and nobody's address. */
export interface Failure {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly id: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly code: string;
}

export interface Failures {
  note(answered: FinishedRequest): void;
  /** Of ours, the newest first. */
  broken(): readonly Failure[];
  /** What others asked for and could not have, the newest first. */
  refused(): readonly Failure[];
}

const MANY = 20;
const OF_OURS = 500;

/** Keeps the last few of either kind: strangers who try every address must not drive out what is our own fault. */
export const keepFailures = (): Failures => {
  const broken: Failure[] = [];
  const refused: Failure[] = [];
  return {
    note: ({ id, method, route, status, code }) => {
      if (code === undefined) return;
      const kept = status >= OF_OURS ? broken : refused;
      kept.unshift({ at: Date.now(), id, method, route, status, code });
      if (kept.length > MANY) kept.pop();
    },
    broken: () => [...broken],
    refused: () => [...refused],
  };
};
