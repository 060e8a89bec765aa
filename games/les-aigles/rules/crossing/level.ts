import type { Story } from '../../story.ts';

/** The first level: whoever routs runs. */
export const routs = (_story: Story): void => {};

/** Those who are out of each other's ground have crossed. */
export const endCrossings = (_story: Story): void => {};
