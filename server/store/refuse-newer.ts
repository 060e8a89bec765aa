import { PlainFailure } from '../failure.ts';

/** Going on with a store that a newer server has changed would damage it. */
export const refuseNewer = (where: string, found: number, known: number): void => {
  if (found <= known) return;
  throw new PlainFailure(({ tooNew }) => tooNew(where, found, known));
};
