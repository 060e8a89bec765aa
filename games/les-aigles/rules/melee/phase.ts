import type { Story } from '../../story.ts';

/** At the end of a period every melee fights a round. */
export const fightMelees = (_story: Story): void => {};
