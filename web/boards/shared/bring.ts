const AGAIN = 1_500;

/** Sends for a part of the page that is not needed at once, however often it takes. */
export const bring = async <T>(load: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
};
