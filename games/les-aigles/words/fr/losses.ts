import type { Words } from '../words.ts';

export const losses: Words['losses'] = {
  told: {
    fell: ({ part, men, destroyed }, names) => {
      const count = men === 1 ? 'un homme' : `${men} hommes`;
      return destroyed === true
        ? `${names.part(part)} perd ${count} et n’existe plus`
        : `${names.part(part)} perd ${count}`;
    },
  },
  refusals: {},
};
