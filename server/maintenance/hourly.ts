/** Work that a server does by itself: soon after it was opened, then every hour. */
export interface Hourly {
  /** Does it now; whoever asks while it is being done waits for that. */
  look(): Promise<void>;
  close(): Promise<void>;
}

const FIRST_LOOK = 60_000;
export const HOUR = 3_600_000;

export const hourly = (work: () => Promise<void>): Hourly => {
  let working: Promise<void> | undefined;
  const look = (): Promise<void> => {
    working ??= work().finally(() => {
      working = undefined;
    });
    return working;
  };
  // A store that is away is told of elsewhere; what is due now is due in an hour as well.
  const tryIt = (): void => void look().catch(() => {});
  const first = setTimeout(tryIt, FIRST_LOOK).unref();
  const timer = setInterval(tryIt, HOUR).unref();
  return {
    look,
    close: async () => {
      clearTimeout(first);
      clearInterval(timer);
      await working?.catch(() => {});
    },
  };
};
