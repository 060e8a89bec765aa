import type { Story } from '../../story.ts';

/** The fourth level: normal moves, all at once. */
export const marchOn = (_story: Story): void => {};
