import type { Story } from '../../story.ts';

/** The second level: rallies, and those who follow them. */
export const rallyOn = (_story: Story): void => {};

/** Rallies that may end. */
export const endRallies = (_story: Story): void => {};
