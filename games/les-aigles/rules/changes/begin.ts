import type { Story } from '../../story.ts';

/** Whatever a plan has next and takes whole quarters begins now. */
export const beginTasks = (_story: Story): void => {};
