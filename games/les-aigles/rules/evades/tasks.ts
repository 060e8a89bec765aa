import type { TaskRule } from '../planning/glance.ts';

const evade: TaskRule<'evade'> = {
  judge: () => [],
  foresee: ({ part, quarters }) => ({ part, takes: quarters }),
};

export const evadeTasks = { evade };
