/** What may be planned, where it leads and why not: the game's own rules, on the seat's view. */
export type Judge = typeof import('@grognard/les-aigles/at-hand');

const AGAIN = 1_500;

/** They are no small thing to carry, and come once the table is before the player; however often it takes. */
export const bringJudge = async (): Promise<Judge> => {
  for (;;) {
    try {
      return await import('@grognard/les-aigles/at-hand');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
};
