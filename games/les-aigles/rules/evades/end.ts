import type { Story } from '../../story.ts';

/** Evaders who have found shelter stop. */
export const endEvades = (_story: Story): void => {};
