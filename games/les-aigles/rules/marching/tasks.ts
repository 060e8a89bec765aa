import type { TaskRule } from '../planning/glance.ts';

const stand: TaskRule<'stand'> = {
  judge: () => [],
  foresee: ({ part, quarters }) => ({ part, takes: quarters }),
};

const march: TaskRule<'march'> = {
  judge: () => [],
  foresee: ({ part }) => ({ part, takes: 1 }),
};

const drag: TaskRule<'drag'> = {
  judge: () => [],
  foresee: ({ part }) => ({ part, takes: 2 }),
};

export const marchTasks = { stand, march, drag };
