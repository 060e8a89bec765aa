import type { Words } from '../words.ts';

export const marching: Words['marching'] = {
  told: {
    moved: ({ part, stoppedBy }, names) =>
      stoppedBy === undefined
        ? `${names.part(part)} se déplace`
        : `${names.part(part)} se déplace et s’arrête devant ${names.part(stoppedBy)}`,
  },
  refusals: {},
};
