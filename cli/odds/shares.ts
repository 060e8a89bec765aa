/** 95 in 100 such intervals hold the true share. */
const Z = 1.96;

export interface Share {
  readonly share: number;
  /** Between which the true share most likely lies (Wilson's interval). */
  readonly low: number;
  readonly high: number;
}

/** How often something came, and how sure that is. */
export const shareOf = (times: number, samples: number): Share => {
  const share = times / samples;
  const weight = 1 + Z ** 2 / samples;
  const middle = (share + Z ** 2 / (2 * samples)) / weight;
  const reach = (Z / weight) * Math.sqrt((share * (1 - share)) / samples + Z ** 2 / (4 * samples ** 2));
  return {
    share,
    low: times === 0 ? 0 : Math.max(0, middle - reach),
    high: times === samples ? 1 : Math.min(1, middle + reach),
  };
};
