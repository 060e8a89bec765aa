import type { Story } from '../../story.ts';

/** The fire of half a period, all at once. */
export const fireAll = (_story: Story): void => {};
