import type { Words } from '../words.ts';

export const marching: Words['marching'] = {
  told: {
    moved: ({ part, stoppedBy }, names) =>
      stoppedBy === undefined
        ? `${names.part(part)} moves`
        : `${names.part(part)} moves and stops before ${names.part(stoppedBy)}`,
  },
  refusals: {},
};
