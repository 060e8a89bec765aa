import type { Story } from '../../story.ts';

/** The third level: charges, counter-charges and evades, all at once. */
export const chargeHome = (_story: Story): void => {};
