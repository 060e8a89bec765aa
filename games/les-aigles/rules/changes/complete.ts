import type { Story } from '../../story.ts';

/** The end of a quarter for everything that takes time. */
export const completeDoings = (_story: Story): void => {};
