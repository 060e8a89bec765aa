import type { TaskRule } from '../planning/glance.ts';

const charge: TaskRule<'charge'> = {
  judge: () => [],
  foresee: ({ part, quarters }) => ({ part, takes: quarters }),
};

export const chargeTasks = { charge };
