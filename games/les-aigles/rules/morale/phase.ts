import type { Story } from '../../story.ts';

/** Whom fire and sights have shaken is tested. */
export const testMorale = (_story: Story): void => {};
