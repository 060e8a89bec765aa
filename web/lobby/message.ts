import type { Asked } from '../api/ask.ts';
import type { Words } from '../words/words.ts';

/** What the server said of a failure; of its own, also what to name to its host. */
export const messageOf = (
  { status, error }: Extract<Asked<unknown>, { kind: 'error' }>,
  { reportAs }: Pick<Words, 'reportAs'>,
): string =>
  status < 500 || error.id === undefined ? error.message : `${error.message} ${reportAs(error.id)}`;
