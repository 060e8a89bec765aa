/** Where a line of sight that rises or falls is lower than a top, for proofs that need some room. */

/** The room that a proof leaves for rounding, in units: far above the noise, far below what can be seen. */
export const CLEAR = 0.05;

/** The share of a rise that counts as no longer below the top. */
const STEP = 1e-3;

/** The shares of the way between which the line is clearly below the top. */
export let lowFrom = 0;
export let lowTo = 1;

export const takeLow = (az: number, bz: number, height: number): void => {
  lowFrom = 0;
  lowTo = 1;
  if (az < height && bz < height) return;
  if (az >= height && bz >= height) {
    lowTo = 0;
    return;
  }
  const share = (height - az) / (bz - az);
  if (az < height) lowTo = share - STEP;
  else lowFrom = share + STEP;
};
