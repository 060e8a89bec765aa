import type { Story } from '../../story.ts';

/** Charges and evades that were written are declared. */
export const declare = (_story: Story): void => {};
