/** Where a line of sight that rises or falls is lower than a top, for proofs that need some room. */
import { low } from './scratch.ts';

/** The room that a proof leaves for rounding, in units: far above the noise, far below what can be seen. */
export const CLEAR = 0.05;

/** The share of a rise that counts as no longer below the top. */
const STEP = 1e-3;

export const takeLow = (az: number, bz: number, height: number): void => {
  low[0] = 0;
  low[1] = az >= height && bz >= height ? 0 : 1;
  if (az < height === bz < height) return;
  const share = (height - az) / (bz - az);
  if (az < height) low[1] = share - STEP;
  else low[0] = share + STEP;
};
